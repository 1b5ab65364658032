import { languages } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { entry } from '../../entry.tsx';
import en from '../../locales/en.json' with { type: 'json' };
import { manifest } from '../../manifest.ts';
import { today } from '../../shared/span.ts';
import { Component } from './overview.page.tsx';

const at = '2026-11-20T10:00:00.000Z';
const release = (version: string, state?: string, reason?: string) => ({
  version,
  builtAt: at,
  contract: 1,
  access: 'public',
  bytes: 1,
  health: state ? { state, reason, at } : null,
});
let api: FakeApi;
beforeEach(() => {
  const total = (count: number) => ({ body: { items: [], total: count, page: 1, pageSize: 1 } });
  api = fakeApi({
    'GET /api/admin/users': total(2),
    'GET /api/admin/users/days': { body: { days: [{ day: today(), newUsers: 8 }] } },
    'GET /api/admin/orders/sales/days': {
      body: { days: [{ day: today(), orders: 2, paid: 89.98, refunds: 1, refunded: 5.01 }] },
    },
    'GET /api/admin/courses': total(0),
    'GET /api/admin/product-editions': total(3),
    'GET /api/admin/blog': { body: { items: [], total: 6, next: null } },
    'GET /api/admin/courses/reviews': { status: 503, body: { code: 'learning.away', message: 'Not now.' } },
    'GET /api/admin/product-reviews': total(9),
    'GET /api/admin/orders/payment-alerts': total(4),
    'GET /api/admin/contact': total(6),
    'GET /api/admin/newsletter/letters': total(1),
    'GET /api/admin/stripe/events': total(9),
    'GET /api/admin/assistant/gaps': total(7),
    'GET /api/admin/releases': {
      body: [
        {
          remote: 'store',
          live: '0.1.0-a',
          expectedContract: 1,
          releases: [release('0.1.0-a', 'healthy'), release('0.1.0-b')],
        },
        {
          remote: 'blog',
          live: '0.1.0-c',
          expectedContract: 1,
          releases: [release('0.1.0-c', 'browser-only', 'It hung.')],
        },
        { remote: 'admin', live: '0.1.0-d', expectedContract: 1, releases: [release('0.1.0-d')] },
        { remote: 'tools', live: null, expectedContract: 1, releases: [] },
      ],
    },
    'GET /api/admin/health': {
      body: [
        { service: 'store', state: 'ready', milliseconds: 4, deadDeliveries: 3 },
        { service: 'blog', state: 'away', milliseconds: 2000, deadDeliveries: null },
      ],
    },
  });
});
afterEach(() => api.restore());

test('what waits is counted with a link to its place; a list that fails doesn’t hide the others', async () => {
  await renderInSite(<Component />, { texts: { admin: en } });
  const tile = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);
  expect(await tile('Account type requests').findByText('2')).toBeTruthy();
  expect(await tile('Submitted courses').findByText('0')).toBeTruthy();
  expect(await tile('Open payment alerts').findByText('4')).toBeTruthy();
  expect(await tile('New contact messages').findByText('6')).toBeTruthy();
  expect(await tile('Failed events from Stripe').findByText('9')).toBeTruthy();
  expect(await tile('Stopped newsletter issues').findByText('1')).toBeTruthy();
  expect(await tile('Questions without an answer').findByText('7')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Account type requests' }).getAttribute('href')).toBe(
    '/admin/users-manager?pending=true',
  );
  expect(screen.getByRole('link', { name: 'Submitted courses' }).getAttribute('href')).toBe(
    '/admin/courses-manager?status=submitted',
  );
  expect(await tile('Submitted products').findByText('3')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Submitted products' }).getAttribute('href')).toBe(
    '/admin/products-manager/handed-in',
  );
  expect(await tile('Submitted articles').findByText('6')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Submitted articles' }).getAttribute('href')).toBe(
    '/admin/blog-manager?status=submitted',
  );
  expect(screen.getByRole('link', { name: 'Course reviews to decide on' }).getAttribute('href')).toBe(
    '/admin/reviews?of=courses&status=pending',
  );
  expect(await tile('Product reviews to decide on').findByText('9')).toBeTruthy();
  const retry = await tile('Course reviews to decide on').findByRole('button', { name: 'Retry' });
  api.on('GET /api/admin/courses/reviews', { body: { items: [], total: 5, page: 1, pageSize: 1 } });
  fireEvent.click(retry);
  expect(await tile('Course reviews to decide on').findByText('5')).toBeTruthy();
});

test('revenue and new users of the last 7 days link to the analytics', async () => {
  await renderInSite(<Component />, { texts: { admin: en } });
  const link = await screen.findByRole('link', { name: 'Revenue' });
  expect(link.getAttribute('href')).toBe('/admin/analytics?span=7');
  expect(await within(link.closest('li') as HTMLElement).findByText('$84.97')).toBeTruthy();
  const users = screen.getByRole('link', { name: 'New users' }).closest('li') as HTMLElement;
  expect(await within(users).findByText('8')).toBeTruthy();
});

test('each service has its state, checked again on request', async () => {
  await renderInSite(<Component />, { texts: { admin: en } });
  const section = within(await screen.findByRole('region', { name: 'Services' }));
  const table = within(await section.findByRole('table'));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ServiceStateFailed deliveriesResponse time',
    'StoreReady34 ms',
    'Blog and pagesNo response2,000 ms',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Check again: Services' }));
  await waitFor(() => expect(api.names().filter((name) => name === 'GET /api/admin/health')).toHaveLength(2));
});

test('each remote has its live version and how the page server finds it', async () => {
  await renderInSite(<Component />, { texts: { admin: en } });
  const section = within(await screen.findByRole('region', { name: 'Areas of the site' }));
  const rows = within(await section.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replace(/\d+ Nov 20.*/, ''))).toEqual([
    'AreaStateLive versionBuilt',
    'StoreWorks0.1.0-a',
    'Blog and pagesIn browsers only, after faultsIt hung.0.1.0-c',
    'AdministrationRendered in browsers0.1.0-d',
    'ToolsNothing live',
  ]);
});

test('every route requires the role of an admin and has a page; every language has the texts', async () => {
  for (const { path, access } of manifest.routes) {
    expect(access).toEqual(['admin']);
    expect(await entry.pages[path]?.()).toMatchObject({ Component: expect.any(Function) });
  }
  for (const language of languages) {
    const { default: catalogue } = await entry.locales[language]();
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
  }
});
