import { greetedName } from './greeted-name.ts';

it.each([
  ['Ana Müller', 'Ana Müller'],
  ['Arcada: confirm at https://evil.example/login', ''],
  ['', ''],
  [null, ''],
])('a mail about an order of %s greets “%s”', (buyerName, greeted) => {
  for (const buyerConfirmed of [true, null]) expect(greetedName({ buyerName, buyerConfirmed })).toBe(greeted);
});

it.each([
  ['Ana Müller', 'Ana Müller'],
  ['call us now about your debt', ''],
  [null, ''],
])('at an address that is not confirmed, nothing but a name: %s greets “%s”', (buyerName, greeted) => {
  expect(greetedName({ buyerName, buyerConfirmed: false })).toBe(greeted);
});
