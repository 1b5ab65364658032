import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { cleanup, screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as AuthPage } from './auth.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({});
});
afterEach(() => api.restore());
const headings = async (next?: string) => {
  const path = next ? `/auth?next=${encodeURIComponent(next)}` : '/auth';
  await renderInSite(<AuthPage />, { texts: { shell: en }, path });
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
};

test.each([
  ['/tools/bep-maker-enhanced', 'Document maker', 'Free'],
  ['/tools/bimdocs-ai', 'Documentation assistant', 'Private'],
  ['/tools/model-check', 'Check a model', 'In your browser'],
  ['/tools/my-documents', 'My documents', 'Private'],
  ['/checkout', 'One step to the payment', 'Invoice and access'],
  ['/courses/iso-19650-in-practice/learn', 'Your courses', 'Certificate'],
])('a sign-in that leads to %s says what awaits there', async (next, title, blurb) => {
  expect(await headings(next)).toEqual(expect.arrayContaining([title, blurb]));
  expect(screen.queryByText('Licences that move with you')).toBeNull();
});

test.each([
  ['/dashboard', true],
  ['/checkout?coupon=SUMMER', false],
  ['/courses/iso-19650-in-practice/invitation?seat=abc', false],
  ['/courses/iso-19650-in-practice/learn', true],
])('a registration that leads to %s asks for an account type: %s', async (next, asks) => {
  const path = `/auth?tab=register&next=${encodeURIComponent(next)}`;
  await renderInSite(<AuthPage />, { texts: { shell: en }, path });
  expect(screen.queryAllByLabelText(/^Account type/)).toHaveLength(asks ? 1 : 0);
});

test('the address says which form is shown', async () => {
  for (const [path, name] of [
    ['/auth?tab=register&next=%2Fcheckout', en.auth.register],
    ['/auth?tab=other', en.auth.login],
  ] as const) {
    await renderInSite(<AuthPage />, { texts: { shell: en }, path });
    expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
    cleanup();
  }
});

test('of the assistant, only what it does is promised: it quotes this site, not the reader’s documents', async () => {
  await headings('/tools/bimdocs-ai');
  const panel = document.body.textContent;
  expect(panel).toContain('each passage is quoted from this site');
  expect(panel).not.toMatch(/your (own )?documents/i);
});

test('the tools are free, which is said above the form', async () => {
  await headings('/tools/bep-maker-enhanced');
  expect(screen.getByText('The document maker is free. Sign in or register to open it.')).toBeTruthy();
  cleanup();
  await headings('/tools/model-check?document=1');
  expect(screen.getByText('The model check is free. Sign in or register to open it.')).toBeTruthy();
});

test('what the document maker makes is shown before the sign-in, in which it ends', async () => {
  await headings('/tools/bep-maker-enhanced');
  expect(screen.getByRole('link', { name: 'See what it makes: a sample plan' }).getAttribute('href')).toBe(
    '/tools/document-maker',
  );
  const picture = screen.getByRole('img', { name: /sample plan/ });
  expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual(['/samples/bep-en-plan.webp', 'lazy']);
  cleanup();
  await headings('/tools/bimdocs-ai');
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([undefined, '//evil.example/tools/', '/account'])(
  'any other one (%s) has the general panel',
  async (next) => {
    expect(await headings(next)).toContain('Licences that move with you');
  },
);
