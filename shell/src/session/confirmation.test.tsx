import { adminStep } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import {
  type FakeAnswer,
  type FakeApi,
  fakeApi,
  hintSignedIn,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import en from '../locales/en.json' with { type: 'json' };
import { accountApi } from './account.api.ts';
import { askForConfirmation } from './confirmation.ts';
import { ConfirmationPlace } from './confirmation-place.tsx';

const refused: FakeAnswer = {
  status: 403,
  body: { code: 'identity.step-up.required', message: 'Confirm with your password to continue.' },
};
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  hintSignedIn();
  api = fakeApi({ 'GET /api/user/sessions': refused, 'PATCH /api/user': refused, 'GET /api/user': { body: null } });
});
afterEach(() => api.restore());

/** A page with a list, and a form that changes something. */
function Page() {
  useSession();
  const list = accountApi.useIdentitySessionsQuery();
  const [save, { error, isSuccess }] = accountApi.useIdentityChangeProfileMutation();
  const [name, setName] = useState('');
  return (
    <>
      <p>{list.data ? 'listed' : list.error ? 'not listed' : 'listing'}</p>
      <p>{isSuccess ? 'saved' : error ? 'not saved' : ''}</p>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => void save({ fullName: name })}>
        Save
      </button>
    </>
  );
}

