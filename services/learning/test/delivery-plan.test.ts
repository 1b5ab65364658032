import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@arcada/contracts';
import { moreQuestions } from '../src/seed/courses/responsibility-and-delivery-plans/more-questions.ts';
import { isWorkday, media, type Row, rowsOf, workdays } from './harness/seed-tables.ts';

// The course on delivery plans has one project with one calendar: its files and its texts say the same.

const calendar = new Map(rowsOf('milestones.csv').map((gate) => [gate.milestone, gate]));
const dateOf = (gate = '') => calendar.get(gate)?.date ?? '';
const daysOf = (gate = '') => Number(calendar.get(gate)?.['working days for authorisation and acceptance']);
const latestOf = (gate: string) => workdays(dateOf(gate), -daysOf(gate));

const example = rowsOf('midp.csv');
const whole = rowsOf('midp-full.csv');

const articleOf = (id: string, language: Language, course = 'responsibility-and-delivery-plans') =>
  readFileSync(path.resolve(import.meta.dirname, `../src/seed/courses/${course}/${id}.${language}.md`), 'utf8');
const cellsOf = (text: string) =>
  [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim().replaceAll('`', '')),
  );

/** `10 August`, as each language writes it. */
function written(date: string, language: Language): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format).format(new Date(date));
}

/** The seven lines that are taken apart in the lesson. */
const linesIn = (language: Language): Row[] =>
  cellsOf(articleOf('read-a-plan', language))
    .filter(([name = '']) => name.startsWith('HSP-'))
    .map(([container = '', owner = '', due = '', milestone = '', need = '', predecessor = '']) => ({
      container,
      owner,
      due,
      milestone,
      need,
      predecessor,
    }));

test('a container has one date, gate, owner and title wherever it is planned', () => {
  const columns = ['owner', 'due', 'milestone', 'need'] as const;
  const known = [...example, ...whole];
  for (const line of [...linesIn('en'), ...example]) {
    for (const other of known.filter(({ container }) => container === line.container)) {
      expect(columns.map((column) => other[column])).toEqual(columns.map((column) => line[column]));
    }
  }
  // What is taken apart isn’t what is asked in the final task.
  const asked = new Set(whole.map(({ container }) => container));
  expect([...example, ...linesIn('en')].filter(({ container }) => asked.has(container))).toEqual([]);
});

test('every date is a working day', () => {
  const dates = [...example, ...whole, ...linesIn('en')].map(({ due = '' }) => due);
  const gates = [...calendar.values()].map(({ date = '' }) => date);
  expect([...dates, ...gates].filter((date) => !isWorkday(date))).toEqual([]);
});

test.each(languages)('the seven lines hold and fail as the lesson says (%s)', (language) => {
  const lines = linesIn(language);
  const plain = (line: Row) => ({ ...line, need: '' });
  expect(lines.map(plain)).toEqual(linesIn('en').map(plain));
  const all = [...example, ...lines];
  const dueOf = (end = '') => all.find(({ container = '' }) => container.endsWith(end))?.due;
  const found = lines.map(({ owner, due = '', milestone = '', predecessor = '' }) => {
    const before = predecessor && dueOf(predecessor.replace('…', '-'));
    return [
      ...(owner ? [] : ['owner']),
      ...(calendar.has(milestone) ? [] : ['gate']),
      ...(due > (dateOf(milestone) || '9') ? ['after'] : []),
      ...(due > (calendar.has(milestone) ? latestOf(milestone) : '9') && due <= dateOf(milestone) ? ['room'] : []),
      ...(predecessor && !before ? ['unknown'] : []),
      ...(before && due < before ? ['before'] : []),
    ].join();
  });
  expect(found).toEqual(['', 'room', 'after', 'owner', 'before', 'owner,room,unknown', 'gate']);
  const text = articleOf('read-a-plan', language);
  for (const date of [dateOf('G2'), latestOf('G2')]) expect(text).toContain(written(date, language));
  expect(workdays(lines[0]?.due ?? '', 8)).toBe(latestOf('G2'));
  expect(workdays(latestOf('G2'), 4)).toBe(lines[1]?.due);
  expect(workdays(lines[4]?.due ?? '', 4)).toBe(lines[3]?.due);
});

test.each(languages)('the sums of the lessons are those of the calendar (%s)', (language) => {
  const text = articleOf('backwards-from-the-gate', language);
  const rows = cellsOf(text);
  const steps = rows.filter(([, days = '']) => /^\d+$/.test(days)).map(([, days = '', date = '']) => [days, date]);
  let latest = dateOf('G4');
  for (const [days = '', date = ''] of steps.slice(0, 4)) {
    latest = workdays(latest, -Number(days));
    expect(date).toContain(written(latest, language));
  }
  expect(steps.slice(0, 2).reduce((sum, [days]) => sum + Number(days), 0)).toBe(daysOf('G4'));
  expect(text).toContain(written(latestOf('G3'), language));
  const chain = [
    'HSP-ARC-B1-ZZ-M3-A-0001',
    'HSP-EST-B1-ZZ-M3-S-0001',
    'HSP-INS-B1-ZZ-M3-M-0001',
    'HSP-EST-B1-02-DR-S-0218',
  ];
  const dues = chain.map((name) => whole.find(({ container }) => container === name)?.due ?? '');
  const waits = rows.filter(([, date = '']) => dues.some((due) => written(due, language) === date));
  expect(waits.map(([, date]) => date)).toEqual(dues.map((due) => written(due, language)));
  waits.slice(1).forEach(([, , , days], at) => {
    expect(workdays(dues[at] ?? '', Number(days))).toBe(dues[at + 1]);
  });
  // What is due is what is shared for authorisation, in the course on ISO 19650 too.
  const other = articleOf('who-lets-it-through', language, 'iso-19650-in-practice');
  for (const date of [dateOf('G4'), latestOf('G4')]) expect(other).toContain(written(date, language));
  const columns = cellsOf(articleOf('a-date-that-holds', language)).map(([, cell = '']) => cell);
  const row = whole.find(({ container }) => container === columns.find((cell) => cell.startsWith('HSP-')));
  expect(row).toBeDefined();
  expect(columns).toEqual(expect.arrayContaining([row?.owner, row?.due, row?.milestone, row?.predecessor]));
});

test('the question on the latest date is answered by the calendar', () => {
  const question = moreQuestions.find(({ id }) => id === 'latest-date');
  const right = question?.options.find((option) => option.right);
  for (const language of languages) expect(right?.text[language]).toBe(written(latestOf('G4'), language));
});

test('the script of the lesson reads the plan of the final task with its calendar', () => {
  const run = spawnSync('python3', ['-B', 'check_midp.py', 'midp-full.csv', 'milestones.csv'], {
    cwd: media(''),
    encoding: 'utf8',
  });
  // A machine without Python still checks the rest of the content.
  if (run.error) return;
  const late = whole.filter(({ due = '', milestone = '' }) => milestone === 'G4' && due > latestOf('G4'));
  const linesWith = (part: string) => run.stdout.split('\n').filter((line) => line.includes(part));
  expect(linesWith('before G4').map((line) => line.split(' ')[2])).toEqual(late.map(({ container }) => container));
  expect(linesWith('unknown').map((line) => line.split(' ').at(-1))).toEqual(['G6']);
  expect(run.status).toBe(1);
});
