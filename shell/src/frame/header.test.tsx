import { type AreaFrame, hasDrafts, keepDraft, RemoteHost, RemotesContext } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, openableDialogs, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import pt from '../locales/pt-BR.json' with { type: 'json' };
import { withNavigation } from './areas.fixture.ts';
import { Footer, SocialLinks } from './footer.tsx';
import { Header } from './header.tsx';

const host = new RemoteHost(withNavigation, {
  localPages: {},
  loadEntry: () => Promise.reject(new Error('none')),
  addTexts: () => Promise.resolve(),
});
const frame = { host } as AreaFrame;
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  hintSignedIn();
  api = fakeApi({ 'GET /api/user': { status: 401 }, 'GET /api/cart/*': { body: [] } });
});
afterEach(() => api.restore());

const inAreas = (children: React.ReactNode) => <RemotesContext value={frame}>{children}</RemotesContext>;
const show = (path = '/', texts = en) =>
  renderInSite(<Header />, { texts: { shell: texts }, language: texts === pt ? 'pt-BR' : 'en', path, within: inAreas });

test.each(['/tools/bimdocs-ai', '/tools/bep-maker', '/tools/bep-maker-enhanced'])(
  'the documentation tool is marked on %s',
  async (path) => {
    await show(path);
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    const link = within(navigation).getByRole('link', { name: 'Documentation tool' });
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/tools/bimdocs-ai', 'page']);
    expect(within(navigation).getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBeNull();
  },
);

test.each([
  ['/services', 'Services'],
  ['/courses/iso-19650', 'Courses'],
  ['/products', 'Products'],
])('on %s the dropdown %s is marked and no other', async (path, name) => {
  await show(path);
  const marked = [...document.querySelectorAll('.f-nav [aria-current]')];
  expect(marked.map((element) => element.textContent)).toEqual([name]);
});

test('a dropdown is a link to its page for a new tab, and a menu otherwise', async () => {
  const { path } = await show();
  const trigger = screen.getByRole('button', { name: 'Products' });
  expect(trigger.getAttribute('href')).toBe('/products');
  const inNewTab = createEvent.click(trigger, { ctrlKey: true });
  fireEvent(trigger, inNewTab);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(trigger, { detail: 1 });
  expect(screen.getByRole('menu')).toBeTruthy();
  expect(path()).toBe('/');
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  expect(document.activeElement).toBe(trigger);
  fireEvent.keyDown(trigger, { key: ' ' });
  expect(document.activeElement?.textContent).toBe('Python scripts');
});

test('social networks are linked once the house has a page there', async () => {
  const accounts = { linkedin: 'https://www.linkedin.com/company/arcada' };
  const { rerender, container } = render(<SocialLinks accounts={accounts} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([accounts.linkedin]);
  rerender(<SocialLinks accounts={{}} />);
  expect(container.innerHTML).toBe('');
});

test('dropdowns open on mouse hover and close after it', async () => {
  await show();
  const place = screen.getByRole('button', { name: 'Products' }).parentElement as HTMLElement;
  // jsdom's events have no pointer type.
  const mouse = (event: Event) => fireEvent(place, Object.assign(event, { pointerType: 'mouse' }));
  mouse(createEvent.pointerOver(place));
  expect(screen.getByRole('menuitem', { name: 'Python scripts' }).getAttribute('href')).toBe('/products?type=script');
  mouse(createEvent.pointerOut(place, { relatedTarget: document.body }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the menu of small screens has accordions and the theme', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog');
  const services = within(menu).getByRole('button', { name: 'Services' });
  expect(services.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(services);
  expect(services.getAttribute('aria-expanded')).toBe('true');
  expect(within(menu).getByRole('link', { name: 'AI consulting' }).getAttribute('href')).toBe(
    '/services?tab=ai-consulting',
  );
  fireEvent.click(within(menu).getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  fireEvent.click(within(menu).getByRole('radio', { name: 'Same as system' }));
  expect([document.documentElement.getAttribute('data-theme'), localStorage.getItem('theme')]).toEqual([null, null]);
});

test('a theme chosen in another tab is adopted', async () => {
  await show();
  fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: null }));
  expect(document.documentElement.getAttribute('data-theme')).toBeNull();
});

test('an anonymous visitor is sent to sign-in and back; an unknown session offers a retry instead', async () => {
  api.on('GET /api/user', { status: 500, body: 'broken' });
  await show('/products?type=plugin');
  const retry = await screen.findByRole('button', { name: 'We could not check who is signed in: Retry' });
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  api.on('GET /api/user', { status: 401 });
  fireEvent.click(retry);
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent('/products?type=plugin')}`);
});

describe('signing out', () => {
  beforeEach(() => {
    const user = { id: '1', username: 'ana', email: 'a@b.co', fullName: null, role: 'customer', requestedRole: null };
    api.on('GET /api/user', { body: user });
  });
  async function signOut() {
    await show('/order-history', pt);
    fireEvent.click(await screen.findByRole('button', { name: 'Sua conta: ana' }));
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(items).toEqual(['Minha conta', 'Painel', 'Histórico de pedidos', 'Sair']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sair' }));
  }
  const toast = () => {
    const shown = notifications.current();
    return [shown?.title, shown?.description];
  };

  test('is announced and starts another cart', async () => {
    api.on('POST /api/logout', () => {
      api.on('GET /api/user', { status: 401 });
      return { status: 204 };
    });
    const cart = localStorage.getItem('cartId');
    await signOut();
    await waitFor(() => expect(toast()).toEqual(['Logout bem-sucedido', 'Você saiu da sua conta']));
    expect(await screen.findByRole('link', { name: 'Entrar' })).toBeTruthy();
    expect(localStorage.getItem('cartId')).not.toBe(cart);
  });

  test('asks first when something typed is not saved: it would be deleted', async () => {
    api.on('POST /api/logout', { status: 204 });
    keepDraft('1 note', { text: 'Meio' });
    await signOut();
    const isCalled = () => api.calls.some(({ path }) => path === '/api/logout');
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar na conta' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([isCalled(), hasDrafts()]).toEqual([false, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Sua conta: ana' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sair' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sair e apagar' }));
    await waitFor(() => expect([isCalled(), hasDrafts()]).toEqual([true, false]));
  });

  test('a failure is announced, and the user stays', async () => {
    api.on('POST /api/logout', { status: 500, body: 'broken' });
    await signOut();
    await waitFor(() => expect(toast()).toEqual(['Falha no logout', 'Falha ao fazer logout']));
    expect(screen.getByRole('button', { name: 'Sua conta: ana' })).toBeTruthy();
    const dialog = await screen.findByRole('dialog', { name: 'Falha no logout' });
    expect(dialog.textContent).toContain('Falha ao fazer logout');
    api.on('POST /api/logout', { status: 204 });
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(toast()).toEqual(['Logout bem-sucedido', 'Você saiu da sua conta']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the footer names the year, and its placeholders are text until they have a target', async () => {
  await renderInSite(<Footer />, { texts: { shell: en }, within: inAreas });
  expect(screen.getByText(new RegExp(`© ${new Date().getUTCFullYear()} Arcada`))).toBeTruthy();
  for (const name of ['Support', 'Careers', 'Help', 'Documentation']) {
    expect(screen.getByText(name).closest('a')).toBeNull();
  }
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
});
