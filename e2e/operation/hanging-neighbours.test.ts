import net, { type AddressInfo } from 'node:net';
import { freeze } from '../../tools/test/freeze.ts';
import { type SiteOnMariadb, startSiteOnMariadb } from '../../tools/test/site-on-mariadb.ts';
import { promised, questions, slowestOf, threeVisitors, untilIs } from '../site/questions.ts';
import { expect, test } from '../site/site-test.ts';

/** A mail server that accepts connections and stays silent. */
const silent = net.createServer();
let connections = 0;
silent.on('connection', () => {
  connections += 1;
});
let site: SiteOnMariadb;

test.describe('shared infrastructure that hangs', () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    site = await startSiteOnMariadb({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  });
  test.afterAll(async () => {
    await site?.stop();
    silent.close();
  });

  test('the mail server: everything else works', async () => {
    const visitors = await threeVisitors(site.url);
    // Their first mails wait for it from here on.
    await expect.poll(() => connections, { timeout: 20_000 }).toBeGreaterThan(0);
    const replies = await untilIs([], questions(...visitors));
    expect((await visitors[0].ask('post', '/api/recover-password', { email: 'ana@arcada.example' })).ok()).toBe(true);
    expect(slowestOf(replies)).toBeLessThan(2 * promised);
  });

  test('the database server: public reads work, the rest reports that it is unavailable', async () => {
    const calm = await untilIs([], questions(...(await threeVisitors(site.url))));
    const all = questions(...(await threeVisitors(site.url)));
    const frozen = await freeze(site.database.pid);
    try {
      const replies = await untilIs(['cart', 'put into a cart', 'checkout'], all, 10_000, frozen.stands);
      expect(slowestOf(replies)).toBeLessThan(promised + 2 * slowestOf(calm));
    } finally {
      frozen.thaw();
    }
    await untilIs([], all);
  });
});
