import { freeze, type Part } from '../../tools/test/freeze.ts';
import { siteAt } from '../../tools/test/site.ts';
import { asAdmin } from '../site/accounts.ts';
import {
  newVisitor,
  productId,
  promised,
  type Question,
  questions,
  slowestOf,
  threeVisitors,
  untilIs,
  type Visitor,
} from '../site/questions.ts';
import { call, changeProduct, siteUrl } from '../site/site-api.ts';
import { expect, test } from '../site/site-test.ts';

const site = siteAt(process.env.E2E_URL ?? '', process.env.E2E_DATA_DIR ?? '');
/** A checkout waits longer for the payment provider, in milliseconds. */
const promisedForPayments = 5000;
const price = 179;

const pages: Question[] = ['products page', 'courses page', 'posts page'];
/** What only the hanging part could provide: visitors are told that it is missing. Everything else works. */
const cases: Record<string, Question[]> = {
  store: ['products page', 'products', 'cart', 'put into a cart', 'checkout'],
  blog: ['posts page', 'posts'],
  // The gateway signs out on its own, and reports it later.
  identity: [],
  registry: [],
  'page-server': ['home', ...pages],
  // Areas are then left to the browser.
  'its renderers': [],
  'stripe-local': ['checkout'],
  learning: ['courses page', 'courses'],
};
test.describe('a hanging process', () => {
  const readers = new Map<string, Visitor>();

  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: siteUrl });
    const { items } = await call<{ items: { id: string }[] }>(request, 'get', '/api/courses');
    // Early enough that the store has to look up their courses again.
    for (const name of Object.keys(cases)) readers.set(name, await newVisitor(siteUrl, items[0]?.id));
  });

  for (const [name, missing] of Object.entries(cases)) {
    test(`${name}: everything else works, the visitor is told in time, and it recovers`, async ({ browser }) => {
      const calm = await untilIs([], questions(...(await threeVisitors())));
      const reader = readers.get(name) as Visitor;
      const all = questions(reader, await newVisitor(), await newVisitor());
      // Home and all lists of products have to be rendered again.
      await asAdmin(browser, (request) => changeProduct(request, productId, { price }));
      const [leader, part]: [string, Part] = name === 'its renderers' ? ['page-server', 'children'] : [name, 'whole'];
      const frozen = await freeze(site.pidOf(leader), part);
      try {
        const replies = await untilIs(missing, all, 6000, frozen.stands);
        // A course is shown as it was last seen.
        if (!missing.includes('cart')) expect(JSON.parse(replies.cart.text)).toHaveLength(2);
        for (const question of missing.filter((one) => one !== 'home' && !pages.includes(one))) {
          const problem = { code: expect.any(String), message: expect.any(String) };
          expect(JSON.parse(replies[question].text)).toMatchObject(problem);
        }
        // Time-outs are the site's; how long the rest takes depends on this machine's current
        // speed.
        for (const [question, { milliseconds }] of Object.entries(replies)) {
          const own = name === 'stripe-local' && question === 'checkout' ? promisedForPayments : promised;
          expect(milliseconds, question).toBeLessThan(own + 2 * slowestOf(calm));
        }
      } finally {
        frozen.thaw();
      }
      await untilIs([], all);
    });
  }

  test('is replaced when it does not recover', async () => {
    const before = site.pidOf('page-server');
    const frozen = await freeze(before);
    try {
      await site.untilRestarted('page-server', before);
    } finally {
      frozen.thaw();
    }
    await untilIs([], questions(...(await threeVisitors())));
  });
});
