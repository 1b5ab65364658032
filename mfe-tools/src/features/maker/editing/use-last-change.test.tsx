import type { DocumentVersion } from '@arcada/bim';
import { act, renderHook } from '@testing-library/react';
import { useLastChange } from './use-last-change.ts';

const version: DocumentVersion = {
  ...{ number: 1, kind: 'manual', revision: 'P01', status: 'S2', content: 'v1' },
  createdAt: '2026-10-01T10:00:00.000Z',
};

test('only the newest change of the whole document offers its undo', () => {
  const { result } = renderHook(() => useLastChange([]));
  act(() => result.current.onRestored(version, []));
  expect(result.current.last).toEqual({ kind: 'restored', version, changes: [] });
  act(() => result.current.onImported([]));
  expect(result.current.last).toEqual({ kind: 'imported', changes: [] });
  act(() => result.current.onRestored(version, []));
  expect(result.current.last?.kind).toBe('restored');
  act(() => result.current.onUndone());
  expect(result.current.last).toBeUndefined();
});

test('an issue ends the offer: no undo moves what it has written', () => {
  const { result, rerender } = renderHook(({ issued }) => useLastChange(issued), { initialProps: { issued: ['P01'] } });
  act(() => result.current.onRestored(version, []));
  rerender({ issued: ['P01'] });
  expect(result.current.last?.kind).toBe('restored');
  rerender({ issued: ['P02', 'P01'] });
  expect(result.current.last).toBeUndefined();
  act(() => result.current.onImported([]));
  expect(result.current.last?.kind).toBe('imported');
});
