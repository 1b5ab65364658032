import { type Composition, contractNumber, type Language, type LiveRemote } from '@arcada/contracts';
import { jest } from '@jest/globals';
import type { RemoteEntry } from './remote-entry.ts';
import { RemoteHost } from './remote-host.ts';

const live = (domain: 'store' | 'blog', contract = contractNumber): LiveRemote => ({
  domain,
  version: '1',
  entry: `/mfe/${domain}/1/web/remoteEntry.js`,
  integrity: 'sha384-x',
  manifest: {
    contract,
    domain,
    title: { en: domain, 'pt-BR': domain, es: domain },
    routes: [{ path: `/${domain}`, access: 'public', render: 'server', listed: false }],
    slots: [],
  },
});

const Component = () => null;
const entryOf = (domain: 'store' | 'blog'): RemoteEntry => ({
  pages: { [`/${domain}`]: async () => ({ Component }) },
  slots: {},
  locales: {} as RemoteEntry['locales'],
});

function hostWith(loadEntry: (remote: LiveRemote) => Promise<RemoteEntry>, remotes = [live('store'), live('blog')]) {
  const composition: Composition = { id: 'test', remotes };
  return new RemoteHost(composition, { loadEntry, addTexts: async () => {}, localPages: {}, timeoutMs: 40 });
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('a page is loaded once, however often it is requested', async () => {
  let loads = 0;
  const host = hostWith(async (remote) => {
    loads += 1;
    return entryOf(remote.domain as 'store');
  });
  await Promise.all([host.loadPage('store', '/store'), host.loadPage('store', '/store')]);
  expect(host.page('store', '/store')).toMatchObject({ status: 'ready' });
  expect(loads).toBe(1);
});

test('a remote that hangs fails after its time-out and one retry; other remotes are unaffected', async () => {
  let attempts = 0;
  const host = hostWith((remote) => {
    if (remote.domain === 'blog') return Promise.resolve(entryOf('blog'));
    attempts += 1;
    return new Promise(() => {});
  });
  await Promise.all([host.loadPage('store', '/store'), host.loadPage('blog', '/blog')]);
  expect(host.page('store', '/store')).toMatchObject({ status: 'failed', reason: 'unreachable' });
  expect(host.page('blog', '/blog')).toMatchObject({ status: 'ready' });
  expect(attempts).toBe(2);
});

test('Retry after a failure loads the page', async () => {
  let broken = true;
  const host = hostWith(async (remote) => {
    if (broken) throw new Error('truncated file');
    return entryOf(remote.domain as 'store');
  });
  await host.loadPage('store', '/store');
  expect(host.page('store', '/store')).toMatchObject({ status: 'failed' });
  broken = false;
  const seen: string[] = [];
  host.subscribe(() => seen.push(host.page('store', '/store')?.status ?? ''));
  await host.loadPage('store', '/store');
  expect(seen).toEqual(['loading', 'ready']);
});

test('files whose hints failed earlier are each requested once more, within one Retry', async () => {
  const failing = ['entry.js', 'texts.js', 'page.js'];
  const host = hostWith(async (remote) => {
    const file = failing.shift();
    if (file) throw new Error(`Loading ${file} failed`);
    return entryOf(remote.domain as 'store');
  });
  await host.loadPage('store', '/store');
  expect(host.page('store', '/store')).toMatchObject({ status: 'ready' });
});

test('preloaded code is available at once; a preload failure is not kept', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let broken = true;
  const host = hostWith(async (remote) => {
    if (broken) throw new Error('offline');
    return entryOf(remote.domain as 'store');
  });
  await host.warmPage('store', '/store');
  expect(host.page('store', '/store')).toBeUndefined();
  broken = false;
  await host.warmPage('store', '/store');
  expect(host.page('store', '/store')).toMatchObject({ status: 'ready' });
});

test('the next visit retries a page that failed', async () => {
  let attempts = 0;
  const host = hostWith(async () => {
    attempts += 1;
    throw new Error('offline');
  });
  await host.loadPage('store', '/store');
  host.forgetFailure('store', 'page', '/store');
  expect(host.page('store', '/store')).toBeUndefined();
  await host.loadPage('store', '/store');
  expect(attempts).toBe(4);
});

