import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../layers/dialog.tsx';
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

test('Escape elsewhere closes it, but never one with an action: that is left by Escape within it only', () => {
  host();
  const pressEscape = (target: Element) => fireEvent.keyDown(target, { key: 'Escape' });
  act(() => notify({ title: 'Saved' }));
  pressEscape(document.body);
  expect(toasts()).toEqual([]);
  act(() => notify({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } }));
  expect(pressEscape(document.body)).toBe(true);
  expect(toasts()).toEqual(['RemovedUndo']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  pressEscape(undo);
  expect(toasts()).toEqual([]);
});

test('after its action the focus is where it was before the toast', () => {
  host();
  render(<button type="button">List</button>);
  const list = screen.getByRole('button', { name: 'List' });
  act(() => list.focus());
  act(() => notify({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  fireEvent.click(undo);
  expect(document.activeElement).toBe(list);
});

test('is shown and read out inside the open dialog, where alone it can be used, and goes back when that closes', () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const page = (open: boolean | undefined) => (
    <>
      <ToastHost label="Notifications ({hotkey})" toastLabel="Notification" closeLabel="Close" />
      {open !== undefined && (
        <Dialog open={open} onClose={() => undefined} title="Account" closeLabel="Close the dialog">
          Text
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(true));
  const dialog = screen.getByRole('dialog');
  act(() => notify({ title: 'Disabled' }));
  const toast = () => document.querySelector('.a-toast[data-state="open"]');
  expect(dialog.contains(toast())).toBe(true);
  expect([...dialog.querySelectorAll('span[role="status"]')].map((each) => each.textContent)).toEqual([
    'Notification Disabled',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(toast()).toBeNull();
  act(() => notify({ title: 'Enabled' }));
  rerender(page(false));
  expect(toast()?.textContent).toBe('Enabled');
  expect(dialog.contains(toast())).toBe(false);
  rerender(page(true));
  expect(screen.getByRole('dialog').contains(toast())).toBe(true);
  rerender(page(undefined));
  expect(toast()?.isConnected).toBe(true);
});
