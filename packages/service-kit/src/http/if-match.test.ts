import { isBasedOn, namesVersion } from './if-match.ts';

describe('If-Match', () => {
  test.each([
    ['"7"', true],
    ['7', true],
    ['"6", "7"', true],
    ['"77"', false],
    ['W/"7"', false],
    ['"7', false],
    ['', false],
  ])('%j names version 7: %s', (header, expected) => {
    expect(namesVersion(header, 7)).toBe(expected);
    expect(isBasedOn('7', header)).toBe(expected);
  });

  test('an asterisk names every version, but a change that must not overwrite is based on none', () => {
    expect(namesVersion(' * ', 7)).toBe(true);
  });

  test.each([undefined, '*', ' * '])('a change that needs the header is refused with %j', (header) => {
    expect(() => isBasedOn(7, header)).toThrow(
      expect.objectContaining({ code: 'request.version-required', status: 428 }),
    );
  });
});
