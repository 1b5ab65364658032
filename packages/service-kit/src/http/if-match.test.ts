import { isBasedOn, namesVersion } from './if-match.ts';

describe('If-Match', () => {
  test.each([
    ['"7"', true],
    ['7', true],
    ['"6", "7"', true],
    [' * ', true],
    ['"77"', false],
    ['W/"7"', false],
    ['"7', false],
    ['', false],
  ])('%j names version 7: %s', (header, expected) => {
    expect(namesVersion(header, 7)).toBe(expected);
    expect(isBasedOn('7', header)).toBe(expected);
  });

  test('a change that needs the header is refused without it', () => {
    expect(() => isBasedOn(7, undefined)).toThrow(
      expect.objectContaining({ code: 'request.version-required', status: 428 }),
    );
  });
});
