import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as CertificatePage } from './certificate.page.tsx';

const certificate = {
  code: 'ARC-7K2M-9QXT',
  courseId: 'iso-19650-in-practice',
  courseTitle: 'ISO 19650 in Practice',
  holderName: 'Ana Souza',
  issuedAt: '2026-05-12T23:30:00.000Z',
  valid: true,
  revokedAt: null,
  durationMinutes: 47,
  signature: 'c2lnbmF0dXJl',
};
const path = 'GET /api/certificates/ARC-7K2M-9QXT';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ [path]: { body: certificate } });
});
afterEach(() => api.restore());
const show = () =>
  renderInSite(
    <Routes>
      <Route path="/certificates/:code" element={<CertificatePage />} />
    </Routes>,
    { texts: { learning: en }, path: '/certificates/ARC-7K2M-9QXT' },
  );

test('a valid certificate: who, what, when, and its signature', async () => {
  await show();
  expect(await screen.findByText('This certificate is valid')).toBeTruthy();
  for (const text of ['Ana Souza', 'ISO 19650 in Practice', 'May 12, 2026', '47 min', 'c2lnbmF0dXJl']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('a revoked certificate is never called valid', async () => {
  api.on(path, { body: { ...certificate, valid: false, revokedAt: '2026-06-01T00:00:00.000Z' } });
  await show();
  expect(await screen.findByText('This certificate has been revoked')).toBeTruthy();
  expect(screen.getByText('Revoked on June 1, 2026.')).toBeTruthy();
  expect(screen.queryByText('This certificate is valid')).toBeNull();
});

test('an unknown code says so; a failure is not a result and can be retried', async () => {
  api.on(path, { status: 404, body: {} });
  const { unmount } = await show();
  expect(await screen.findByText('No certificate has this code')).toBeTruthy();
  unmount();
  api.on(path, { status: 500, body: {} });
  await show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No certificate has this code')).toBeNull();
  api.on(path, { body: certificate });
  fireEvent.click(retry);
  expect(await screen.findByText('This certificate is valid')).toBeTruthy();
});
