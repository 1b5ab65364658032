import { jest } from '@jest/globals';
import { holdScroll } from './hold-scroll.ts';

let top = 0;
const scrolled = (to: number) => {
  top = to;
  window.dispatchEvent(new Event('scroll'));
};
beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = ((_: number, to: number) => {
    top = to;
  }) as typeof window.scrollTo;
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => jest.useRealTimers());

test('a page that moves by itself is put back for two seconds, and left to its visitor after any act', () => {
  top = 700;
  holdScroll();
  scrolled(0);
  expect(top).toBe(700);
  jest.advanceTimersByTime(2100);
  scrolled(300);
  expect(top).toBe(300);
  holdScroll();
  window.dispatchEvent(new Event('wheel'));
  scrolled(100);
  expect(top).toBe(100);
});
