import { endPage } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import {
  forgetDraft,
  forgetDrafts,
  hasDrafts,
  keepDraft,
  readDraft,
  readLeftDraft,
  refuseLeftDraft,
  refuseLeftDrafts,
} from './kept-drafts.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  forgetDrafts();
  localStorage.clear();
});

test('a draft survives a reload until it is sent', () => {
  expect(keepDraft('ana note', { text: 'Half a' })).toBe(true);
  endPage();
  expect(readDraft('ana note')).toEqual({ text: 'Half a' });
  expect(readDraft('bea note')).toBeUndefined();
  forgetDraft('ana note');
  endPage();
  expect(readDraft('ana note')).toBeUndefined();
});

test('signing out leaves no draft behind, and nothing else is touched', () => {
  localStorage.setItem('theme', 'dark');
  keepDraft('ana note', { text: 'Half a' });
  forgetDrafts();
  expect([readDraft('ana note'), { ...localStorage }]).toEqual([undefined, { theme: 'dark' }]);
});

test('it is known whether anything unsent is kept, also by another tab', () => {
  expect(hasDrafts()).toBe(false);
  keepDraft('ana note', { text: 'Half a' });
  expect(hasDrafts()).toBe(true);
  forgetDraft('ana note');
  expect(hasDrafts()).toBe(false);
  localStorage.setItem('draft:ana note|other', '');
  expect(hasDrafts()).toBe(false);
  localStorage.setItem('draft:ana note|other', JSON.stringify({ at: Date.now(), stamp: '', value: 'there' }));
  expect(hasDrafts()).toBe(true);
});

test('what was typed in this tab takes precedence over a later draft of another tab', () => {
  keepDraft('ana note', 'here');
  const there = { at: Date.now() + 1000, stamp: '', value: 'there' };
  localStorage.setItem('draft:ana note|other', JSON.stringify(there));
  expect(readDraft('ana note')).toBe('here');
  forgetDraft('ana note');
  expect(readDraft('ana note')).toBe('there');
});

test('a draft stored before drafts were per tab is found and sent', () => {
  localStorage.setItem('draft:ana note', JSON.stringify({ at: Date.now(), stamp: '', value: 'old' }));
  expect(readDraft('ana note')).toBe('old');
  forgetDraft('ana note');
  expect(readDraft('ana note')).toBeUndefined();
});

test('a draft for something that has changed, a damaged one and one of last month are ignored', () => {
  keepDraft('ana quiz', ['a'], 'one two');
  expect(readDraft('ana quiz', 'one two three')).toBeUndefined();
  localStorage.setItem('draft:ana torn', '{"at":');
  expect(readDraft('ana torn')).toBeUndefined();
  keepDraft('ana old', 'old');
  jest.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
  expect(readDraft('ana old')).toBeUndefined();
  keepDraft('ana new', 'new');
  expect(Object.keys(localStorage).filter((place) => place.startsWith('draft:ana old'))).toEqual([]);
});

test('a browser that refuses storage keeps drafts as long as the page is open', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(keepDraft('ana note', 'kept')).toBe(false);
  expect(readDraft('ana note')).toBe('kept');
  expect(warned).toHaveBeenCalled();
});

test('a draft of a tab that is still open is left to that tab', async () => {
  let held = [{ name: 'arcada tab other' }];
  // jsdom has no locks.
  const locks = { query: async () => ({ held }), request: async () => undefined };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const there = { at: Date.now(), stamp: '', value: 'there' };
  localStorage.setItem('draft:ana note|other', JSON.stringify(there));
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft:ana note|other' }));
  await locks.query();
  expect([readDraft('ana note'), readLeftDraft('ana note')]).toEqual([undefined, undefined]);
  held = [];
  document.dispatchEvent(new Event('visibilitychange'));
  await locks.query();
  expect(readLeftDraft('ana note')).toBe('there');
  held = [{ name: 'arcada tab other' }];
  localStorage.setItem('draft:ana note|closed', JSON.stringify({ ...there, value: 'closed' }));
  document.dispatchEvent(new Event('visibilitychange'));
  await locks.query();
  refuseLeftDrafts('ana note');
  expect(['other', 'closed'].map((tab) => localStorage.getItem(`draft:ana note|${tab}`))).toEqual([
    JSON.stringify(there),
    '',
  ]);
  Reflect.deleteProperty(navigator, 'locks');
});

test('a draft that is of no use any more is forgotten in every tab, open or closed', () => {
  keepDraft('ana note', 'here');
  const there = JSON.stringify({ at: Date.now(), stamp: '', value: 'there' });
  for (const place of ['ana note|other', 'ana note|third', 'ana notes|other'])
    localStorage.setItem(`draft:${place}`, there);
  forgetDraft('ana note', true);
  expect(Object.keys(localStorage).filter((place) => place.startsWith('draft:'))).toEqual(['draft:ana notes|other']);
  // As an open tab hears of it.
  keepDraft('ana note', 'here');
  const [own] = Object.keys(localStorage).filter((place) => place.startsWith('draft:ana note|'));
  localStorage.removeItem(own as string);
  window.dispatchEvent(new StorageEvent('storage', { key: own as string, newValue: null }));
  expect(readDraft('ana note')).toBeUndefined();
});

test('a draft of a closed tab that is refused is not found again; what was typed here stays', () => {
  const there = { at: Date.now(), stamp: '', value: 'there' };
  localStorage.setItem('draft:ana note|other', JSON.stringify(there));
  keepDraft('ana note', 'here');
  refuseLeftDraft('ana note');
  expect([readLeftDraft('ana note'), readDraft('ana note')]).toEqual([undefined, 'here']);
});

test('with a draft of a closed tab, what it continues is refused; what another has left is found then', () => {
  const [at, stamp] = [Date.now(), ''];
  const first = { at: at - 2, stamp, value: 'first' };
  const from = [{ place: 'draft:ana note|first', at: first.at }];
  const left = { first, second: { at, stamp, value: 'second', from }, other: { at: at - 1, stamp, value: 'other' } };
  for (const [tab, kept] of Object.entries(left)) localStorage.setItem(`draft:ana note|${tab}`, JSON.stringify(kept));
  refuseLeftDraft('ana note');
  expect(readLeftDraft('ana note')).toBe('other');
  refuseLeftDraft('ana note');
  expect(readLeftDraft('ana note')).toBeUndefined();
});
