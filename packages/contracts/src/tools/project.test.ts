import { projectInputSchema } from './project.schema.ts';
import { isMonth, monthAfter } from './project.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -11, '2025-12'],
])('%s and %i months is %s', (month, months, expected) => {
  expect(monthAfter(month, months)).toBe(expected);
});

test.each(['2026-13', '2026-00', '26-01', '2026-1', '2026-01-01', '9999-01'])('%s is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});

const project = {
  name: 'Library',
  client: 'City',
  discipline: 'mep',
  value: 120_000.55,
  status: 'active',
  startMonth: '2026-01',
  endMonth: null,
  elements: null,
  figures: [{ month: '2026-01', revenue: 1000.1, hours: null }],
};

test.each([
  ['a month twice', { figures: [project.figures[0], project.figures[0]] }, 'figures'],
  ['a negative revenue', { figures: [{ month: '2026-01', revenue: -1, hours: null }] }, 'figures.0.revenue'],
  ['parts of a cent', { value: 0.001 }, 'value'],
  ['a day instead of a month', { startMonth: '2026-01-01' }, 'startMonth'],
  ['an empty name', { name: '  ' }, 'name'],
])('%s is a fault', (_what, change, path) => {
  expect(projectInputSchema.safeParse(project).success).toBe(true);
  const { error } = projectInputSchema.safeParse({ ...project, ...change });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('names are kept in one line, without what turns or hides text', () => {
  const change = { name: ' Li\u202Ebra\u200Bry\u0000\nNorth\uFEFF', client: 'עירייה\u2066 👩\u200D💼' };
  expect(projectInputSchema.parse({ ...project, ...change })).toMatchObject({
    name: 'Library North',
    client: 'עירייה 👩\u200D💼',
  });
  expect(projectInputSchema.safeParse({ ...project, name: '\u202E\u200B' }).success).toBe(false);
});
