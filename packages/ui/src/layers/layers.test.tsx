import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

// jsdom has no top layer: it lacks the two methods that open and close a dialog.
const openedFrom = new WeakMap<Element, Element | null>();
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    openedFrom.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    if (this.isConnected) (openedFrom.get(this) as HTMLElement).focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
});

describe.each([
  ['Drawer', Drawer],
  ['Dialog', Dialog],
])('%s', (_name, Layer) => {
  const show = () => {
    const onClose = jest.fn<() => void>();
    const layer = (open: boolean) => (
      <Layer open={open} onClose={onClose} title="Cart (2)" closeLabel="Close" footer="Subtotal">
        Lines
      </Layer>
    );
    const { rerender } = render(layer(false));
    return { onClose, set: (open: boolean) => rerender(layer(open)) };
  };

  test('is empty until it is opened, then named by its title', () => {
    const { set } = show();
    expect(screen.queryByText('Lines')).toBeNull();
    set(true);
    const dialog = screen.getByRole('dialog', { name: 'Cart (2)' }) as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toContain('Subtotal');
    set(false);
    expect(dialog.open).toBe(false);
  });

  test('Escape, the backdrop and the button request closing; a press inside does not', () => {
    const { onClose, set } = show();
    set(true);
    const dialog = screen.getByRole('dialog');
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    dialog.getBoundingClientRect = () => ({ left: 500, right: 800, top: 0, bottom: 800 }) as DOMRect;
    fireEvent.click(dialog, { clientX: 20, clientY: 20 });
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.click(dialog, { clientX: 600, clientY: 20 });
    // The second click of a double click on the button that has opened it.
    fireEvent.click(dialog, { clientX: 20, clientY: 20, detail: 2 });
    fireEvent.click(screen.getByText('Lines'), { clientX: 600, clientY: 20 });
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});

test('when the focused element is gone, the layer keeps the keyboard', () => {
  const drawer = (lines: string[]) => (
    <Drawer open onClose={() => undefined} title="Cart" closeLabel="Close">
      {lines.map((line) => (
        <button key={line} type="button">
          {line}
        </button>
      ))}
    </Drawer>
  );
  const { rerender } = render(drawer(['first', 'second']));
  screen.getByRole('button', { name: 'first' }).focus();
  rerender(drawer(['second']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart' }));
});

test.each([
  ['is removed', null],
  ['is closed', false],
])('the focus returns when a layer %s, and closing it is not requested again', async (_how, left) => {
  const onClose = jest.fn<() => void>();
  const page = (open: boolean | null) => (
    <>
      <button type="button">Remove</button>
      {open !== null && (
        <Dialog open={open} onClose={onClose} title="Remove?" closeLabel="Close">
          <button type="button">Yes</button>
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(null));
  screen.getByRole('button', { name: 'Remove' }).focus();
  rerender(page(true));
  screen.getByRole('button', { name: 'Yes' }).focus();
  const dialog = screen.getByRole('dialog');
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  rerender(page(left));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
  await closed;
  expect(onClose).not.toHaveBeenCalled();
});

test('a layer that the browser closes by a second Escape opens again when it is to stay', async () => {
  const onClose = jest.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="Codes" closeLabel="Close">
      Text
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  await act(async () => {
    dialog.close();
    await closed;
  });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

test('Escape closes the innermost layer only, and a file picker that is cancelled closes none', () => {
  const [onOuter, onInner] = [jest.fn<() => void>(), jest.fn<() => void>()];
  render(
    <Drawer open onClose={onOuter} title="Account" closeLabel="Close">
      <Dialog open onClose={onInner} title="Disable it?" closeLabel="Close">
        <input type="file" aria-label="Picture" />
      </Dialog>
    </Drawer>,
  );
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(onInner).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog', { name: 'Disable it?' }), new Event('cancel', { cancelable: true }));
  expect(onInner).toHaveBeenCalledTimes(1);
  expect(onOuter).not.toHaveBeenCalled();
});

test('effects that run twice, as in development, leave a layer open', async () => {
  const onClose = jest.fn<() => void>();
  render(
    <StrictMode>
      <Dialog open onClose={onClose} title="Remove?" closeLabel="Close">
        Text
      </Dialog>
    </StrictMode>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await new Promise((resolve) => dialog.addEventListener('close', resolve));
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
