import { createHash } from 'node:crypto';
import { developmentPage, publishedPage } from './development-page.ts';

const state = {
  language: 'en',
  composition: {
    id: 'c1',
    remotes: [
      { domain: 'store', entry: '/mfe/store/1/web/remoteEntry.a.js', integrity: 'sha384-a' },
      { domain: 'blog', entry: '/mfe/blog/1/web/remoteEntry.b.js', integrity: 'sha384-b' },
    ],
  },
};
const html = [
  '<!doctype html><html><head><title>Products</title></head><body><div id="root"><h1>Products</h1></div>',
  '<link rel="later" as="script" href="/assets/main.1.js">',
  `<script type="application/json" id="arcada-state">${JSON.stringify(state)}</script>`,
  '<link rel="later" data-run href="/assets/main.1.js"></body></html>',
].join('');
const stateOf = (page: string) =>
  JSON.parse(/id="arcada-state">(?<json>.*?)<\/script>/s.exec(page)?.groups?.json ?? '') as typeof state;

test('one remote is served from this machine, with the integrity of its bytes; the others stay', () => {
  const entry = 'var store;';
  const page = developmentPage(html, [{ domain: 'store', entry }], 'exports.injectIntoGlobalHook=()=>{}');
  const [store, blog] = stateOf(page).composition.remotes;
  expect(store?.entry).toBe('/__dev/store/remoteEntry.js');
  expect(store?.integrity).toBe(`sha384-${createHash('sha384').update(entry).digest('base64')}`);
  expect(blog).toEqual(state.composition.remotes[1]);
});

test("the shell's development build runs, and nothing of the published one is requested", () => {
  const page = developmentPage(html, [], 'exports.injectIntoGlobalHook=()=>{}');
  expect(page).not.toContain('rel="later"');
  expect(page).not.toContain('/assets/main.1.js');
  expect(page).toContain('<script src="/__dev/shell/main.js"></script>');
  expect(page.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeLessThan(page.indexOf('<title>'));
});

test('a banner says what is shown and links to the other version', () => {
  const local = developmentPage(html, [{ domain: 'store', entry: '' }], '');
  expect(local).toMatch(/mfe-store from this machine.*href="\/__dev\/published"[^>]*>Reset</);
  const published = publishedPage(html, ['store']);
  expect(published).toMatch(/store as published.*href="\/__dev\/local"/);
  expect(stateOf(published)).toEqual(state);
});

test('a document without state is left alone', () => {
  expect(developmentPage('<html><head></head><body>Mail</body></html>', [], '')).not.toContain('__dev');
});
