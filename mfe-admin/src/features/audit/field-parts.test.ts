import { partsOf } from './field-parts.ts';

test.each([
  ['product', 'priceCents', { name: 'price' }],
  ['product', 'pt-BR.description', { language: 'pt-BR', name: 'description' }],
  ['post', 'es', { language: 'es', name: 'text' }],
  ['order', 'refund.cents', { name: 'refund_cents' }],
  ['course', 'en.title', { language: 'en', name: 'title' }],
  ['course', 'lessons.intro.es.text', { lesson: 'intro', language: 'es', name: 'text' }],
  ['course', 'lessons.intro.clip', { lesson: 'intro', name: 'clip' }],
  ['course', 'why.en.text', { lesson: 'why', language: 'en', name: 'text' }],
])('of a %s, %s is %j', (kind, path, parts) => {
  expect(partsOf(kind, path)).toEqual({ lesson: undefined, language: undefined, ...parts });
});
