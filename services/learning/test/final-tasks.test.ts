import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@arcada/contracts';
import { isExpected } from '../src/progress/entered.ts';
import type { LessonSeed } from '../src/seed/course-seed.ts';
import { courseSeeds } from '../src/seed/course-seeds.ts';
import { media, type Row, rowsOf, workdays } from './harness/seed-tables.ts';

// The answers of each final task, worked out again from the file that learners get.

const names = (rows: readonly Row[], column = 'container') => rows.map((row) => row[column]).join(', ');
const twice = (rows: readonly Row[], column: string) => [
  ...new Set(rows.map((row) => row[column]).filter((name, at, all) => all.indexOf(name) < at)),
];

const areaOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { Area = '' }) => sum + Number(Area.replace(',', '.')), 0).toFixed(2);

interface Entity {
  kind: string;
  attributes: string[];
}

/** The entities of an IFC file by their line, each with its attributes as text. */
function entitiesOf(file: string) {
  const lines = readFileSync(media(file), 'utf8').matchAll(/^#(\d+)=(\w+)\((.*)\);$/gm);
  const attributesOf = (text = '') => text.match(/'[^']*'|\([^()]*\)|\w+\([^()]*\)|[^,]+/g) ?? [];
  return new Map<string, Entity>(
    [...lines].map(([, line = '', kind = '', text]) => [line, { kind, attributes: attributesOf(text) }]),
  );
}

const linesIn = (text = '') => [...text.matchAll(/#(\d+)/g)].map(([, line = '']) => line);
const quoted = (text = '') => text.split("'")[1] ?? '';

/** Compares what was counted with what a lesson expects to be entered. */
function expectResults(lessonId: string, counted: Record<string, string | number>) {
  const all = courseSeeds.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons));
  const lesson = all.find(({ id }) => id === lessonId);
  if (lesson?.kind !== 'exercise' || lesson.exercise.kind !== 'enter-results') throw new Error(`No ${lessonId}`);
  expect(lesson.exercise.items.map((item) => item.id)).toEqual(Object.keys(counted));
  for (const item of lesson.exercise.items) {
    const found = String(counted[item.id]);
    expect({ id: item.id, found, right: isExpected(item, found) }).toMatchObject({ right: true });
  }
}

const results: Record<string, () => Record<string, string | number>> = {
  'iso-19650-in-practice': () => {
    const rows = rowsOf('cde-register.csv');
    const fields = Object.groupBy(rowsOf('container-fields.csv'), ({ position = '' }) => position);
    const isName = (name: string) => {
      const parts = name.split('-');
      const known = (part: string, at: number) => fields[at + 1]?.some(({ code }) => code === part);
      return parts.length === 7 && parts.slice(0, 6).every(known) && /^\d{4}$/.test(parts[6] ?? '');
    };
    const statusOf = (name = '') => rows.find((row) => row.container === name)?.status ?? '';
    const published = rows.filter(({ status }) => /^A/.test(status ?? ''));
    return {
      published: published.length,
      names: rows.filter(({ container = '' }) => !isName(container)).length,
      twice: twice(rows, 'container').join(', '),
      withdrawn: names(
        rows.filter(({ status = '' }) => !/^(S[0-5]|[AB][1-4])$/.test(status)),
        'status',
      ),
      decimals: rows.filter(({ status = '', revision = '' }) => /^S[1-5]/.test(status) && revision.includes('.'))
        .length,
      unsigned: names(rows.filter((row) => /^[AB]/.test(row.status ?? '') && row['authorised by'] === '')),
      leans: names(published.filter((row) => row['refers to'] && !/^A/.test(statusOf(row['refers to'])))),
      overdue: names(rows.filter(({ status, shared = '' }) => status === 'S4' && workdays(shared, 5) < '2026-05-19')),
    };
  },
  'responsibility-and-delivery-plans': () => {
    const rows = rowsOf('midp-full.csv');
    const gates = new Map(rowsOf('milestones.csv').map((gate) => [gate.milestone, gate]));
    const gateOf = ({ milestone }: Row) => gates.get(milestone) ?? {};
    const latestOf = (row: Row) => {
      const { date = '', 'working days for authorisation and acceptance': days = '' } = gateOf(row);
      return date && workdays(date, -Number(days));
    };
    const dueOf = (name = '') => rows.find(({ container }) => container === name)?.due;
    const waiting = new Set<string>(['HSP-EST-B2-ZZ-M3-S-0002']);
    for (const name of waiting)
      for (const { container = '', predecessor } of rows) if (predecessor === name) waiting.add(container);
    return {
      owners: rows.filter(({ owner }) => owner === '').length,
      gate: names(
        rows.filter(({ milestone }) => !gates.has(milestone)),
        'milestone',
      ),
      after: names(rows.filter((row) => (row.due ?? '') > (gateOf(row).date ?? '9'))),
      room: rows.filter((row) => row.milestone === 'G4' && (row.due ?? '') > latestOf(row)).length,
      twice: twice(rows, 'container').join(', '),
      unknown: names(rows.filter(({ predecessor }) => predecessor && !dueOf(predecessor))),
      before: names(rows.filter(({ due = '', predecessor }) => due < (dueOf(predecessor) ?? ''))),
      waiting: waiting.size - 1,
    };
  },
  'clash-detection-that-closes': () => {
    const rows = rowsOf('clash-results-june-22.csv');
    const daysOf = new Map(
      rowsOf('clash-matrix.csv').map((pair) => [
        `${pair['selection A']} / ${pair['selection B']}`.toLowerCase(),
        Number(pair['days to close']),
      ]),
    );
    const open = rows.filter(({ status = '' }) => ['New', 'Active', 'Reviewed'].includes(status));
    const elements = Object.groupBy(open, (row) => row['element B'] ?? '');
    const [[element, most] = ['', []]] = Object.entries(elements).sort(([, a = []], [, b = []]) => b.length - a.length);
    const isOverdue = ({ assigned = '', test: name = '' }: Row) => {
      const days = daysOf.get(name.toLowerCase());
      expect({ name, known: days !== undefined }).toEqual({ name, known: true });
      return assigned !== '' && workdays(assigned, days ?? 0) < '2026-06-22';
    };
    const issues = new Set(open.map((row) => (row['element A'] === 'W-040' ? 'W-040' : row['element B'])));
    return {
      open: open.length,
      unowned: open.filter(({ owner }) => owner === '').length,
      element,
      solved: most?.length ?? 0,
      issues: issues.size,
      overdue: open.filter(isOverdue).length,
      oldest: [...open].sort((a, b) => (a.found ?? '').localeCompare(b.found ?? ''))[0]?.result ?? '',
      back: names(
        open.filter((row) => row['came back'] === 'yes'),
        'result',
      ),
      unnamed: names(
        rows.filter((row) => row.status === 'Approved' && row['approved by'] === ''),
        'result',
      ),
    };
  },
  'revit-models-that-coordinate': () => {
    const rows = rowsOf('share-log.csv');
    const agreed = { east: 331250.4, north: 7394110, height: 742.15, turn: 12.5 };
    const millimetres = (row: Row, column: keyof typeof agreed) =>
      Math.round((Number(row[column]) - agreed[column]) * 1000);
    const planOf = (row: Row) => Math.hypot(millimetres(row, 'east'), millimetres(row, 'north'));
    const before = ({ model, week }: Row) =>
      rows.find((row) => row.model === model && Number(row.week) === Number(week) - 1);
    const growth = (row: Row, column: string) => Number(row[column]) - Number(before(row)?.[column] ?? row[column]);
    const largest = (weight: (row: Row) => number) => rows.toSorted((a, b) => weight(b) - weight(a))[0] ?? {};
    const shares = (found: Row[]) => names(found, 'share');
    const turned = rows.filter((row) => Number(row.turn) !== agreed.turn);
    const isPostponed = (row?: Row) => Number(row?.['postponed reviews'] ?? 0) > 0;
    const postponed = rows.filter((row) => {
      const last = before(row);
      return isPostponed(row) && isPostponed(last) && isPostponed(last && before(last));
    });
    const offBy = (row: Row) => Math.max(planOf(row), Math.abs(millimetres(row, 'height')));
    return {
      off: rows.filter((row) => offBy(row) > 1).length,
      moved: largest(planOf).share ?? '',
      distance: planOf(largest(planOf)),
      turned: shares(turned),
      far: 60_000 * Math.sin(((Number(turned[0]?.turn) - agreed.turn) / 180) * Math.PI),
      warnings: largest((row) => growth(row, 'warnings')).share ?? '',
      lost: shares(rows.filter((row) => growth(row, 'elements') < -Number(before(row)?.elements) / 10)),
      attached: shares(rows.filter((row) => row['link type'] === 'attachment')),
      reused: shares(rows.filter((row) => before(row)?.revision === row.revision && growth(row, 'elements') !== 0)),
      postponed: names(postponed, 'model'),
    };
  },
  'construction-sequence-with-timeliner': () => {
    const today = '2026-06-19';
    const rows = rowsOf('programme-full.csv').map((row): Row & Record<'begun' | 'ended' | 'start' | 'end', string> => ({
      ...row,
      begun: row['actual start'] ?? '',
      ended: row['actual end'] ?? '',
      start: row['planned start'] ?? '',
      end: row['planned end'] ?? '',
    }));
    const ids = (found: Row[]) => names(found, 'id');
    const endOf = (id = '') => rows.find((row) => row.id === id)?.ended || '9';
    const late = (end: string, ended: string) => {
      let days = 0;
      while (workdays(end, days) < ended) days += 1;
      return days;
    };
    const coded = rows.filter(({ code }) => code);
    return {
      finished: rows.filter(({ ended }) => ended).length,
      waiting: ids(rows.filter(({ begun, ended, start }) => !begun && !ended && start <= today)),
      overrun: ids(rows.filter(({ begun, ended, end }) => begun && !ended && end < today)),
      unbegun: ids(rows.filter(({ begun, ended }) => !begun && ended)),
      early: ids(rows.filter(({ begun, predecessor }) => begun && predecessor && begun <= endOf(predecessor))),
      empty: ids(coded.filter(({ elements }) => elements === '0')),
      code: twice(coded, 'code').join(', '),
      'late-starts': rows.filter(({ begun, start }) => begun > start).length,
      worst: Math.max(...rows.filter(({ ended }) => ended).map(({ end, ended }) => late(end, ended))),
    };
  },
  'revit-families-and-information': () => {
    const rows = rowsOf('door-schedule.csv');
    const allowed = rowsOf('door-parameters.csv')
      .find(({ name }) => name === 'FireRating')
      ?.['allowed values']?.split(', ');
    const marks = (found: Row[]) => names(found, 'Mark');
    const rated = rows.filter(({ FireRating }) => FireRating);
    const types = Object.entries(Object.groupBy(rows, ({ Type = '' }) => Type));
    const torn = types.filter(([, doors = []]) => new Set(doors.map(({ FireRating }) => FireRating)).size > 1);
    return {
      empty: rows.length - rated.length,
      spelling: rated.filter(({ FireRating = '' }) => !allowed?.includes(FireRating)).length,
      type: torn.map(([type]) => type).join(', '),
      mark: twice(rows, 'Mark').join(', '),
      clear: marks(rows.filter(({ ClearWidth, Width }) => Number(ClearWidth) > Number(Width))),
      'yes-no': marks(rows.filter(({ IsExternal = '' }) => !['yes', 'no'].includes(IsExternal))),
      narrow: rows.filter(({ ClearWidth }) => Number(ClearWidth) < 800).length,
      external: rows.filter(({ IsExternal }) => IsExternal === 'yes').length,
      guessed: marks(rows.filter(({ SerialNumber }) => SerialNumber)),
      ready: rated.filter(
        ({ FireRating = '', IsExternal = '', ClearWidth, Width }) =>
          allowed?.includes(FireRating) && ['yes', 'no'].includes(IsExternal) && Number(ClearWidth) <= Number(Width),
      ).length,
    };
  },
  'python-for-bim-first-steps': () => {
    const trimmed = (file: string) =>
      rowsOf(file).map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.trim()])));
    const [old, rows] = [trimmed('doors-august.csv'), trimmed('doors-september.csv')];
    const before = ({ Id }: Row) => old.find((row) => row.Id === Id);
    const ids = new Set(rows.map(({ Id }) => Id));
    const unrated = rows.filter(({ FireRating }) => !FireRating);
    const levels = Object.entries(Object.groupBy(unrated, ({ Level = '' }) => Level));
    const ratings = ['none', 'EI 30', 'EI 60', 'EI 90'];
    const rank = (row?: Row) => ratings.indexOf(row?.FireRating ?? '');
    const known = rows.filter((row) => before(row));
    const differs = (row: Row) =>
      Object.keys(row).some((name) => !['Mark', 'Comments'].includes(name) && row[name] !== before(row)?.[name]);
    return {
      new: rows.length - known.length,
      gone: names(
        old.filter(({ Id }) => !ids.has(Id)),
        'Id',
      ),
      renumbered: known.filter((row) => row.Mark !== before(row)?.Mark).length,
      twice: twice(rows, 'Mark').join(', '),
      empty: unrated.length,
      level: levels.toSorted(([, a = []], [, b = []]) => b.length - a.length)[0]?.[0] ?? '',
      spelling: rows.length - unrated.length - rows.filter((row) => rank(row) >= 0).length,
      lowered: names(
        known.filter((row) => rank(row) >= 0 && rank(row) < rank(before(row))),
        'Id',
      ),
      changed: known.filter(differs).length,
      area: areaOf(rows.filter(({ Level }) => Level === '02 Offices')),
    };
  },
  'ifc-checks-with-python': () => {
    const entities = entitiesOf('delivery.ifc');
    const ofKind = (kind: string) => [...entities].filter(([, entity]) => entity.kind === kind);
    const attribute = (line: string, at: number) => entities.get(line)?.attributes[at];
    const related = (kind: string) =>
      new Map(
        ofKind(kind).flatMap(([, { attributes }]) =>
          linesIn(attributes[4]).map((many) => [many, linesIn(attributes[5])[0] ?? ''] as const),
        ),
      );
    const [storeys, types, sets] = [
      related('IFCRELCONTAINEDINSPATIALSTRUCTURE'),
      related('IFCRELDEFINESBYTYPE'),
      related('IFCRELDEFINESBYPROPERTIES'),
    ];
    const ratingIn = (set = '') => {
      const rating = linesIn(attribute(set, 4)).find((line) => quoted(attribute(line, 0)) === 'FireRating');
      return rating ? quoted(attribute(rating, 2)) : '';
    };
    const ids = [...entities.values()].map(({ attributes }) => ({ GlobalId: quoted(attributes[0]) }));
    const allowed = rowsOf('delivery-requirements.csv')[0]?.allowed?.split('|') ?? [];
    const doors = ofKind('IFCDOOR').map(([line, { attributes }]) => {
      const [own, shared] = [ratingIn(sets.get(line)), ratingIn(linesIn(attribute(types.get(line) ?? '', 5))[0])];
      const rating = own || shared;
      return {
        tag: quoted(attributes[7]),
        own,
        shared,
        rating,
        placed: storeys.has(line),
        known: allowed.includes(rating),
      };
    });
    const tags = (found: { tag: string }[]) => found.map(({ tag }) => tag).join(', ');
    return {
      twice: twice(
        ids.filter(({ GlobalId }) => GlobalId.length === 22),
        'GlobalId',
      ).join(', '),
      'empty-storey': ofKind('IFCBUILDINGSTOREY')
        .filter(([line]) => ![...storeys.values()].includes(line))
        .map(([, { attributes }]) => quoted(attributes[2]))
        .join(', '),
      'no-storey': tags(doors.filter(({ placed }) => !placed)),
      proxies: ofKind('IFCBUILDINGELEMENTPROXY').filter(([, entity]) => quoted(entity.attributes[2]).startsWith('Door'))
        .length,
      'own-right': doors.filter(({ own }) => allowed.includes(own)).length,
      'by-type': doors.filter(({ own, shared }) => !own && shared).length,
      unrated: doors.filter(({ rating }) => !rating).length,
      outside: tags(doors.filter(({ rating, known }) => rating && !known)),
      differs: tags(doors.filter(({ own, shared }) => own && shared && own !== shared)),
      ready: doors.filter(({ placed, known }) => placed && known).length,
    };
  },
};

