import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { notify, ToastHost } from './toast.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

const host = () => render(<ToastHost label="Notifications ({hotkey})" toastLabel="Notification" closeLabel="Close" />);
const toasts = () => [...document.querySelectorAll('.a-toast[data-state="open"]')].map((toast) => toast.textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('one toast at a time: the newest stays', () => {
  host();
  act(() => notify({ title: 'Saved' }));
  act(() => notify({ title: 'Added to cart', description: 'Level Guard', tone: 'success' }));
  expect(toasts()).toEqual(['Added to cartLevel Guard']);
});

test('stays 5 s by default', () => {
  host();
  act(() => notify({ title: 'Slow' }));
  pass(4900);
  expect(toasts()).toEqual(['Slow']);
  pass(200);
  expect(toasts()).toEqual([]);
  act(() => notify({ title: 'Quick', duration: 2000 }));
  pass(2100);
  expect(toasts()).toEqual([]);
});

test('waits while the focus is in it, F8 moves there, and its button closes it', () => {
  host();
  act(() => notify({ title: 'Read me' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(true);
  pass(9000);
  expect(toasts()).toEqual(['Read me']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(toasts()).toEqual([]);
});

test('its action acts once and closes it', () => {
  host();
  const undo = jest.fn();
  act(() => notify({ title: 'Removed', action: { label: 'Undo', onPress: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(toasts()).toEqual([]);
});
