import { viewEnd } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { SessionEntity } from '../src/sessions/session.entity.ts';
import type { Browser } from './harness/browser.ts';
import { signedIn } from './harness/people.ts';
import { Site } from './harness/site.ts';

const end = viewEnd.slice(1);

describe.each(databases())('viewing the site as an account on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind);
  });
  afterAll(() => site.stop());

  const view = (browser: Browser, id: string) => browser.post(`api/admin/users/${id}/view`);
  const started = async () => {
    const [admin, ana] = [await signedIn(site, 'admin'), await signedIn(site, 'customer')];
    expect((await view(admin.browser, ana.id)).status).toBe(204);
    return { admin, ana };
  };

  it('shows an admin’s session the account, until the admin ends it; both are in the trail', async () => {
    const { admin, ana } = await started();
    const { browser } = admin;
    expect(site.evicted).toContain(admin.id);
    expect((await browser.get('api/user')).body).toMatchObject({ id: ana.id, role: 'customer', viewed: true });
    expect((await ana.browser.get('api/user')).body).not.toHaveProperty('viewed');
    // The role is the account's: the admin area is closed, and so is what is for the owner's own hands.
    expect((await browser.get('api/admin/users')).status).toBe(403);
    expect((await browser.get('api/user/export')).body.code).toBe('identity.view.owner-only');
    expect((await browser.get('api/user/sessions')).body.code).toBe('identity.view.owner-only');
    expect((await ana.browser.get('api/user/export')).status).toBe(200);
    expect((await browser.post(end)).status).toBe(204);
    expect((await browser.get('api/user')).body).toMatchObject({ id: admin.id, role: 'admin' });
    expect((await browser.get('api/admin/users')).status).toBe(200);
    // Without a view it is harmless.
    expect((await ana.browser.post(end)).status).toBe(204);
    expect((await ana.browser.get('api/user')).body.id).toBe(ana.id);
    const trail = await site.database.read.find(AuditEntryEntity, {
      where: { subjectId: ana.id },
      order: { number: 'ASC' },
    });
    expect(trail.map(({ action, actorId, actorRole }) => [action, actorId, actorRole])).toEqual([
      ['identity.account.viewed', admin.id, 'admin'],
      ['identity.account.view-ended', admin.id, 'admin'],
    ]);
  });

  it('is over after half an hour, or once it is no longer permitted: the session is refused', async () => {
    for (const change of [
      ({ sessionId }: { sessionId: string }) =>
        site.database.read.update(SessionEntity, { id: sessionId }, { viewUntil: new Date(Date.now() - 1) }),
      ({ adminId }: { adminId: string }) =>
        site.database.read.query(`UPDATE account SET role = 'customer' WHERE id = '${adminId}'`),
      ({ accountId }: { accountId: string }) =>
        site.database.read.query(`UPDATE account SET role = 'admin' WHERE id = '${accountId}'`),
    ]) {
      const { admin, ana } = await started();
      const cookie = admin.browser.cookie as string;
      const { sessionId = '', viewedBy } = (await site.resolve(cookie)) ?? {};
      expect(viewedBy).toBe(admin.id);
      await change({ sessionId, adminId: admin.id, accountId: ana.id });
      expect(await site.resolve(cookie)).toBeUndefined();
      expect((await admin.browser.get('api/user')).status).toBe(401);
    }
  });

  it('is unknown to a gateway that would let the account be changed meanwhile', async () => {
    const { admin } = await started();
    const { createHash } = await import('node:crypto');
    const tokenHash = createHash('sha256')
      .update(admin.browser.cookie as string)
      .digest('hex');
    expect((await site.gateway.post('internal/sessions/resolve', { tokenHash })).status).toBe(404);
  });

  it('ends with the admin’s sign-out and with the admin’s sessions', async () => {
    const { admin } = await started();
    const cookie = admin.browser.cookie as string;
    expect((await admin.browser.post('api/logout')).status).toBe(204);
    expect(await site.resolve(cookie)).toBeUndefined();
    const second = await started();
    const other = await signedIn(site, 'admin');
    await other.browser.post(`api/admin/users/${second.admin.id}/end-sessions`);
    expect(await site.resolve(second.admin.browser.cookie as string)).toBeUndefined();
  });

  it('needs a recent password, and shows neither admins nor disabled accounts', async () => {
    const { browser } = await signedIn(site, 'admin');
    const [other, ana] = [await signedIn(site, 'admin'), await signedIn(site, 'customer')];
    expect((await view(browser, other.id)).body.code).toBe('identity.account.not-viewable');
    await browser.post(`api/admin/users/${ana.id}/disable`);
    expect((await view(browser, ana.id)).body.code).toBe('identity.account.not-viewable');
    expect((await view(ana.browser, other.id)).status).toBeGreaterThanOrEqual(401);
    await browser.post(`api/admin/users/${ana.id}/enable`);
    const { sessionId } = (await site.resolve(browser.cookie as string)) ?? {};
    await site.database.read.update(
      SessionEntity,
      { id: sessionId ?? '' },
      { confirmedAt: new Date(Date.now() - 400_000) },
    );
    expect((await view(browser, ana.id)).body.code).toBe('identity.step-up.required');
  });
});
