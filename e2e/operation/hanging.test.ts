import { freeze, type Part } from '../../tools/test/freeze.ts';
import { siteAt } from '../../tools/test/site.ts';
import { asAdmin } from '../site/accounts.ts';
import {
  askAll,
  newVisitor,
  productId,
  type Question,
  questions,
  slowestOf,
  statusesOf,
  type Visitor,
  well,
} from '../site/questions.ts';
import { call, siteUrl } from '../site/site-api.ts';
import { expect, test } from '../site/site-test.ts';

const site = siteAt(process.env.E2E_URL ?? '', process.env.E2E_DATA_DIR ?? '');
/** While a part of the site hangs, in milliseconds; and what waits for the payment provider. */
const promised = 2000;
const promisedForPayments = 5000;
const price = 179;

/** What only the hanging part could give, and what visitors are told instead. All else goes on. */
const cases: Record<string, Partial<Record<Question, number>>> = {
  store: { 'products page': 503, products: 504, cart: 504, 'put into a cart': 504, checkout: 504 },
  blog: { 'posts page': 503, posts: 504 },
  identity: { 'sign-out': 504 },
  registry: {},
  'page-server': { home: 504, 'products page': 504, 'courses page': 504, 'posts page': 504 },
  // Areas are then left to the browser.
  'its renderers': {},
  'stripe-local': { checkout: 503 },
  learning: { 'courses page': 503, courses: 504 },
};

test.describe('a process that hangs', () => {
  const readers = new Map<string, Visitor>();

  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: siteUrl });
    const { items } = await call<{ items: { id: string }[] }>(request, 'get', '/api/courses');
    // So early that the store has to ask for the courses in them again.
    for (const name of Object.keys(cases)) readers.set(name, await newVisitor(siteUrl, items[0]?.id));
  });

  for (const [name, missing] of Object.entries(cases)) {
    test(`${name}: all else goes on, the visitor is told in time, and it heals`, async ({ browser }) => {
      const calm = await askAll(
        questions(await newVisitor(siteUrl), await newVisitor(siteUrl), await newVisitor(siteUrl)),
      );
      expect(statusesOf(calm)).toEqual(well);
      const reader = readers.get(name) as Visitor;
      const all = questions(reader, await newVisitor(siteUrl), await newVisitor(siteUrl));
      // Home and all lists of products have to be made anew.
      await asAdmin(browser, (request) => call(request, 'patch', `/api/admin/products/${productId}`, { price }));
      const [leader, part]: [string, Part] = name === 'its renderers' ? ['page-server', 'children'] : [name, 'whole'];
      const frozen = await freeze(site.pidOf(leader), part);
      try {
        const replies = await askAll(all);
        expect(frozen.stands()).toBe(true);
        expect(statusesOf(replies)).toEqual({ ...well, ...missing });
        // Of a course it is what was seen last.
        if (!missing.cart) expect(JSON.parse(replies.cart.text)).toHaveLength(2);
        for (const question of Object.keys(missing) as Question[]) {
          if (!question.endsWith('page') && question !== 'home') {
            expect(JSON.parse(replies[question].text)).toMatchObject({
              code: expect.any(String),
              message: expect.any(String),
            });
          }
        }
        // Time-outs are the site's; how long the rest takes is this machine's, as it was just now.
        for (const [question, { milliseconds }] of Object.entries(replies)) {
          const own = name === 'stripe-local' && question === 'checkout' ? promisedForPayments : promised;
          expect(milliseconds, question).toBeLessThan(own + 2 * slowestOf(calm));
        }
      } finally {
        frozen.thaw();
      }
      await expect(async () => expect(statusesOf(await askAll(all))).toEqual(well)).toPass({ timeout: 30_000 });
    });
  }

  test('is replaced when it does not come back', async () => {
    const before = site.pidOf('page-server');
    const frozen = await freeze(before);
    try {
      await site.untilRestarted('page-server', before);
    } finally {
      frozen.thaw();
    }
    const all = questions(await newVisitor(siteUrl), await newVisitor(siteUrl), await newVisitor(siteUrl));
    await expect(async () => expect(statusesOf(await askAll(all))).toEqual(well)).toPass({ timeout: 30_000 });
  });
});