test('the walk by hand follows the lines of the file', () => {
  const entities = entitiesOf('two-storeys.ifc');
  const lineOf = (is: (entity: Entity) => boolean) => [...entities].find(([, entity]) => is(entity))?.[0] ?? '';
  const tagged = (tag: string) => lineOf(({ attributes }) => quoted(attributes[7]) === tag);
  const relation = (kind: string, end: 4 | 5, line: string) =>
    lineOf((entity) => entity.kind === kind && linesIn(entity.attributes[end]).includes(line));
  const attribute = (line: string, at: number) => entities.get(line)?.attributes[at];
  const storey = attribute(relation('IFCRELCONTAINEDINSPATIALSTRUCTURE', 4, tagged('W-03')), 5);
  expectResults('walk-by-hand', {
    storey: quoted(attribute(linesIn(storey)[0] ?? '', 2)),
    shared: linesIn(attribute(relation('IFCRELDEFINESBYPROPERTIES', 5, '68'), 4)).length,
    relation: relation('IFCRELDEFINESBYPROPERTIES', 4, tagged('D-01')),
    kinds: new Set([...entities.values()].map(({ kind }) => kind)).size,
  });
});

test('the results of the report follow from the schedule', () => {
  const rows = rowsOf('doors-august.csv');
  const types = Object.entries(Object.groupBy(rows, ({ Type = '' }) => Type));
  expectResults('change-the-report', {
    type: types.toSorted(([, a = []], [, b = []]) => b.length - a.length)[0]?.[0] ?? '',
    area: areaOf(rows),
    narrow: rows.filter(({ Level, Width }) => Level === '01 Offices' && Number(Width) < 1000).length,
    spaces: rows.filter(({ FireRating = '' }) => FireRating && !FireRating.trim()).length,
  });
});

