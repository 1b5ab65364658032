import type { OwnedVersions } from '@arcada/contracts';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { ProductVersions } from './product-versions.tsx';

const path = '/api/orders/o1/downloads/walls';
const version = (id: string, name: string, current: boolean, notes: string[]) => ({
  id,
  version: name,
  bytes: 10,
  sha256: 'a'.repeat(64),
  addedAt: '2026-11-02T10:00:00.000Z',
  current,
  notes,
});
let api: FakeApi;
let stored: OwnedVersions;
beforeEach(() => {
  stored = {
    versions: [version('new', '2.0.0', true, ['Counts gates']), version('old', '1.0.0', false, [])],
    mails: true,
  };
  api = fakeApi({
    [`GET ${path}/versions`]: () => ({ body: stored }),
    [`PUT ${path}/version-mails`]: ({ body }) => {
      stored = { ...stored, mails: (body as { wanted: boolean }).wanted };
      return { status: 204 };
    },
  });
});
afterEach(() => api.restore());

test('every version is offered with what was new in it, and mails about new ones are turned off', async () => {
  await renderInSite(<ProductVersions bought={{ orderId: 'o1', productId: 'walls' }} />, { texts: { store: en } });
  // Asked for only when it is opened.
  expect(api.calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Versions' }));
  const newest = (await screen.findByText('v2.0.0')).closest('li') as HTMLElement;
  expect(within(newest).getByText('Counts gates')).toBeTruthy();
  expect(within(newest).getByText('Current')).toBeTruthy();
  const older = screen.getByRole('link', { name: 'Download version 1.0.0' });
  expect(older.getAttribute('href')).toBe(`${path}/versions/old`);
  const choice = screen.getByRole('checkbox', { name: 'Email me when a new version is out' }) as HTMLInputElement;
  expect(choice.checked).toBe(true);
  fireEvent.click(choice);
  await waitFor(() => expect(stored.mails).toBe(false));
  await waitFor(() => expect(choice.checked).toBe(false));
});
