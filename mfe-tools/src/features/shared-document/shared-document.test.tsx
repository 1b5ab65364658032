import { sampleDocument } from '@arcada/bim';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as SharedDocument } from './shared-document.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());
const show = () =>
  renderInSite(
    <Routes>
      <Route path="/tools/shared" element={<SharedDocument />} />
    </Routes>,
    { texts: { tools: en }, path: '/tools/shared?token=abc' },
  );

test('the holder of a link reads the document, and search engines are told to keep out', async () => {
  const at = '2026-12-01T10:00:00.000Z';
  const document_ = sampleDocument('eir', 'en', '2026-09-01');
  api.on('GET /api/shared-documents', { body: { document: document_, updatedAt: at, expiresAt: at } });
  await show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Northgate Health Centre' })).toBeTruthy();
  expect(screen.getByText('Shared until Dec 1, 2026')).toBeTruthy();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('a revoked link says so', async () => {
  api.on('GET /api/shared-documents', { status: 404, body: { code: 'tools.share.unknown' } });
  await show();
  expect(await screen.findByText('This link has expired or was revoked')).toBeTruthy();
});
