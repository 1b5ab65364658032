import { csvText } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { testDashboard } from './dashboard.fixture.ts';
import { dashboardRows } from './dashboard-csv.ts';
import { Component } from './dashboard-section.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'GET /api/dashboard': { body: testDashboard } });
});
afterEach(() => api.restore());
const show = () => renderInSite(<Component />, { texts: { tools: en }, path: '/dashboard' });
const tile = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

test('four figures, for the month on the user’s clock', async () => {
  await show();
  await screen.findByRole('heading', { name: 'Active projects' });
  expect(within(tile('Active projects')).getByText('3')).toBeTruthy();
  expect(within(tile('Active projects')).getByText('of 4 projects')).toBeTruthy();
  expect(within(tile('Revenue this month (USD)')).getByText('$12,345.60')).toBeTruthy();
  expect(within(tile('Change from last month (%)')).getByText('+23.5%')).toBeTruthy();
  expect(within(tile('Revit elements')).getByText('26,397')).toBeTruthy();
  expect(api.calls.find(({ path }) => path === '/api/dashboard')?.search.get('month')).toMatch(/^20\d\d-\d\d$/);
});

test('money is the same in every language', async () => {
  await renderInSite(<Component />, { texts: { tools: es }, language: 'es', path: '/dashboard' });
  expect((await screen.findAllByText('$12,345.60')).length).toBeGreaterThan(0);
});

test('nothing to compare with and nothing counted is said, not shown as a number', async () => {
  const revenue = { thisMonth: 10, lastMonth: 0, change: null };
  api.on('GET /api/dashboard', { body: { ...testDashboard, revenue, elements: { count: 0, projects: 0 } } });
  await show();
  expect(await screen.findByText('No revenue last month to compare with')).toBeTruthy();
  expect(within(tile('Change from last month (%)')).getByText('–')).toBeTruthy();
  expect(within(tile('Revit elements')).getByText('–')).toBeTruthy();
});

test('each figure has its formula', async () => {
  await show();
  const open = await screen.findByRole('button', { name: 'Definition: Change from last month' });
  const text = screen.getByText(/^\(Revenue this month −/);
  expect(text.hidden).toBe(true);
  fireEvent.click(open);
  expect([text.hidden, open.getAttribute('aria-expanded')]).toEqual([false, 'true']);
});

test('each chart has a summary and a table with its figures', async () => {
  await show();
  expect(await screen.findByRole('img', { name: /The highest is \$12,345\.60, in Nov 2026/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: /3 in total\. Architectural: 1, Structural: 1, MEP: 1/ })).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: 'Show as a table' })) fireEvent.click(button);
  const months = within(screen.getByRole('table', { name: 'Monthly performance' })).getAllByRole('row');
  expect(months.map((row) => row.textContent).slice(0, 2)).toEqual([
    'MonthRevenue (USD)Hours',
    'Nov 2026$12,345.60110',
  ]);
  expect(months).toHaveLength(13);
  const disciplines = within(screen.getByRole('table', { name: 'Active projects by discipline' }));
  expect(disciplines.getByRole('row', { name: 'Structural 1 33.3% $50,000.50' })).toBeTruthy();
});

test('no projects: an invitation, no figures', async () => {
  api.on('GET /api/dashboard', { body: { ...testDashboard, projects: 0 } });
  await show();
  expect(await screen.findByText('No projects yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe('/dashboard/projects/new');
  expect(screen.queryByRole('heading', { name: 'Active projects' })).toBeNull();
});

test('without revenue there is no chart of it, but a word on where it comes from', async () => {
  const months = testDashboard.months.map((month) => ({ ...month, revenue: 0 }));
  api.on('GET /api/dashboard', { body: { ...testDashboard, months } });
  await show();
  expect(await screen.findByText('No revenue in the last 12 months')).toBeTruthy();
  await screen.findByRole('img', { name: /projects by discipline|discipline/i });
  expect(screen.queryByText('$0')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('admins can see the figures of all accounts', async () => {
  hintSignedIn();
  api.on('GET /api/user', { body: { id: '1', username: 'clara', role: 'admin' } });
  api.on('GET /api/dashboard/all', { body: { ...testDashboard, activeProjects: 77 } });
  await show();
  fireEvent.click(await screen.findByRole('tab', { name: 'All accounts' }));
  expect(await screen.findByText('77')).toBeTruthy();
  expect(screen.getByText('The same formulas over the projects of all accounts.')).toBeTruthy();
});

test('a failure can be retried', async () => {
  api.on('GET /api/dashboard', { status: 500, body: {} });
  await show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on('GET /api/dashboard', { body: testDashboard });
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Active projects' })).toBeTruthy();
});

test('the CSV has what is shown, with plain numbers', () => {
  const words = (key: string) =>
    key.split('.').reduce((at: unknown, part) => (at as Record<string, unknown>)[part], es);
  const lines = csvText(dashboardRows(testDashboard, (key) => String(words(key)), 'es')).split('\r\n');
  expect(lines.slice(1, 5)).toEqual([
    'Proyectos activos,3',
    'Ingresos de este mes (USD),12345.6',
    'Variación respecto al mes pasado (%),23.5',
    'Elementos de Revit,26397',
  ]);
  expect(lines).toContain('nov 2026,12345.6,110');
  expect(lines.at(-1)).toBe('Construcción,0,0,0');
});
