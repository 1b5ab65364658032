import type { User } from '@arcada/contracts';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { ViewedPlace } from './viewed-place.tsx';

const ana: User = {
  id: '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11',
  username: 'ana',
  email: 'ana@example.com',
  emailConfirmed: true,
  pendingEmail: null,
  fullName: null,
  role: 'customer',
  requestedRole: null,
};
let api: FakeApi;
beforeEach(hintSignedIn);
afterEach(() => api.restore());

test('a view of the site as somebody else is marked, and can be ended; a failure is shown', async () => {
  api = fakeApi({
    'GET /api/user': { body: { ...ana, viewed: true } },
    'POST /api/user/view/end': { status: 503, body: { message: 'Not now.' } },
  });
  await renderInSite(<ViewedPlace />, { texts: { shell: en } });
  expect(await screen.findByText('You are viewing the site as ana. Nothing can be changed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stop viewing' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
});

test('owners see no mark', async () => {
  api = fakeApi({ 'GET /api/user': { body: ana } });
  await renderInSite(<ViewedPlace />, { texts: { shell: en } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('complementary')).toBeNull();
});
