import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ink, label, screen, signal } from '../at-work/screen.ts';
import { box, day, daysBetween, dot, monthAndDay, stroke } from './shapes.ts';

const media = path.resolve(import.meta.dirname, '../../../services/learning/src/seed/media');

const read = (file: string) => readFileSync(path.join(media, file), 'utf8');

/** The rows of a table that learners get, by column. */
function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = read(file).trim().split('\n');
  const names = head.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, at) => [names[at] ?? '', cell])));
}

/** Open results where they lie, in the colour of the element that would have to move. */
export function clashes(): string {
  const open = rowsOf('clash-results.csv').filter(({ status = '' }) => ['New', 'Active', 'Reviewed'].includes(status));
  const letters = [...'ABCDEFGH'];
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const [left, right, up, down] = [60, 370, 56, 224];
  const xOf = (number: number) => left + ((right - left) * numbers.indexOf(number)) / (numbers.length - 1);
  const yOf = (letter: string) => up + ((down - up) * letters.indexOf(letter)) / (letters.length - 1);
  const colors: Record<string, string> = { 'D-114': signal };
  const places = Map.groupBy(open, ({ grid = '' }) => grid);
  return screen('clash-results.csv', [
    ...letters.flatMap((letter) => [
      stroke([left - 14, yOf(letter), right + 6, yOf(letter)]),
      label(left - 30, yOf(letter) + 3, letter, { size: 9, fill: ink.mute }),
    ]),
    ...numbers.flatMap((number) => [
      stroke([xOf(number), up - 12, xOf(number), down + 8]),
      label(xOf(number), up - 17, String(number), { size: 9, fill: ink.mute, anchor: 'middle' }),
    ]),
    ...[...places].flatMap(([grid, results]) =>
      results.map((result, at) => {
        const turn = (at / results.length) * 2 * Math.PI;
        const away = results.length > 1 ? 7 : 0;
        const fill = colors[result['element B'] ?? ''] ?? (result['element A'] === 'W-021' ? '#6cc7d3' : ink.blue);
        const [letter = '', number = ''] = grid.split('-');
        return dot(xOf(Number(number)) + away * Math.cos(turn), yOf(letter) + away * Math.sin(turn), 3.6, fill);
      }),
    ),
    ...[
      ['D-114', signal],
      ['W-021', '#6cc7d3'],
      ['…', ink.blue],
    ].flatMap(([name = '', fill = ''], at) => [
      dot(70 + at * 70, 243, 3.2, fill),
      label(78 + at * 70, 246, name, { size: 8, fill: ink.mute }),
    ]),
  ]);
}

/** Each task's planned dates as a frame, and what really happened in it. */
export function programme(): string {
  const today = '2026-05-20';
  const tasks = rowsOf('programme.csv');
  const first = '2026-05-04';
  const [left, step] = [104, 6.9];
  const xOf = (date: string) => left + daysBetween(first, date) * step;
  const mondays = [0, 7, 14, 21, 28, 35].map((after) =>
    new Date(Date.parse(first) + after * day).toISOString().slice(0, 10),
  );
  return screen(`programme.csv, ${today}`, [
    ...mondays.flatMap((date) => [
      stroke([xOf(date), 44, xOf(date), 232]),
      label(xOf(date) + 2, 40, monthAndDay(date), { size: 7, fill: ink.mute }),
    ]),
    ...tasks.flatMap((task, row) => {
      const y = 56 + row * 25;
      const planned = [task['planned start'] ?? '', task['planned end'] ?? ''] as const;
      const begun = task['actual start'];
      const ended = task['actual end'] || today;
      const isLate = begun ? begun > planned[0] || ended > planned[1] : planned[0] <= today;
      return [
        label(10, y + 10, task.code ?? '', { size: 9 }),
        box(xOf(planned[0]), y, (daysBetween(...planned) + 1) * step, 14, {
          stroke: isLate ? signal : ink.blue,
          dash: '3 2',
        }),
        ...(begun
          ? [
              box(xOf(begun), y + 4, (daysBetween(begun, ended) + 1) * step, 6, {
                fill: isLate ? signal : ink.blue,
                radius: 2,
              }),
            ]
          : []),
      ];
    }),
    stroke([xOf(today) + step / 2, 44, xOf(today) + step / 2, 236], '#d9604e', '4 3'),
  ]);
}

