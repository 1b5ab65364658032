import type { Role, User } from '@arcada/contracts';
import { createPlatformStore, sessionApi, setLeft } from '@arcada/platform';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createTexts } from '../language.ts';
import { RouteGuard } from './route-guard.tsx';

const user = (role: Role): User => ({
  id: '6b7f1a52-3c1e-4d52-9a57-0d9b3f5f0a11',
  username: 'ana',
  email: 'ana@example.com',
  fullName: null,
  role,
  requestedRole: null,
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

async function visit(access: 'public' | 'signed-in' | Role[], who: User | null | 'asking', left = false) {
  const store = createPlatformStore({ origin: '', language: () => 'pt-BR' });
  if (who !== 'asking') await store.dispatch(sessionApi.util.upsertQueryData('identityUser', undefined, who));
  store.dispatch(setLeft(left));
  const texts = await createTexts('pt-BR');
  return render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter initialEntries={['/admin/users?page=2']}>
          <Routes>
            <Route
              path="/admin/users"
              element={
                <RouteGuard access={access}>
                  <h1>The page</h1>
                </RouteGuard>
              }
            />
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
}

test('a role that is not in the list sees the restricted page in the exact words, with a link home', async () => {
  for (const role of ['customer', 'producer'] as const) {
    const { unmount } = await visit(['admin'], user(role));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acesso Restrito');
    expect(
      screen.getByText(
        'Você não tem permissão para acessar esta página. Esta área é restrita para perfis específicos.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    expect(screen.queryByText('The page')).toBeNull();
    unmount();
  }
});

test('a role of the list enters, and with no list everyone who is signed in', async () => {
  const { unmount } = await visit(['producer', 'admin'], user('admin'));
  expect(screen.getByText('The page')).toBeTruthy();
  unmount();
  await visit('signed-in', user('customer'));
  expect(screen.getByText('The page')).toBeTruthy();
});

test('a visitor goes to sign-in, with the address to come back to', async () => {
  await visit(['admin'], null);
  expect(screen.getByText('at /auth?next=%2Fadmin%2Fusers%3Fpage%3D2')).toBeTruthy();
});

test('who has just signed out goes home', async () => {
  await visit('signed-in', null, true);
  expect(screen.getByText('at /')).toBeTruthy();
});

test('a spinner stands there while the session is asked for', async () => {
  await visit('signed-in', 'asking');
  expect(screen.getByRole('status').textContent).toBe('Verificando sua sessão...');
  expect(screen.queryByText('The page')).toBeNull();
});

test('public pages ask for nobody', async () => {
  await visit('public', null);
  expect(screen.getByText('The page')).toBeTruthy();
});
