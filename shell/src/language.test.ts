import { createTexts } from './language.ts';

test.each([
  ['pt-BR', { n_one: '{{count}} pedido', n_other: '{{count}} pedidos', n_many: '{{count}} de pedidos' }],
  ['es', { n_one: '{{count}} pedido', n_other: '{{count}} pedidos', n_many: '{{count}} de pedidos' }],
] as const)('in %s nothing is several', async (language, catalogue) => {
  const texts = await createTexts(language);
  texts.addResourceBundle(language, 'counted', catalogue);
  const counted = (count: number) => texts.t('counted:n', { count });
  expect([0, 1, 2, 1_000_000].map(counted)).toEqual(['0 pedidos', '1 pedido', '2 pedidos', '1000000 de pedidos']);
});

test('in English too', async () => {
  const texts = await createTexts('en');
  texts.addResourceBundle('en', 'counted', { n_one: '{{count}} order', n_other: '{{count}} orders' });
  expect([0, 1, 2].map((count) => texts.t('counted:n', { count }))).toEqual(['0 orders', '1 order', '2 orders']);
});
