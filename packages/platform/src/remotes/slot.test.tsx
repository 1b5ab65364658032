import { type Composition, contractNumber, type LiveRemote } from '@arcada/contracts';
import { renderInSite } from '@arcada/testing/render';
import { act, screen } from '@testing-library/react';
import type { RemoteEntry } from './remote-entry.ts';
import { RemoteHost } from './remote-host.ts';
import { type AreaFrame, RemotesContext } from './remotes-context.ts';
import { Slot } from './slot.tsx';

const Nothing = () => null;
const Posts = () => <p>Three posts</p>;
const remote: LiveRemote = {
  domain: 'blog',
  version: '1',
  entry: '/mfe/blog/1/web/remoteEntry.js',
  integrity: 'sha384-x',
  manifest: {
    contract: contractNumber,
    domain: 'blog',
    title: { en: 'Blog', 'pt-BR': 'Blog', es: 'Blog' },
    routes: [],
    slots: [{ name: 'home.posts', id: 'posts', order: 10 }],
  },
};

/** Reports on demand that the observed places have come near. */
function controlledNearness() {
  const callbacks: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return (isIntersecting: boolean) => {
    for (const callback of callbacks) callback([{ isIntersecting } as IntersectionObserverEntry], {} as never);
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

async function drawSlot(whenNear: boolean) {
  let loads = 0;
  const entry: RemoteEntry = {
    pages: {},
    slots: { posts: async () => ({ Component: Posts }) },
    locales: {} as RemoteEntry['locales'],
  };
  const composition: Composition = { id: 'test', remotes: [remote] };
  const host = new RemoteHost(composition, {
    loadEntry: async () => {
      loads += 1;
      return entry;
    },
    addTexts: async () => {},
    localPages: {},
  });
  const frame: AreaFrame = { host, Loading: Nothing, SignIn: Nothing, CartLines: Nothing, Failed: Nothing };
  await act(() =>
    renderInSite(
      <RemotesContext value={frame}>
        <Slot name="home.posts" whenNear={whenNear} loading={<p>Skeletons</p>} />
      </RemotesContext>,
    ),
  );
  return () => loads;
}

test('a slot in the first view fetches its code at once', async () => {
  controlledNearness();
  await drawSlot(false);
  expect(await screen.findByText('Three posts')).toBeTruthy();
});

test('a slot further down fetches nothing until the visitor scrolls near', async () => {
  const scroll = controlledNearness();
  const loads = await drawSlot(true);
  await act(async () => scroll(false));
  expect(screen.getByText('Skeletons')).toBeTruthy();
  expect(loads()).toBe(0);
  await act(async () => scroll(true));
  expect(await screen.findByText('Three posts')).toBeTruthy();
  expect(loads()).toBe(1);
});

test('a browser without IntersectionObserver fetches it at once', async () => {
  await drawSlot(true);
  expect(await screen.findByText('Three posts')).toBeTruthy();
});
