import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { screen } from '@testing-library/react';
import { useCart } from '../cart/use-cart.ts';
import { keepDraft, readDraft } from '../forms/kept-drafts.ts';
import { followCartOfOtherTabs, followOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { sessionApi } from './session.api.ts';
import { useSession } from './use-session.ts';

/** jsdom has none: the channels of other tabs hear what one posts. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((message: { data: boolean }) => void) | undefined;
  constructor() {
    Channel.open.push(this);
  }
  postMessage(data: boolean) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
}
const user = (id: string) => ({ body: { id, username: id, email: 'a@b.co', fullName: null, role: 'customer' } });
let api: FakeApi;
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  hintSignedIn();
  api = fakeApi({ 'GET /api/user': user('ana') });
});
afterEach(() => api.restore());

function Who() {
  const { user, left } = useSession();
  return <p>{user?.username ?? (left ? 'has left' : 'nobody')}</p>;
}
const show = async () => {
  const site = await renderInSite(<Who />);
  await screen.findByText('ana');
  return site;
};

test('a tab follows when another one changes who is signed in, and tells them of its own changes', async () => {
  const { store } = await show();
  followOtherTabs(store.dispatch);
  const other = new Channel();
  api.on('GET /api/user', { status: 401 });
  other.postMessage(false);
  await screen.findByText('nobody');

  let heard = 0;
  other.onmessage = () => {
    heard += 1;
  };
  tellOtherTabs();
  expect(heard).toBe(1);
});

test('what was typed goes with who signs out in another tab, and stays when the session only ends', async () => {
  const { store } = await show();
  followOtherTabs(store.dispatch);
  keepDraft('ana note', 'Half a');
  api.on('GET /api/user', { status: 401 });
  new Channel().postMessage(false);
  await screen.findByText('nobody');
  expect(readDraft('ana note')).toBe('Half a');
  new Channel().postMessage(true);
  await screen.findByText('has left');
  expect(readDraft('ana note')).toBeUndefined();
});

test('a change names the account that the page is shown for; when refused, the page shows the new one', async () => {
  const { store } = await show();
  api.on('PATCH /api/user', () => {
    api.on('GET /api/user', user('bruno'));
    return { status: 409, body: { code: 'gateway.other-account' } };
  });
  const change = sessionApi.injectEndpoints({
    endpoints: (build) => ({
      identityTestChange: build.mutation<null, void>({ query: () => ({ url: '/api/user', method: 'PATCH' }) }),
    }),
  }).endpoints.identityTestChange;
  await store.dispatch(change.initiate());
  await screen.findByText('bruno');
  const named = api.calls.filter(({ headers }) => 'x-account' in headers);
  expect(named.map(({ method, headers }) => [method, headers['x-account']])).toEqual([['PATCH', 'ana']]);
});

const Count = () => <p>{`${useCart().count} in the cart`}</p>;

test('the cart follows a change in another tab, and nothing but a change', async () => {
  const line = { id: 'l', cartId: 'c', type: 'product', productId: 'level-guard', price: 1, quantity: 2 };
  api.on('GET /api/cart/*', { body: [] });
  const { store } = await renderInSite(<Count />);
  await screen.findByText('0 in the cart');
  followCartOfOtherTabs(store.dispatch);
  const seen = (lines: object[], more = {}) => JSON.stringify({ cartId: 'c', lines, details: {}, ...more });
  const change = (oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartSeen', oldValue, newValue }));
  api.on('GET /api/cart/*', { body: [line] });
  change(null, seen([line]));
  await screen.findByText('2 in the cart');
  const asked = api.calls.length;
  change(seen([line]), seen([line], { details: { 'level-guard': { name: 'Level Guard' } } }));
  expect(api.calls).toHaveLength(asked);
  api.on('GET /api/cart/*', { body: [] });
  change(seen([line]), null);
  await screen.findByText('0 in the cart');
});
