import { changeExcerpts } from './change-excerpts.ts';

const long = 'word '.repeat(80);

test('short texts are shown as they are', () => {
  expect(changeExcerpts('Old', 'New one', 200)).toEqual(['Old', 'New one']);
  expect(changeExcerpts('', 'New one', 200)).toEqual(['', 'New one']);
});

test('of long texts that begin alike what differs is shown', () => {
  const [before, after] = changeExcerpts(`${long}old ${long}`, `${long}new ${long}`, 200);
  const same = long.slice(-60);
  const rest = long.slice(0, 136);
  expect([before, after]).toEqual([`…${same}old ${rest}…`, `…${same}new ${rest}…`]);
});

test('of texts that differ at once, and of a long and a short one, the beginning is shown', () => {
  expect(changeExcerpts(`Old ${long}`, 'New', 20)).toEqual(['Old word word word w…', 'New']);
});

test('of texts that differ at their end the last letters are shown, as many as there is room for', () => {
  expect(changeExcerpts(long, `${long}end`, 200)).toEqual([`…${long.slice(-197)}`, `…${long.slice(-197)}end`]);
  expect(changeExcerpts(`${long}end`, long, 200)[0]).toBe(`…${long.slice(-197)}end`);
});

test('no letter is cut in two', () => {
  const [before, after] = changeExcerpts('😀'.repeat(90), `${'😀'.repeat(80)}😁`, 61);
  expect([before, after]).toEqual([`…${'😀'.repeat(61)}`, `…${'😀'.repeat(51)}😁`]);
  expect(before.isWellFormed()).toBe(true);
});
