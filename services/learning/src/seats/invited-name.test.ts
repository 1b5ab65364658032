import { greetedName, isAddressAsName, spokenName } from './invited-name.ts';

test.each([
  ['Díaz, Carla', 'Carla Díaz'],
  ['Müller, Dr. Hans', 'Hans Müller'],
  ['Müller, Prof. Dr.-Ing. Hans-Peter', 'Hans-Peter Müller'],
  ['García Márquez,José Luis', 'José Luis García Márquez'],
  ['Costa, Anne-Marie', 'Anne-Marie Costa'],
  ['Carla Díaz', 'Carla Díaz'],
  ['Carla', 'Carla'],
  ['Ana Lima, PhD', 'Ana Lima, PhD'],
  ['Lima, Ana, Madrid', 'Lima, Ana, Madrid'],
  [', Ana', ', Ana'],
])('%s is spoken %s', (listed, spoken) => {
  expect(spokenName(listed)).toBe(spoken);
});

test.each([
  ['Díaz, Carla', 'Carla Díaz', 'Carla Díaz'],
  ['J. Silva', 'J. Silva', 'J. Silva'],
  ['Silva, J. at evil.example', undefined, undefined],
  ['Win 500 Dollars', 'Win 500 Dollars', undefined],
  ['Win 500 Dollars at evil.example', undefined, undefined],
  [null, undefined, undefined],
])('of the list’s %s an invitation greets %s; of an unconfirmed buyer %s', (listed, confirmed, unconfirmed) => {
  expect(greetedName(listed, { confirmed: true })).toBe(confirmed);
  expect(greetedName(listed, { confirmed: false })).toBe(unconfirmed);
});

test.each([
  ['carlos.firma.com', true],
  ['carlos@firma', true],
  ['https://evil', true],
  ['Carlos', false],
  ['J.R.', false],
  ['Carla @ Firm', false],
  ['Win 500 Dollars at evil.example', false],
])('the list’s name %s is an address: %s', (name, isAddress) => {
  expect(isAddressAsName(name)).toBe(isAddress);
});
