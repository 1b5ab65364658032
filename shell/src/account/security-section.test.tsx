import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { SecuritySection } from './security-section.tsx';

const off = { on: false, required: false, recoveryCodesLeft: 0 };
const on = { on: true, required: false, recoveryCodesLeft: 10 };
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `ABCDE-FGHJ${n}`);
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({ 'GET /api/user/second-factor': { body: off } });
});
afterEach(() => api.restore());

async function open(button: string) {
  await renderInSite(<SecuritySection />, { texts: { shell: en } });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog', { name: button }));
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label, { selector: 'input' }), { target: { value } });
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  return { dialog, fill, press };
}
const wrong = (path: string, message: string) => ({ status: 400, body: { code: 'x', errors: [{ path, message }] } });

test('turning on leads from the password to the key for the app, its first code and the recovery codes', async () => {
  const { dialog, fill, press } = await open('Turn on the second factor');
  press('Continue');
  expect(await dialog.findByText('Type your current password.')).toBeTruthy();
  api.on('POST /api/user/second-factor', {
    body: { secret: 'MZXW6YTBOIMZXW6Y', uri: 'otpauth://totp/Arcada%3Aana?secret=MZXW6YTBOIMZXW6Y' },
  });
  fill(/^Current password/, 'demo-ana-2026');
  press('Continue');
  expect(await dialog.findByText('MZXW 6YTB OIMZ XW6Y')).toBeTruthy();
  // The key as a picture for the phone's camera.
  expect((await dialog.findByRole('img', { name: 'QR code with the key' })).querySelectorAll('path')).toHaveLength(2);
  expect(dialog.getByRole('link', { name: /^Open it in an app/ }).getAttribute('href')).toMatch(/^otpauth:/);
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Code/, { selector: 'input' }));

  api.on('POST /api/user/second-factor/enable', wrong('code', 'This code is incorrect.'));
  fill(/^Code/, '123456');
  press('Turn on the second factor');
  expect(await dialog.findByText('This code is incorrect.')).toBeTruthy();
  api.on('POST /api/user/second-factor/enable', { body: { recoveryCodes } });
  api.on('GET /api/user/second-factor', { body: on });
  press('Turn on the second factor');
  for (const code of recoveryCodes) expect(await dialog.findByText(code)).toBeTruthy();
  // Shown once: neither Escape nor the corner closes them without a question.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(dialog.getByText('Have you kept the codes?')).toBeTruthy();
  press('Close');
  expect(dialog.getByText(recoveryCodes[0] as string)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Close without keeping them' })).toBeTruthy();
  press('I have kept them');
  expect(await screen.findByText(/10 recovery codes left/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('turning off takes password and code, each with its own error', async () => {
  api.on('GET /api/user/second-factor', { body: on });
  const { dialog, fill, press } = await open('Turn off the second factor');
  press('Turn off the second factor');
  expect(await dialog.findByText('Enter the code from your authenticator app.')).toBeTruthy();
  api.on('DELETE /api/user/second-factor', wrong('password', 'The current password is incorrect.'));
  fill(/^Current password/, 'demo');
  fill(/^Code/, '123456');
  press('Turn off the second factor');
  expect(await dialog.findByText('The current password is incorrect.')).toBeTruthy();
  api.on('DELETE /api/user/second-factor', { status: 204 });
  api.on('GET /api/user/second-factor', { body: off });
  press('Turn off the second factor');
  expect(await screen.findByText('Second factor off')).toBeTruthy();
  expect(api.calls.findLast(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'demo', code: '123456' });
});

test('an admin who needs one, and a person with few codes left, are told so', async () => {
  api.on('GET /api/user/second-factor', { body: { ...off, required: true } });
  const { unmount } = await renderInSite(<SecuritySection />, { texts: { shell: en } });
  expect(await screen.findByText(/^The admin area needs a second factor/)).toBeTruthy();
  unmount();
  api.on('GET /api/user/second-factor', { body: { ...on, recoveryCodesLeft: 1 } });
  await renderInSite(<SecuritySection />, { texts: { shell: en } });
  expect(await screen.findByText(/^Only a few recovery codes/)).toBeTruthy();
  expect(screen.getByText(/1 recovery code left/)).toBeTruthy();
});
