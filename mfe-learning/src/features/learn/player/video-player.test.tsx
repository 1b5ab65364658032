import { fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { testLesson } from '../lesson/lesson.fixture.ts';
import type { PlayerControl } from './player-context.ts';
import type { SavePosition } from './use-saved-position.ts';
import type { Video } from './use-source.ts';
import { VideoPlayer } from './video-player.tsx';

const video = testLesson.video as Video;
const fresh: Video = { ...video, src: '/media/welcome.mp4?s=2', expiresAt: '2026-05-12T10:20:00.000Z' };
const now = Date.parse('2026-05-12T10:00:00.000Z');
/** What the browser says was played of the source. */
let browserPlayed: [number, number][] = [];
const rangesOf = (parts: [number, number][]) => ({
  length: parts.length,
  start: (at: number) => parts[at]?.[0],
  end: (at: number) => parts[at]?.[1],
});
const paused = new WeakMap<HTMLMediaElement, boolean>();

/** jsdom plays no video: playing is a flag here. */
beforeAll(() => {
  openableDialogs();
  Object.defineProperties(HTMLMediaElement.prototype, {
    played: { configurable: true, get: () => rangesOf(browserPlayed) },
    readyState: { configurable: true, value: 4 },
    duration: { configurable: true, value: 40 },
  });
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return paused.get(this) ?? true;
    },
  });
  HTMLMediaElement.prototype.play = async function play() {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
  };
  HTMLMediaElement.prototype.pause = function pause() {
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  };
});
beforeEach(() => {
  localStorage.clear();
  browserPlayed = [[0, 1]];
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

async function show(props: Partial<Parameters<typeof VideoPlayer>[0]> = {}) {
  const api = fakeApi();
  const savePosition = jest.fn<SavePosition>(async () => true);
  const renew = jest.fn<() => Promise<Video | undefined>>(async () => fresh);
  const onTime = jest.fn<(seconds: number) => void>();
  const onEnded = jest.fn<() => void>();
  const control: { current: PlayerControl | null } = { current: null };
  const view = await renderInSite(
    <VideoPlayer
      ref={control}
      video={video}
      title="Welcome"
      startAt={0}
      renew={renew}
      savePosition={savePosition}
      onTime={onTime}
      onEnded={onEnded}
      {...props}
    />,
    { texts: { learning: en } },
  );
  api.restore();
  const element = document.querySelector('video') as HTMLVideoElement;
  return { ...view, element, savePosition, renew, onTime, onEnded, control };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('the position is saved every 5 s of playing, when it stops, and never twice the same', async () => {
  const { element, savePosition } = await show();
  await pass(6000);
  expect(savePosition).not.toHaveBeenCalled();
  press('k');
  element.currentTime = 3.24;
  await pass(5000);
  expect(savePosition.mock.calls).toEqual([[3.2, false, [[0, 1]]]]);
  element.currentTime = 8;
  await pass(5000);
  await pass(5000);
  expect(savePosition.mock.calls).toEqual([
    [3.2, false, [[0, 1]]],
    [8, false, [[0, 1]]],
  ]);
  element.currentTime = 9;
  press(' ');
  expect(savePosition).toHaveBeenLastCalledWith(9, false, [[0, 1]]);
});

test('a position that could not be saved is saved when the network is back, or the lesson is left', async () => {
  const { element, savePosition, unmount } = await show();
  press('k');
  savePosition.mockResolvedValue(false);
  element.currentTime = 54;
  fireEvent(element, new Event('ended'));
  await pass(0);
  expect(savePosition.mock.calls).toEqual([[54, false, [[0, 1]]]]);
  fireEvent(window, new Event('online'));
  await pass(0);
  expect(savePosition).toHaveBeenCalledTimes(2);
  savePosition.mockResolvedValue(true);
  fireEvent(window, new Event('online'));
  await pass(0);
  expect(savePosition).toHaveBeenCalledTimes(3);
  fireEvent(window, new Event('online'));
  unmount();
  expect(savePosition).toHaveBeenCalledTimes(3);
});

test('the position is saved when the page or the lesson is left', async () => {
  const { element, savePosition, unmount } = await show();
  press('k');
  element.currentTime = 12;
  fireEvent(window, new Event('pagehide'));
  expect(savePosition).toHaveBeenLastCalledWith(12, true, [[0, 1]]);
  element.currentTime = 14;
  unmount();
  expect(savePosition).toHaveBeenLastCalledWith(14, true, [[0, 1]]);
});

test('what was played of a source is kept when its address is renewed', async () => {
  const { element, savePosition } = await show();
  press('k');
  browserPlayed = [
    [0, 6.04],
    [20, 25],
  ];
  fireEvent(element, new Event('timeupdate'));
  browserPlayed = [];
  fireEvent(element, new Event('timeupdate'));
  browserPlayed = [[6, 9]];
  element.currentTime = 9;
  press('k');
  const played = [
    [0, 9],
    [20, 25],
  ];
  expect(savePosition).toHaveBeenLastCalledWith(9, false, played);
});

test('it resumes where it was', async () => {
  const { element } = await show({ startAt: 17.5 });
  fireEvent(element, new Event('loadedmetadata'));
  expect(element.currentTime).toBe(17.5);
});

test('the address is renewed a minute before it ends; position and playback are kept', async () => {
  const { element, renew } = await show();
  press('k');
  element.currentTime = 21;
  fireEvent(element, new Event('timeupdate'));
  await pass(8 * 60_000);
  expect(renew).not.toHaveBeenCalled();
  await pass(61_000);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(element.getAttribute('src')).toBe(fresh.src);
  element.currentTime = 0;
  paused.set(element, true);
  fireEvent(element, new Event('loadedmetadata'));
  expect([element.currentTime, element.paused]).toEqual([21, false]);
});

test('an address that does not play is renewed once; after that it says so, with a retry', async () => {
  const { element, renew } = await show();
  fireEvent.error(element);
  await pass(0);
  expect(element.getAttribute('src')).toBe(fresh.src);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(element);
  await pass(0);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toContain('The video could not be played');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(renew).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('captions are in the page’s language and can be changed', async () => {
  const { element } = await show();
  const tracks = [...element.querySelectorAll('track')];
  expect(tracks.map(({ srclang, default: chosen }) => [srclang, chosen])).toEqual([
    ['en', true],
    ['es', false],
  ]);
  const select = screen.getByLabelText('Captions') as HTMLSelectElement;
  expect(select.value).toBe('en');
  press('c');
  expect(select.value).toBe('off');
  press('c');
  expect(select.value).toBe('en');
});

test('keys seek, mute, change the speed and show the list of keys', async () => {
  const { element } = await show();
  element.currentTime = 20;
  press('j');
  expect(element.currentTime).toBe(10);
  press('ArrowRight');
  expect(element.currentTime).toBe(15);
  press('l');
  press('l');
  press('l');
  expect(element.currentTime).toBe(40);
  press('m');
  expect(element.muted).toBe(true);
  press('>');
  expect(element.playbackRate).toBe(1.25);
  expect((screen.getByLabelText('Speed') as HTMLSelectElement).value).toBe('1.25');
  press('<');
  expect(element.playbackRate).toBe(1);
  press('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('speed and captions are those of the last visit', async () => {
  const { unmount } = await show();
  press('>');
  fireEvent.change(screen.getByLabelText('Captions'), { target: { value: 'es' } });
  unmount();
  const { element } = await show();
  expect(element.playbackRate).toBe(1.25);
  expect((screen.getByLabelText('Captions') as HTMLSelectElement).value).toBe('es');
});

test('components around it can seek, and are notified of the end', async () => {
  const { element, control, onEnded, onTime } = await show();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  act(() => control.current?.jump(30));
  expect([element.currentTime, element.paused, control.current?.time()]).toEqual([30, false, 30]);
  fireEvent(element, new Event('timeupdate'));
  expect(onTime).toHaveBeenLastCalledWith(30);
  fireEvent(element, new Event('ended'));
  expect(onEnded).toHaveBeenCalledTimes(1);
});
