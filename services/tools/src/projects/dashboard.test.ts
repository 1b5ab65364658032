import { changeInPercent, dashboardOf, shareInPercent } from './dashboard.ts';
import type { ProjectEntity } from './project.entity.ts';

const now = new Date('2026-11-23T10:00:00Z');
const project = (more: Partial<ProjectEntity>): ProjectEntity => ({
  id: 'p',
  ownerId: 'o',
  name: 'Library',
  client: '',
  discipline: 'architectural',
  valueCents: 100_000,
  status: 'active',
  startMonth: '2026-01',
  endMonth: null,
  elementCount: null,
  elementSource: null,
  elementsCountedOn: null,
  figures: [],
  version: 1,
  createdAt: now,
  updatedAt: now,
  ...more,
});
const month = (of: string, cents: number, hours: number | null = null) => ({ month: of, cents, hours });

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 300, -66.7],
  [4_500_000, 8_000_000, -43.8],
  [11_500_000, 8_000_000, 43.8],
  [0, 100, -100],
  [100, 0, null],
  [0, 0, null],
])('%i after %i is a change of %s %%', (after, before, change) => {
  expect(changeInPercent(after, before)).toBe(change);
});

test('a share of nothing is 0, not a fault', () => {
  expect([shareInPercent(1, 3), shareInPercent(0, 0)]).toEqual([33.3, 0]);
});

test('no projects: zeros and twelve empty months, nothing made up', () => {
  const dashboard = dashboardOf([], '2026-11', now);
  expect(dashboard).toMatchObject({
    projects: 0,
    activeProjects: 0,
    revenue: { thisMonth: 0, lastMonth: 0, change: null },
    elements: { count: 0, projects: 0 },
  });
  expect(dashboard.months.map((each) => each.month)).toEqual([
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
    ...['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ]);
  expect(dashboard.months.every(({ revenue, hours }) => revenue === 0 && hours === null)).toBe(true);
});

test('revenue counts in every status, activity and elements only in active projects', () => {
  const dashboard = dashboardOf(
    [
      project({ figures: [month('2026-11', 1010), month('2026-10', 500, 8)], elementCount: 7 }),
      project({ status: 'archived', figures: [month('2026-11', 1020), month('2026-10', 500, 1.5)], elementCount: 90 }),
      project({ status: 'completed', figures: [month('2026-12', 99_900), month('2025-11', 99_900)] }),
      project({ discipline: 'mep', valueCents: 250 }),
      project({ discipline: 'mep', elementCount: 3 }),
    ],
    '2026-11',
    now,
  );
  expect(dashboard).toMatchObject({
    projects: 5,
    activeProjects: 3,
    revenue: { thisMonth: 20.3, lastMonth: 10, change: 103 },
    elements: { count: 10, projects: 2 },
  });
  expect(dashboard.disciplines).toEqual([
    { discipline: 'architectural', projects: 1, share: 33.3, value: 1000 },
    { discipline: 'structural', projects: 0, share: 0, value: 0 },
    { discipline: 'mep', projects: 2, share: 66.7, value: 1002.5 },
    { discipline: 'construction', projects: 0, share: 0, value: 0 },
  ]);
  expect(dashboard.months.slice(-2)).toEqual([
    { month: '2026-10', revenue: 10, hours: 9.5 },
    { month: '2026-11', revenue: 20.3, hours: null },
  ]);
  expect(dashboard.months[0]?.revenue).toBe(0);
});
