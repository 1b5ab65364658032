import { addressesOf } from './addresses.ts';

test.each([
  ['ana@example.com', ['ana@example.com']],
  [' a@example.com,b@example.com;\n\nc@example.com\t', ['a@example.com', 'b@example.com', 'c@example.com']],
  ['Ana Lima <ana@example.com>; "Leo" <leo@example.com>', ['ana@example.com', 'leo@example.com']],
  ['not an address', ['not an address']],
  [' ;\n', []],
])('%j is %j', (text, addresses) => {
  expect(addressesOf(text)).toEqual(addresses);
});
