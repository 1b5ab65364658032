import { showCell } from './show-cell.ts';

/** 352 px beside the numbers, three rows below the head. */
const frameAt = (scrollLeft: number, scrollTop = 0) => ({ scrollLeft, scrollTop, clientWidth: 400, clientHeight: 160 });
const column = (left: number, width = 100) => ({ row: 0, left, width });

test.each([
  ['in sight stays', 100, 250, 100],
  ['half below the frozen column comes out of it', 100, 150, 50],
  ['wholly below the frozen column comes out of it', 300, 150, 50],
  ['beyond the right edge comes inside it', 0, 400, 148],
  ['at the right edge stays', 148, 400, 148],
  ['at the end of the frozen column stays', 50, 150, 50],
])('a cell %s', (_, scrollLeft, left, expected) => {
  const frame = frameAt(scrollLeft);
  showCell(frame, column(left), 100);
  expect(frame.scrollLeft).toBe(expected);
});

test('a cell of the frozen column is in sight wherever the frame is', () => {
  const frame = frameAt(500);
  showCell(frame, column(0), 100);
  expect(frame.scrollLeft).toBe(500);
});

test('without a frozen column the first cell brings the frame back', () => {
  const frame = frameAt(500);
  showCell(frame, column(0), 0);
  expect(frame.scrollLeft).toBe(0);
  showCell(frame, column(400), 0);
  expect(frame.scrollLeft).toBe(148);
});

test('a cell that is wider than its room begins beside the frozen column', () => {
  const frame = frameAt(0);
  showCell(frame, column(400, 300), 100);
  expect(frame.scrollLeft).toBe(300);
});

test('rows come below the head and above the lower edge', () => {
  const frame = frameAt(0);
  showCell(frame, { ...column(0), row: 5 }, 100);
  expect(frame.scrollTop).toBe(120);
  showCell(frame, { ...column(0), row: 1 }, 100);
  expect(frame.scrollTop).toBe(40);
});
