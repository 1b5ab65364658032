import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testUser } from '../../shared/course/course.fixture.ts';
import { Component as CertificatePage } from './certificate.page.tsx';
import { Component as CheckPage } from './check.page.tsx';

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
const show = (path = '/certificates/ARC-7K2M-9QXT') =>
  renderInSite(
    <Routes>
      <Route path="/certificates" element={<CheckPage />} />
      <Route path="/certificates/:code" element={<CertificatePage />} />
    </Routes>,
    { texts: { learning: en }, path },
  );

test('a valid certificate: who, what, when, and its signature', async () => {
  await show();
  expect(await screen.findByText('This certificate is valid')).toBeTruthy();
  for (const text of ['Ana Souza', 'ISO 19650 in Practice', '12 May 2026', '47 min', 'c2lnbmF0dXJl']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('an older certificate shows the signature of its PDF in each language', async () => {
  const signatures = [
    { language: 'en', signature: 'in-english' },
    { language: 'pt-BR', signature: 'em-portugues' },
    { language: 'es', signature: 'en-espanol' },
  ];
  api.on(path, { body: { ...certificate, signature: 'in-english', signatures } });
  await show();
  for (const [name, signature] of [
    ['Signature of the PDF in English', 'in-english'],
    ['Signature of the PDF in Português', 'em-portugues'],
    ['Signature of the PDF in Español', 'en-espanol'],
  ])
    expect((await screen.findByText(name ?? '')).nextElementSibling?.textContent).toBe(signature);
  expect(screen.getByText(/its PDF has another signature in each language, and all of them are valid/)).toBeTruthy();
});

test('a revoked certificate is never called valid', async () => {
  api.on(path, { body: { ...certificate, valid: false, revokedAt: '2026-06-01T00:00:00.000Z' } });
  await show();
  expect(await screen.findByText('This certificate has been revoked')).toBeTruthy();
  expect(screen.getByText('Revoked on 1 June 2026.')).toBeTruthy();
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

test('a typed code leads to its certificate; an empty field says what to do', async () => {
  await show('/certificates');
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter the code of a certificate.');
  fireEvent.change(screen.getByLabelText('Certificate code'), { target: { value: ' ARC-7K2M-9QXT ' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('This certificate is valid')).toBeTruthy();
});

test('a pasted address of a certificate leads to it', async () => {
  await show('/certificates');
  const address = 'https://arcada.example/certificates/ARC-7K2M-9QXT?lang=es';
  fireEvent.change(screen.getByLabelText('Certificate code'), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('This certificate is valid')).toBeTruthy();
});

test('details: instructor, result and skills', async () => {
  const details = {
    instructorName: 'Marta',
    skills: ['Name files'],
    lessonCount: 7,
    taskCount: 1,
    score: 0.925,
  };
  api.on(path, { body: { ...certificate, details } });
  await show();
  expect(await screen.findByText('7 lessons · 1 quiz or exercise passed · 93% right in the quizzes')).toBeTruthy();
  for (const text of ['Marta', 'Name files']) expect(screen.getByText(text)).toBeTruthy();
});

test('only its holder gets the PDF and the link to a LinkedIn profile', async () => {
  hintSignedIn();
  api.on('GET /api/user', { body: testUser });
  api.on('GET /api/certificates/mine', { body: [{ ...certificate, code: 'ARC-OTHER' }] });
  const { unmount } = await show();
  await screen.findByText('This certificate is valid');
  await waitFor(() => expect(api.names()).toContain('GET /api/certificates/mine'));
  expect(screen.queryByText('This is your certificate')).toBeNull();
  unmount();
  api.on('GET /api/certificates/mine', { body: [certificate] });
  await show();
  expect(await screen.findByText('This is your certificate')).toBeTruthy();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(target('Download certificate (PDF)')).toBe('/api/courses/iso-19650-in-practice/certificate');
  const profile = new URL(target('Add to LinkedIn profile')).searchParams;
  expect([profile.get('certId'), profile.get('issueMonth')]).toEqual(['ARC-7K2M-9QXT', '5']);
  expect(profile.get('certUrl')).toMatch(/^http.*\/certificates\/ARC-7K2M-9QXT$/);
});

test('its holder copies the link to share; where the browser refuses, the link is there to be copied by hand', async () => {
  hintSignedIn();
  api.on('GET /api/user', { body: testUser });
  api.on('GET /api/certificates/mine', { body: [certificate] });
  const copied: string[] = [];
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  clipboard(async (text) => void copied.push(text));
  const { unmount } = await show();
  const copy = await screen.findByRole('button', { name: 'Copy link' });
  fireEvent.click(copy);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(copy);
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(copied).toEqual([expect.stringMatching(/^http.*\/certificates\/ARC-7K2M-9QXT$/)]);
  unmount();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  clipboard(() => Promise.reject(new Error('denied')));
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(copied[0] as string)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^Your browser did not allow copying/);
  warned.mockRestore();
});

test('a holder without a full name learns how the certificate gets it', async () => {
  hintSignedIn();
  const named = { ...certificate, holderName: testUser.username };
  api.on(path, { body: named });
  api.on('GET /api/user', { body: { ...testUser, fullName: null } });
  api.on('GET /api/certificates/mine', { body: [named] });
  const { unmount } = await show();
  expect((await screen.findByRole('link', { name: 'Open my account' })).getAttribute('href')).toBe('/account');
  unmount();
  api.on('GET /api/user', { body: { ...testUser, fullName: 'Ana Souza' } });
  api.on('GET /api/certificates/mine', () => {
    api.on(path, { body: certificate });
    return { body: [certificate] };
  });
  await show();
  expect(await screen.findByText('Ana Souza')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open my account' })).toBeNull();
});
