import { rangeStillFits, readRange } from './byte-range.ts';

describe('byte ranges', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s of 100 bytes', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });

  it('can’t be satisfied for an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-1', 0)).toBe('unsatisfiable');
  });

  it('apply only to the file that If-Range names', () => {
    const file = { etag: '"a"', modifiedAt: new Date('2026-05-01T10:00:00Z') };
    expect(rangeStillFits(undefined, file)).toBe(true);
    expect(rangeStillFits('"a"', file)).toBe(true);
    expect(rangeStillFits('"b"', file)).toBe(false);
    expect(rangeStillFits('W/"a"', file)).toBe(false);
    expect(rangeStillFits('Fri, 01 May 2026 10:00:00 GMT', file)).toBe(true);
    expect(rangeStillFits('Fri, 01 May 2026 09:00:00 GMT', file)).toBe(false);
  });
});