let site: Awaited<ReturnType<typeof renderInSite>>;
async function show() {
  site = await renderInSite(
    <>
      <Page />
      <ConfirmationPlace />
    </>,
    { texts: { shell: en }, confirm: askForConfirmation },
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
}
const called = (name: string) => api.names().filter((other) => other === name).length;
const type = (dialog: Awaited<ReturnType<typeof show>>, password: string) => {
  fireEvent.change(dialog.getByLabelText(/^Current password/, { selector: 'input' }), { target: { value: password } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
};

test('the password is asked for once; then all refused calls are made again', async () => {
  const dialog = await show();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Current password/, { selector: 'input' }));
  await waitFor(() => expect(called('PATCH /api/user')).toBe(1));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  api.on('POST /api/user/confirm', { status: 204 });
  api.on('GET /api/user/sessions', { body: [] });
  api.on('PATCH /api/user', { body: {} });
  type(dialog, 'demo-ana-2026');
  expect(await screen.findByText('listed')).toBeTruthy();
  expect(await screen.findByText('saved')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(called('POST /api/user/confirm')).toBe(1);
  expect(api.calls.find(({ path }) => path === '/api/user/confirm')?.body).toEqual({ password: 'demo-ana-2026' });
  // Nothing is wrong with the session: the user isn't fetched again.
  expect(called('GET /api/user')).toBe(1);
});

test('a wrong password is named at its field, an empty one is not sent', async () => {
  const dialog = await show();
  type(dialog, '');
  expect(await dialog.findByText('Type your current password.')).toBeTruthy();
  expect(called('POST /api/user/confirm')).toBe(0);
  api.on('POST /api/user/confirm', {
    status: 400,
    body: { code: 'identity.password.wrong', errors: [{ path: 'password', message: 'It is incorrect.' }] },
  });
  type(dialog, 'wrong');
  expect(await dialog.findByText('It is incorrect.')).toBeTruthy();
  api.on('POST /api/user/confirm', { status: 429, body: { code: 'x', message: 'Try again in 15 minutes.' } });
  type(dialog, 'wrong again');
  expect(await dialog.findByText('Try again in 15 minutes.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});

test('an account with a second factor is asked for the code, too', async () => {
  const dialog = await show();
  const message = 'Enter the code from your authenticator app.';
  const needed = { code: 'identity.second-factor.code-needed', message, errors: [{ path: 'code', message }] };
  api.on('POST /api/user/confirm', { status: 400, body: needed });
  type(dialog, 'demo-ana-2026');
  const code = await dialog.findByLabelText(/^Code/, { selector: 'input' });
  expect(dialog.queryByText(message)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  api.on('POST /api/user/confirm', { status: 204 });
  api.on('PATCH /api/user', { body: {} });
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('saved')).toBeTruthy();
  const sent = { password: 'demo-ana-2026', code: '123456' };
  expect(api.calls.findLast(({ path }) => path === '/api/user/confirm')?.body).toEqual(sent);
});

test('after a cancel what was typed is still there, and the next attempt asks again', async () => {
  const dialog = await show();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('not saved')).toBeTruthy();
  expect(await screen.findByText('not listed')).toBeTruthy();
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ana');
  await new Promise((resolve) => setTimeout(resolve, 5));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const again = within(await screen.findByRole('dialog'));
  fireEvent.click(again.getByRole('button', { name: 'Cancel' }));
});

test('after a cancel, what the page fetches by itself isn’t asked about, until somebody presses something', async () => {
  const dialog = await show();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('not saved')).toBeTruthy();
  const calls = called('GET /api/user/sessions');
  await new Promise((resolve) => setTimeout(resolve, 5));
  act(() => void site.store.dispatch(accountApi.util.invalidateTags(['Session'])));
  await waitFor(() => expect(called('GET /api/user/sessions')).toBeGreaterThan(calls));
  expect(await screen.findByText('not listed')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const again = within(await screen.findByRole('dialog'));
  // What is typed and pressed there ends nothing by itself.
  fireEvent.keyDown(again.getByLabelText(/^Current password/, { selector: 'input' }), { key: 'x' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  api.on('POST /api/user/confirm', { status: 204 });
  api.on('PATCH /api/user', { body: {} });
  type(again, 'demo-ana-2026');
  expect(await screen.findByText('saved')).toBeTruthy();
});

/** Buttons as pages have them: disabled while the call runs, in the page or in a dialog that it closes. */
function Buttons() {
  const [save, { isLoading }] = accountApi.useIdentityChangeProfileMutation();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const handleSave = () => {
    // As a browser does with what is disabled.
    (document.activeElement as HTMLElement).blur();
    void save({ fullName: 'Ana' });
  };
  return (
    <>
      <button type="button" disabled={isLoading} onClick={handleSave}>
        Save
      </button>
      <button type="button" ref={opener} disabled={isLoading} onClick={() => setOpen(true)}>
        Later…
      </button>
      {open && (
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            opener.current?.focus();
            handleSave();
          }}
        >
          At this time
        </button>
      )}
    </>
  );
}

test.each([
  ['the button that was pressed', ['Save'], 'Save'],
  ['the one that had opened its dialog', ['Later…', 'At this time'], 'Later…'],
])('after a cancel the focus is at %s', async (_, presses, at) => {
  await renderInSite(
    <>
      <Buttons />
      <ConfirmationPlace />
    </>,
    { texts: { shell: en }, confirm: askForConfirmation },
  );
  for (const name of presses) {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: at })));
});

test('a refusal that arrives late shares the answer that was given meanwhile', async () => {
  const begun = Date.now() - 1000;
  const dialog = await show();
  api.on('POST /api/user/confirm', { status: 204 });
  api.on('PATCH /api/user', { body: {} });
  type(dialog, 'demo-ana-2026');
  await screen.findByText('saved');
  expect(await askForConfirmation(begun)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a session that has ended meanwhile is left to the page', async () => {
  const dialog = await show();
  api.on('POST /api/user/confirm', { status: 401, body: { code: 'identity.session.ended' } });
  type(dialog, 'demo-ana-2026');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(called('GET /api/user')).toBe(2));
});

test('it says when the password is needed, by the rule that the services follow', async () => {
  const dialog = await show();
  const { idleMinutes, mostHours, recentMinutes } = adminStep;
  expect(
    dialog.getByText(
      new RegExp(`after ${idleMinutes} minutes .* ${mostHours} hours, .* last ${recentMinutes} minutes\\.$`),
    ),
  ).toBeTruthy();
});
