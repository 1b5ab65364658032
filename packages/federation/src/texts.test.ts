import { partOfTexts } from './texts.ts';

const catalogue = JSON.stringify({
  featured: { title: 'Featured', all: 'All' },
  cart: { add: 'Add', title: 'Your cart', items_one: '1 item', items_other: '{{count}} items' },
  orders: { title: 'Orders' },
});
const list = JSON.stringify(['featured', 'cart.add', 'cart.items']);

test('a catalogue is divided by keys and sections, plural forms together', () => {
  expect(JSON.parse(partOfTexts(catalogue, list, 'light'))).toEqual({
    featured: { title: 'Featured', all: 'All' },
    cart: { add: 'Add', items_one: '1 item', items_other: '{{count}} items' },
  });
  expect(JSON.parse(partOfTexts(catalogue, list, 'rest'))).toEqual({
    cart: { title: 'Your cart' },
    orders: { title: 'Orders' },
  });
});