test('the points to place follow from the five figures', () => {
  const placed = courseSeeds.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons));
  const lesson = placed.find(({ id }) => id === 'place-points');
  const items = lesson?.kind === 'exercise' && lesson.exercise.kind === 'enter-results' ? lesson.exercise.items : [];
  const [sin, cos] = [Math.sin((12.5 / 180) * Math.PI), Math.cos((12.5 / 180) * Math.PI)];
  const [east, north] = [331290 - 331250.4, 7394150 - 7394110];
  const points = [
    331250.4 + 48 * cos - 24 * sin,
    7394110 + 48 * sin + 24 * cos,
    east * cos + north * sin,
    -east * sin + north * cos,
  ];
  expect(items).toHaveLength(points.length);
  for (const [place, item] of items.entries())
    expect({ id: item.id, right: isExpected(item, points[place]?.toFixed(3) ?? '') }).toMatchObject({ right: true });
});

test.each(Object.keys(results))('the final task of %s is marked by what its file holds', (id) => {
  const lessons = courseSeeds.find((course) => course.id === id)?.chapters.flatMap((chapter) => chapter.lessons) ?? [];
  const last = lessons.filter(({ kind }) => kind === 'exercise').at(-1);
  expectResults(last?.id ?? '', results[id]?.() ?? {});
});

