import { isBasedOn, namesVersion } from './if-match.ts';

describe('If-Match', () => {
  test.each([
    ['"7"', true],
    ['"6", "7"', true],
    ['"77"', false],
    ['W/"7"', false],
    ['W/"7", "7"', true],
    ['"W/7"', false],
    ['"6,7"', false],
    [',"6",, "7",', true],
  ])('%j names version 7: %s', (header, expected) => {
    expect(namesVersion(header, 7)).toBe(expected);
    expect(isBasedOn('7', header)).toBe(expected);
  });

  test.each(['7', '"7', '7"', '', '"6", 7', '"7" "8"', 'w/"7"', '"7" or "8"', '"7", *', 'W', '"6", W'])(
    '%j is refused as malformed',
    (header) => {
      const refused = expect.objectContaining({ code: 'request.version-malformed', status: 400 });
      expect(() => namesVersion(header, 7)).toThrow(refused);
      expect(() => isBasedOn(7, header)).toThrow(refused);
    },
  );

  test('an asterisk names every version, but a change that must not overwrite is based on none', () => {
    expect(namesVersion(' * ', 7)).toBe(true);
  });

  test.each([undefined, '*', ' * '])('a change that needs the header is refused with %j', (header) => {
    expect(() => isBasedOn(7, header)).toThrow(
      expect.objectContaining({ code: 'request.version-required', status: 428 }),
    );
  });
});
