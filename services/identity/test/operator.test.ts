import { databases } from '@arcada/testing/database';
import { AccountEntity } from '../src/accounts/account.entity.ts';
import { createAdmin } from '../src/seed/create-admin.ts';
import { seedIdentity } from '../src/seed/seed-identity.ts';
import { SessionEntity } from '../src/sessions/session.entity.ts';
import { demoAccounts } from '../src/sign-in/demo-accounts.ts';
import { goodPassword } from './harness/browser.ts';
import { Site } from './harness/site.ts';

describe.each(databases())('what the operator does on %s', (kind) => {
  it('seeds a customer, a producer and an admin where a demo is wanted, however often it runs', async () => {
    const site = await Site.start(kind, { SEED_DEMO: 'true' });
    try {
      await seedIdentity(site.service.running.context);
      await seedIdentity(site.service.running.context);
      expect(await site.database.read.count(AccountEntity)).toBe(3);
      for (const { username, password, email, role } of demoAccounts) {
        for (const name of [username, email]) {
          const response = await site.browser().signIn(name, password);
          expect([response.status, response.body.role]).toEqual([200, role]);
        }
      }
    } finally {
      await site.stop();
    }
  });

  it('blocks demo accounts of an earlier start while they have their well-known passwords', async () => {
    const site = await Site.start(kind, { SEED_DEMO: 'true' });
    try {
      await seedIdentity(site.service.running.context);
      const [ana, bruno] = demoAccounts;
      if (!ana || !bruno) throw new Error('there are demo accounts');
      const browser = site.browser();
      expect((await browser.signIn(ana.username, ana.password)).status).toBe(200);
      const other = site.browser();
      await other.signIn(bruno.username, bruno.password);
      const own = { currentPassword: bruno.password, newPassword: goodPassword };
      expect((await other.post('api/user/password', own)).status).toBe(204);
      site.service.env.SEED_DEMO = 'false';
      await site.service.restart();
      expect(await site.database.read.countBy(SessionEntity, { accountId: ana.id })).toBe(0);
      expect(site.evicted).toContain(ana.id);
      expect((await site.browser().signIn(ana.username, ana.password)).status).toBe(401);
      expect((await site.browser().signIn(ana.email, ana.password)).status).toBe(401);
      expect((await site.browser().signIn(bruno.username, goodPassword)).status).toBe(200);
    } finally {
      await site.stop();
    }
  });

  it('seeds no one in production, where a command creates the first admin', async () => {
    const site = await Site.start(kind);
    try {
      const { context } = site.service.running;
      await seedIdentity(context);
      expect(await site.database.read.count(AccountEntity)).toBe(0);
      const link = await createAdmin(context, ['Rita', 'Rita@Example.com']);
      expect(link).toMatch(/^http:\/\/localhost:8080\/reset-password\?token=[\w-]{43}$/);
      expect((await site.browser().signIn('rita')).status).toBe(401);
      const token = new URL(link).searchParams.get('token');
      const reset = () => site.browser().post('api/reset-password', { token, password: goodPassword });
      expect((await reset()).status).toBe(204);
      expect((await reset()).status).toBe(400);
      const response = await site.browser().signIn('rita@example.com');
      expect(response.body).toMatchObject({ username: 'Rita', role: 'admin' });
      await expect(createAdmin(context, ['RITA', 'other@example.com'])).rejects.toThrow('is taken');
      await expect(createAdmin(context, ['ri', 'other@example.com'])).rejects.toThrow('Usage: create-admin');
      await expect(createAdmin(context, ['rita2', 'nowhere'])).rejects.toThrow('no e-mail address');
    } finally {
      await site.stop();
    }
  });
});
