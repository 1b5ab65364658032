import { greetedName } from './greeted-name.ts';

it.each([
  ['Ana Müller', 'Ana Müller'],
  ['Arcada: confirm at https://evil.example/login', ''],
  ['', ''],
  [null, ''],
])('a mail about an order of %s greets “%s”', (buyerName, greeted) => {
  expect(greetedName({ buyerName })).toBe(greeted);
});
