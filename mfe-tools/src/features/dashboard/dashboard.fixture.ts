import { type Dashboard, monthAfter } from '@arcada/contracts';

/** Four projects, one of them in each discipline but construction, with growing revenue. */
export const testDashboard: Dashboard = {
  month: '2026-11',
  at: '2026-11-23T10:00:00.000Z',
  projects: 4,
  activeProjects: 3,
  revenue: { thisMonth: 12_345.6, lastMonth: 10_000, change: 23.5 },
  elements: { count: 26_397, projects: 2 },
  disciplines: [
    { discipline: 'architectural', projects: 1, share: 33.3, value: 100_000 },
    { discipline: 'structural', projects: 1, share: 33.3, value: 50_000.5 },
    { discipline: 'mep', projects: 1, share: 33.3, value: 0 },
    { discipline: 'construction', projects: 0, share: 0, value: 0 },
  ],
  months: Array.from({ length: 12 }, (_, index) => ({
    month: monthAfter('2026-11', index - 11),
    revenue: index === 11 ? 12_345.6 : index * 1000,
    hours: index === 0 ? null : index * 10,
  })),
};
