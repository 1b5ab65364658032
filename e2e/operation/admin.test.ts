import { execFile } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freeze } from '../../tools/test/freeze.ts';
import { siteAt } from '../../tools/test/site.ts';
import { asAdmin, register } from '../site/accounts.ts';
import { buy } from '../site/purchases.ts';
import { call } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

const dataDir = process.env.E2E_DATA_DIR ?? '';
const site = siteAt(process.env.E2E_URL ?? '', dataDir);

/** `npm run audit`, as an operator types it: its exit code and what it prints. */
const audit = (): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '-s', 'audit'],
      { cwd: path.join(import.meta.dirname, '../..'), env: { ...process.env, DATA_DIR: dataDir } },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, text: stdout + stderr }),
    );
  });

/** Changes one letter of the newest entry in the store's trail, past the service; returns the entry's number. */
function turn(from: string, to: string): number {
  const database = new DatabaseSync(path.join(dataDir, 'store.sqlite'), { timeout: 10_000 });
  try {
    const newest = database.prepare('select max(number) as number from audit_entry').get() as { number: number };
    database
      .prepare('update audit_entry set action = replace(action, ?, ?) where number = ?')
      .run(from, to, newest.number);
    return newest.number;
  } finally {
    database.close();
  }
}

test('the audit trail is whole after what admins did, and one changed byte breaks it visibly', async ({ browser }) => {
  test.setTimeout(300_000);
  const code = uniqueName('audit').replaceAll('-', '').toUpperCase();
  const limits = { startsAt: null, endsAt: null, mostUses: null, mostPerAccount: null };
  const coupon = { code, kind: 'percent', value: 10, appliesTo: 'all', items: [], ...limits };
  await asAdmin(browser, (request) => call(request, 'post', '/api/admin/coupons', coupon));
  const whole = await audit();
  expect(whole.text).toMatch(/store: The audit trail is whole: \d+ entries, the last with the hash [0-9a-f]{64}/);
  expect(whole.code).toBe(0);

  const number = turn('created', 'creeted');
  try {
    const broken = await audit();
    expect(broken.text).toContain(
      `store: The audit trail is broken: entry ${number} was changed after it had been written. The ${number - 1} before it are right.`,
    );
    expect(broken.code).toBe(1);
  } finally {
    turn('creeted', 'created');
  }
  expect((await audit()).code).toBe(0);
});

test.describe('services/admin', () => {
  test.use({ allow: { patterns: [/50[34]/] } });

  test('costs only itself when it hangs or dies: the shop sells, and owners have their data', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    await register(page.request);
    const order = await buy(page, 'bcf-summary');
    const before = site.pidOf('admin');
    const frozen = await freeze(before, 'whole');
    try {
      expect((await page.request.get(`/api/orders/${order.id}/downloads/bcf-summary`)).status()).toBe(200);
      await open(page, '/products');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.locator('.a-count')).toHaveText('1');
      // What admins decide on stays with the services that own it.
      await asAdmin(browser, async (request) => {
        const shown = await call<{ number: string }>(request, 'get', `/api/admin/orders/${order.id}`);
        expect(shown.number).toBe(order.number);
        expect((await request.get('/api/admin/audit')).status()).toBeGreaterThanOrEqual(500);
      });
      // Hanging, it is killed and started again.
      await site.untilRestarted('admin', before);
    } finally {
      frozen.thaw();
    }
    await asAdmin(browser, async (request) => {
      await expect.poll(async () => (await request.get('/api/admin/audit')).status(), { timeout: 30_000 }).toBe(200);
    });
    expect(await call<{ status: string }>(page.request, 'get', `/api/orders/${order.id}`)).toMatchObject({
      status: 'fulfilled',
    });
  });
});
