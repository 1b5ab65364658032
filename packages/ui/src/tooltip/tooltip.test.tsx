import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeAll(() => {
  // jsdom measures nothing.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('opens after 700 ms, a neighbour at once within 300 ms of the last', () => {
  render(
    <TooltipProvider>
      <Tooltip text="First text">
        <button type="button">First</button>
      </Tooltip>
      <Tooltip text="Second text">
        <button type="button">Second</button>
      </Tooltip>
      <Tooltip text="Third text">
        <button type="button">Third</button>
      </Tooltip>
    </TooltipProvider>,
  );
  const [first, second, third] = screen.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
  fireEvent.pointerMove(first);
  pass(690);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(20);
  expect(screen.getByRole('tooltip').textContent).toContain('First text');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(250);
  fireEvent.pointerMove(second);
  pass(10);
  expect(screen.getByRole('tooltip').textContent).toContain('Second text');
  fireEvent.keyDown(document, { key: 'Escape' });
  pass(350);
  fireEvent.pointerMove(third);
  pass(10);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