/** What hangs on what in the file of the lesson, by its relations. */
export function tree(): string {
  const entities = new Map(
    [...read('two-storeys.ifc').matchAll(/^#(\d+)=(\w+)\((.*)\);$/gm)].map(([, line = '', kind = '', text = '']) => [
      line,
      { kind, text },
    ]),
  );
  const refs = (text: string) => [...text.matchAll(/#(\d+)/g)].map(([, line = '']) => line);
  const below = new Map<string, string[]>();
  for (const { kind, text } of entities.values()) {
    const lines = refs(text);
    const parts = kind === 'IFCRELAGGREGATES' ? lines.slice(1) : lines.slice(0, -1);
    const whole = kind === 'IFCRELAGGREGATES' ? lines[0] : lines.at(-1);
    if (whole && /^IFCREL(AGGREGATES|CONTAINED)/.test(kind)) below.set(whole, [...(below.get(whole) ?? []), ...parts]);
  }
  const drawn: string[] = [];
  let y = 44;
  const visit = (line: string, depth: number, from?: number): void => {
    const entity = entities.get(line);
    if (!entity) throw new Error(`two-storeys.ifc has no line ${line}`);
    const x = 20 + depth * 30;
    const isElement = ['IFCWALL', 'IFCDOOR'].includes(entity.kind);
    if (from !== undefined) drawn.push(stroke([x - 20, from, x - 20, y + 3, x - 4, y + 3]));
    drawn.push(label(x, y + 6.5, `#${line}`, { size: 9.5, fill: ink.mute }));
    const name = /^'[^']*',\$,'([^']*)'/.exec(entity.text)?.[1] ?? '';
    drawn.push(label(x + 24, y + 6.5, entity.kind, { size: 9.5, fill: isElement ? ink.text : ink.blue }));
    drawn.push(label(x + 32 + entity.kind.length * 5.8, y + 6.5, name, { size: 9.5, fill: signal }));
    const under = y + 10;
    y += 21;
    for (const child of below.get(line) ?? []) visit(child, depth + 1, under);
  };
  visit('1', 0);
  return screen('two-storeys.ifc', drawn);
}

/** Which of a door's parameters is due when, and whether it belongs to the type. */
export function parameters(): string {
  const rows = rowsOf('door-parameters.csv');
  const milestones = [...new Set(rows.map(({ milestone = '' }) => milestone))];
  const xOf = (milestone = '') => 190 + milestones.indexOf(milestone) * 78;
  return screen('door-parameters.csv', [
    ...milestones.flatMap((milestone) => [
      label(xOf(milestone), 44, milestone, { size: 9, fill: ink.mute, anchor: 'middle' }),
      stroke([xOf(milestone), 50, xOf(milestone), 226]),
    ]),
    ...rows.flatMap((row, at) => {
      const y = 66 + at * 21;
      const isType = row['type or instance'] === 'type';
      const fill = isType ? ink.blue : signal;
      return [
        label(14, y + 3.5, row.name ?? '', { size: 10 }),
        stroke([xOf(row.milestone), y, 370, y], fill, '2 3'),
        dot(xOf(row.milestone), y, 5, fill),
      ];
    }),
    dot(70, 240, 3.2, ink.blue),
    label(78, 243, 'type', { size: 8, fill: ink.mute }),
    dot(140, 240, 3.2, signal),
    label(148, 243, 'instance', { size: 8, fill: ink.mute }),
  ]);
}

/** Two issues of a schedule side by side, with what differs. */
export function issues(): string {
  const [may, june] = [rowsOf('doors-may.csv'), rowsOf('doors-june.csv')];
  const columns = Object.keys(may[0] ?? {});
  const marks = [...new Set([...may, ...june].map(({ Mark = '' }) => Mark))].sort();
  const xs = [0, 44, 92, 132];
  const half = (rows: typeof may, others: typeof may, left: number) =>
    marks.flatMap((mark, at) => {
      const y = 68 + at * 18;
      const row = rows.find(({ Mark }) => Mark === mark);
      const other = others.find(({ Mark }) => Mark === mark);
      if (!row) return [];
      return columns.flatMap((column, place) => {
        const cell = row[column]?.trim() ?? '';
        const differs = !other || cell !== (other[column]?.trim() ?? '');
        const x = left + (xs[place] ?? 0);
        return [
          ...(differs ? [box(x - 3, y - 9, column === 'Level' ? 46 : 40, 13, { fill: '#4a3514', radius: 2 })] : []),
          label(x, y, cell || '–', { size: 8.5, fill: differs ? signal : ink.text }),
        ];
      });
    });
  return screen('doors-may.csv → doors-june.csv', [
    ...[12, 214].flatMap((left) =>
      columns.map((column, at) =>
        label(left + (xs[at] ?? 0), 46, column === 'FireRating' ? 'Fire' : column, { size: 8, fill: ink.mute }),
      ),
    ),
    ...half(may, june, 12),
    stroke([202, 38, 202, 234]),
    ...half(june, may, 214),
  ]);
}
