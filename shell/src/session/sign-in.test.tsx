import { readCartId, readJoined, useSession } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import pt from '../locales/pt-BR.json' with { type: 'json' };
import { AuthPanel } from './auth-panel.tsx';

const catalogues = { en, 'pt-BR': pt, es };
const user = { id: '1', username: 'ana', email: 'a@b.co', fullName: null, role: 'customer', requestedRole: null };
const nobody = () => <p>{useSession().user?.username ?? 'nobody'}</p>;
const Who = nobody;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'POST /api/cart/*': { body: [] } });
});
afterEach(() => api.restore());

async function show(language: keyof typeof catalogues = 'pt-BR', greets = true) {
  const texts = catalogues[language];
  const site = await renderInSite(
    <>
      <AuthPanel greets={greets} asksRole />
      <Who />
    </>,
    { texts: { shell: texts }, language },
  );
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } });
  const press = (name: string) => {
    const submit = screen.getAllByRole('button', { name }).find((button) => button.getAttribute('type') === 'submit');
    fireEvent.click(submit as HTMLElement);
  };
  return { ...site, texts, fill, press };
}
const toast = () => {
  const shown = notifications.current();
  return shown && { title: shown.title, description: shown.description, tone: shown.tone };
};

async function signIn(language: keyof typeof catalogues = 'pt-BR', greets = true) {
  const { texts, fill, press } = await show(language, greets);
  fill(texts.auth.username, 'ana');
  fill(texts.auth.password, 'secret-1');
  press(texts.auth.submitLogin);
}

test('login is the first tab; short fields show the exact words and are focused', async () => {
  const { press } = await show();
  expect(screen.getByRole('tab', { name: 'Entrar' }).getAttribute('aria-selected')).toBe('true');
  press('Entrar');
  expect(await screen.findByText('Nome de usuário deve ter pelo menos 3 caracteres')).toBeTruthy();
  expect(screen.getByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('username'));
  expect(api.calls).toEqual([]);
});

test('a page for people without an account starts with the registration', async () => {
  await renderInSite(<AuthPanel tab="register" />, { texts: { shell: en }, language: 'en' });
  expect(screen.getByRole('tab', { name: en.auth.register }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByLabelText(en.auth.email, { exact: false, selector: 'input' })).toBeTruthy();
});

test('the registration starts with the name that is known, which can be changed', async () => {
  await renderInSite(<AuthPanel tab="register" fullName="Carla Díaz" />, { texts: { shell: en }, language: 'en' });
  const name = screen.getByLabelText(en.auth.fullName) as HTMLInputElement;
  expect(name.value).toBe('Carla Díaz');
  fireEvent.change(name, { target: { value: 'Carla Diaz Lima' } });
  expect(name.value).toBe('Carla Diaz Lima');
});

test('who registers in the midst of a purchase or an invitation is not asked for an account type', async () => {
  api.on('POST /api/register', { status: 201, body: user });
  await renderInSite(<AuthPanel tab="register" />, { texts: { shell: en }, language: 'en' });
  expect(screen.queryByLabelText(/Account type/)).toBeNull();
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } });
  fill(en.auth.username, 'ana');
  fill(en.auth.email, 'a@b.co');
  fill(en.auth.password, 'secret-1');
  fireEvent.click(screen.getByRole('button', { name: en.auth.submitRegister }));
  await waitFor(() => expect(api.calls[0]?.body).toMatchObject({ username: 'ana', role: 'customer' }));
});

test.each([
  [{ status: 401, body: { message: 'Conta bloqueada', code: 'x' } }, 'Conta bloqueada'],
  [{ status: 401, body: {} }, 'Credenciais inválidas'],
  [{ status: 500, body: '<h1>broken</h1>' }, 'Falha ao fazer login'],
])('a failed login says so in a toast and inline: %j', async (answer, description) => {
  api.on('POST /api/login', answer);
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(`Falha no login${description}`);
  expect(toast()).toEqual({ title: 'Falha no login', description, tone: 'danger' });
  expect(screen.getByText('nobody')).toBeTruthy();
});

