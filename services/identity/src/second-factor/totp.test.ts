import { base32, codeOf, otpauthUri, stepOf, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('RFC 4226, appendix D: counter %i gives %s', (counter, code) => {
  expect(codeOf(secret, counter)).toBe(code);
});

// The last 6 of the 8 digits that the RFC lists.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('RFC 6238, appendix B: second %i gives %s', (seconds, code) => {
  expect(codeOf(secret, stepOf(seconds * 1000))).toBe(code);
});

test('a code counts in its own step, the one before and the one after, to the millisecond', () => {
  const step = 40_000_000;
  const code = codeOf(secret, step);
  const begin = step * 30_000;
  const at = (now: number) => stepOfCode(secret, code, now, 0);
  expect([at(begin - 30_001), at(begin - 30_000), at(begin), at(begin + 59_999), at(begin + 60_000)]).toEqual([
    undefined,
    step,
    step,
    step,
    undefined,
  ]);
});

test('a code counts once, and none of an earlier step afterwards', () => {
  const step = 40_000_000;
  const now = step * 30_000;
  expect(stepOfCode(secret, codeOf(secret, step), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeOf(secret, step - 1), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeOf(secret, step + 1), now, step)).toBe(step + 1);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: "%s" is "%s" in base32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('the address names issuer and account', () => {
  expect(otpauthUri(Buffer.from('foobar'), 'Arcada', 'ana & co')).toBe(
    'otpauth://totp/Arcada%3Aana%20%26%20co?secret=MZXW6YTBOI&issuer=Arcada',
  );
});