test('another contract number is refused without running any of the code', async () => {
  const loadEntry = jest.fn<() => Promise<RemoteEntry>>();
  const host = hostWith(loadEntry, [live('store', contractNumber + 1)]);
  await host.loadPage('store', '/store');
  expect(host.page('store', '/store')).toMatchObject({ status: 'failed', reason: 'incompatible' });
  expect(loadEntry).not.toHaveBeenCalled();
});

test('an area that is not live gives an error', async () => {
  const host = hostWith(async () => entryOf('store'), []);
  await host.loadPage('store', '/store');
  expect(host.page('store', '/store')).toMatchObject({ status: 'failed', reason: 'absent' });
});

describe('the texts of an area', () => {
  const whole = {} as RemoteEntry['locales'];
  const light = {} as RemoteEntry['locales'];

  function hostOfArea() {
    const added: string[] = [];
    const remote = live('store');
    const slots = [
      { name: 'frame.chat', id: 'light', order: 1, light: true },
      { name: 'dashboard.section', id: 'other', order: 2 },
    ] as const;
    const piece = async () => ({ Component });
    const host = new RemoteHost(
      { id: 'test', remotes: [{ ...remote, manifest: { ...remote.manifest, slots } }] },
      {
        loadEntry: async () => ({
          ...entryOf('store'),
          slots: { light: piece, other: piece },
          locales: whole,
          lightLocales: light,
        }),
        addTexts: async (_domain, texts, language: Language = 'en') => {
          added.push(`${texts === light ? 'light' : 'whole'} ${language}`);
        },
        localPages: {},
      },
    );
    return { host, added };
  }

  test('a light slot brings only its own, a page all of them', async () => {
    const { host, added } = hostOfArea();
    await host.loadSlot('store', 'light');
    expect(added).toEqual(['light en']);
    await host.addTexts('es');
    expect(added).toEqual(['light en', 'light es']);
    await host.loadPage('store', '/store');
    expect(added.slice(2)).toEqual(['whole en', 'whole es']);
  });

  test('another slot brings all of them, and a light one after it none', async () => {
    const { host, added } = hostOfArea();
    await host.loadSlot('store', 'other');
    await host.loadSlot('store', 'light');
    expect(host.slot('store', 'light')).toMatchObject({ status: 'ready' });
    expect(added).toEqual(['whole en']);
  });

  test('a slot is not shown without its texts', async () => {
    const { host } = hostOfArea();
    const failing = new RemoteHost(host.composition, {
      loadEntry: async () => ({ ...entryOf('store'), slots: { light: async () => ({ Component }) } }),
      addTexts: async () => Promise.reject(new Error('no such file')),
      localPages: {},
    });
    await failing.loadSlot('store', 'light');
    expect(failing.slot('store', 'light')).toMatchObject({ status: 'failed', reason: 'unreachable' });
  });
});

describe('while the page changes its language', () => {
  function hostThatNotes(refuse = false) {
    const texts: string[] = [];
    const host = new RemoteHost(
      { id: 'test', remotes: [live('store'), live('blog')] },
      {
        loadEntry: async ({ domain }) => entryOf(domain as 'store'),
        addTexts: async (domain, _entry, language: Language = 'en') => {
          if (refuse && language === 'es') throw new Error('no such file');
          texts.push(`${domain} ${language}`);
        },
        localPages: {},
        timeoutMs: 40,
      },
    );
    return { host, texts };
  }

  test('a remote that comes into use has texts of both languages', async () => {
    const { host, texts } = hostThatNotes();
    await host.loadPage('store', '/store');
    const changing = host.addTexts('es');
    await host.loadPage('blog', '/blog');
    await changing;
    expect(texts.sort()).toEqual(['blog en', 'blog es', 'store en', 'store es']);
  });

  test('a language whose texts were refused is asked of no other remote', async () => {
    const { host, texts } = hostThatNotes(true);
    await host.loadPage('store', '/store');
    await expect(host.addTexts('es')).rejects.toThrow('no such file');
    await host.loadPage('blog', '/blog');
    expect(texts).toEqual(['store en', 'blog en']);
  });
});