test('while submitting the button is disabled and says so; then the user is known and the cart bound', async () => {
  let finish = () => {};
  api.on('POST /api/login', () => new Promise((done) => (finish = () => done({ body: user }))));
  await signIn();
  const button = await screen.findByRole('button', { name: 'Entrando...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  finish();
  expect(await screen.findByText('ana')).toBeTruthy();
  expect(api.names().filter((name) => name === 'POST /api/login').length).toBe(1);
  expect(api.calls[0]?.body).toEqual({ username: 'ana', password: 'secret-1' });
  expect(toast()).toEqual({ title: 'Login bem-sucedido', description: 'Bem-vindo, ana!', tone: 'success' });
  await waitFor(() => expect(api.names()).toContain(`POST /api/cart/${readCartId()}/claim`));
});

test('in place, where the page shows who has signed in, no toast lies over its buttons', async () => {
  const before = notifications.current();
  api.on('POST /api/login', { body: user });
  await signIn('en', false);
  expect(await screen.findByText('ana')).toBeTruthy();
  expect(notifications.current()).toBe(before);
});

test('begins a new cart where the browser has the one of another account', async () => {
  hintSignedIn();
  const old = readCartId();
  const warned = jest.spyOn(console, 'warn');
  const refused = { status: 403, body: { code: 'store.cart.not-yours', message: 'Not yours.' } };
  api.on('POST /api/login', { body: user });
  api.on('POST /api/cart/*', ({ path }) => (path.includes(old) ? refused : { body: [] }));
  await signIn();
  await waitFor(() => expect(api.names()).toContain(`POST /api/cart/${old}/claim`));
  await waitFor(() => expect(readCartId()).not.toBe(old));
  await waitFor(() => expect(api.names()).toContain(`POST /api/cart/${readCartId()}/claim`));
  expect(await screen.findByText('ana')).toBeTruthy();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  // biome-ignore lint/suspicious/noDocumentCookie: the hint that identity sets.
  document.cookie = 'arcada_signed_in=1; Max-Age=0';
});

test('notes what the account’s earlier cart adds to the one of this browser', async () => {
  const line = { id: 'l1', cartId: 'c', type: 'product' as const, productId: 'bcf-summary', price: 49, quantity: 1 };
  localStorage.setItem('cartSeen', JSON.stringify({ cartId: readCartId(), lines: [line], details: {} }));
  api.on('POST /api/login', { body: user });
  api.on('POST /api/cart/*', { body: [line, { ...line, id: 'l2', productId: 'headroom-check', quantity: 4 }] });
  await signIn();
  await waitFor(() => expect(readJoined(readCartId())).toEqual({ 'headroom-check': 4 }));
});

test.each(['en', 'es'] as const)('the toasts speak %s', async (language) => {
  api.on('POST /api/login', { body: user });
  await signIn(language);
  await waitFor(() => expect(toast()?.title).toBe(catalogues[language].auth.loggedIn));
  expect(toast()?.description).toBe(catalogues[language].auth.welcome.replace('{{name}}', 'ana'));
});

describe('registration', () => {
  async function register(role: string) {
    const { fill, press } = await show();
    fireEvent.click(screen.getByRole('tab', { name: 'Cadastrar' }));
    fill('Nome de usuário', 'ana');
    fill('E-mail', 'a@b.co');
    fill('Senha', 'secret-1');
    fireEvent.change(screen.getByLabelText(/Tipo de conta/), { target: { value: role } });
    press('Criar conta');
  }

  test('is a customer by default and welcomes', async () => {
    api.on('POST /api/register', { status: 201, body: user });
    await register('customer');
    await waitFor(() => expect(toast()?.title).toBe('Registro bem-sucedido'));
    expect(toast()?.description).toBe('Bem-vindo, ana!');
    expect(api.calls[0]?.body).toEqual({ username: 'ana', email: 'a@b.co', password: 'secret-1', role: 'customer' });
  });

  test('with another role says that it waits for approval', async () => {
    api.on('POST /api/register', { status: 201, body: { ...user, requestedRole: 'producer' } });
    await register('producer');
    await waitFor(() => expect(toast()?.description).toContain('aguarda aprovação'));
  });

  test('that fails shows the server’s words, beside the field too, or the default', async () => {
    const message = 'Este nome de usuário já está em uso.';
    api.on('POST /api/register', { status: 409, body: { message, errors: [{ path: 'username', message }] } });
    await register('customer');
    await waitFor(() => expect(toast()).toEqual({ title: 'Falha no registro', description: message, tone: 'danger' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('username'));
    api.on('POST /api/register', { status: 500, body: 'broken' });
    fireEvent.click(screen.getByRole('button', { name: 'Criar conta' }));
    await waitFor(() => expect(toast()?.description).toBe('Falha ao registrar'));
  });

  test('an invalid address is refused in the exact words', async () => {
    const { fill, press } = await show();
    fireEvent.click(screen.getByRole('tab', { name: 'Cadastrar' }));
    fill('E-mail', 'nobody');
    press('Criar conta');
    expect(await screen.findByText('Email inválido')).toBeTruthy();
  });
});

test.each(['en', 'pt-BR', 'es'] as const)(
  'an account with a second factor signs in in two steps (%s)',
  async (language) => {
    const { auth, secondFactor } = catalogues[language];
    const message = secondFactor.codeNeeded;
    const refusal = (code: string) => ({
      status: 400,
      body: { code: `identity.second-factor.${code}`, message, errors: [{ path: 'code', message }] },
    });
    api.on('POST /api/login', refusal('code-needed'));
    await signIn(language);
    const code = await screen.findByLabelText(secondFactor.code, { exact: false, selector: 'input' });
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(document.activeElement).toBe(code);
    // The password was right: nothing has failed.
    expect(toast()?.title).not.toBe(auth.loginFailed);
    const submit = () =>
      fireEvent.click(screen.getAllByRole('button', { name: auth.submitLogin }).at(-1) as HTMLElement);
    api.on('POST /api/login', refusal('code-wrong'));
    fireEvent.change(code, { target: { value: '000000' } });
    submit();
    // Beside its field, and nowhere else.
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(toast()?.title).not.toBe(auth.loginFailed);
    api.on('POST /api/login', { body: user });
    fireEvent.change(code, { target: { value: '123456' } });
    submit();
    expect(await screen.findByText('ana')).toBeTruthy();
    const sent = { username: 'ana', password: 'secret-1', code: '123456' };
    expect(api.calls.findLast(({ path }) => path === '/api/login')?.body).toEqual(sent);
  },
);