/** What a lesson tells its learners, apart from its files. */
function textOf(courseId: string, lesson: LessonSeed): string {
  const articles = languages
    .map((language) => path.resolve(import.meta.dirname, `../src/seed/courses/${courseId}/${lesson.id}.${language}.md`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const captions = lesson.kind === 'video' ? languages.map((language) => media(`${lesson.clip}.${language}.vtt`)) : [];
  return [
    ...articles,
    ...captions.map((file) => readFileSync(file, 'utf8')),
    lesson.kind === 'exercise' ? JSON.stringify(lesson.exercise) : '',
  ].join('\n');
}

test.each(courseSeeds)('no lesson before the final task of $id prints one of its answers', ({ id, chapters }) => {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const at = lessons.findLastIndex(({ kind }) => kind === 'exercise');
  const last = lessons[at];
  const items = last?.kind === 'exercise' && last.exercise.kind === 'enter-results' ? last.exercise.items : [];
  // A figure says nothing by itself; neither does a name in an exercise about names.
  const answers = items.flatMap(({ answer }) => answer.split(', ')).filter((answer) => !/^\d+$/.test(answer));
  // Articles write `…M-0303` of a long name.
  const ends = answers.map((answer) => (/-\d{4}$/.test(answer) ? answer.split('-').slice(-2).join('-') : answer));
  expect(answers.length).toBeGreaterThan(0);
  const told = lessons
    .slice(0, at)
    .filter((lesson) => lesson.kind !== 'exercise' || lesson.exercise.kind !== 'name-files')
    .map((lesson) => ({ lesson: lesson.id, words: new Set(textOf(id, lesson).split(/[^\p{L}\p{N}.-]+/u)) }));
  for (const { lesson, words } of told) {
    const printed = [...words].filter((word) => ends.some((end) => word === end || word.endsWith(`-${end}`)));
    expect({ lesson, printed }).toEqual({ lesson, printed: [] });
  }
});

test('the Monday that is worked through follows from its list', () => {
  const rows = rowsOf('clash-results.csv');
  const isOpen = ({ status = '' }: Row) => ['New', 'Active', 'Reviewed'].includes(status);
  const open = rows.filter(isOpen);
  const statuses = Object.entries(Object.groupBy(rows, ({ status = '' }) => status));
  const moving = Object.groupBy(open, (row) => (row['element A'] === 'W-021' ? 'W-021' : (row['element B'] ?? '')));
  const several = Object.entries(moving).filter(([, found = []]) => found.length > 1);
  for (const language of languages) {
    const file = `../src/seed/courses/clash-detection-that-closes/from-hits-to-decisions.${language}.md`;
    const text = readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
    const cells = [...text.matchAll(/^\| ([^|]+?) +\| (\d+) +\|/gm)].map(
      ([, name = '', count = '']) => `${name} ${count}`,
    );
    for (const [element, found = []] of [...statuses, ...several]) {
      expect(cells.filter((cell) => cell.includes(element) && cell.endsWith(` ${found.length}`))).toHaveLength(1);
    }
  }
  expect(Object.keys(moving)).toHaveLength(11);
});
