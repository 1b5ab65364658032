import type { TableName } from '@arcada/bim';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { LeftOutCell } from '../editing/left-out.ts';
import { useUnreadDays } from './use-unread-days.ts';

const cell = (id: string, fault: LeftOutCell['fault'], text: string): LeftOutCell => ({
  ...{ row: 0, column: 5, heading: 'Due date', message: '', columnId: 'dueDate' },
  ...{ id, fault, text },
});

test('days that tables refuse are told, also those of an earlier visit, until they are corrected', () => {
  const keepLeftOut = jest.fn();
  const kept = {
    leftOut: new Map<TableName, LeftOutCell[]>([['milestones', [cell('m1', 'not-a-day', 'soon')]]]),
    keepLeftOut,
  };
  const { result } = renderHook(() => useUnreadDays(kept));
  const first = result.current.keepLeftOut;
  const texts = () => result.current.unread.map(({ table, row, text }) => [table, row, text]);
  expect(texts()).toEqual([['milestones', 'm1', 'soon']]);
  const refused = [cell('d2', 'ambiguous-day', '03/04/2027'), cell('d3', 'too-long', 'x')];
  act(() => result.current.keepLeftOut('deliverables', refused));
  expect(texts()).toEqual([
    ['milestones', 'm1', 'soon'],
    ['deliverables', 'd2', '03/04/2027'],
  ]);
  act(() => result.current.keepLeftOut('milestones', []));
  expect(texts()).toEqual([['deliverables', 'd2', '03/04/2027']]);
  expect(keepLeftOut).toHaveBeenCalledTimes(2);
  // Another function would begin the editor's histories anew.
  expect(result.current.keepLeftOut).toBe(first);
});
