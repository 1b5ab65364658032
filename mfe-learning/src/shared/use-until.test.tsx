import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useUntil } from './use-until.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a moment to come is one until it has come', () => {
  const until = new Date(Date.now() + 600_000);
  const { result } = renderHook(() => useUntil(until.toISOString()));
  expect(result.current).toEqual(until);
  act(() => void jest.advanceTimersByTime(599_000));
  expect(result.current).toEqual(until);
  act(() => void jest.advanceTimersByTime(2000));
  expect(result.current).toBeUndefined();
});

test.each([null, undefined, '2026-01-01T00:00:00.000Z'])('%s is none to come', (time) => {
  expect(renderHook(() => useUntil(time)).result.current).toBeUndefined();
});
