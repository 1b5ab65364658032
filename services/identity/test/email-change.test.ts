import { randomUUID } from 'node:crypto';
import type { User } from '@arcada/contracts';
import { AttemptEntity, OutboxEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { AccountEntity } from '../src/accounts/account.entity.ts';
import { MailTokenEntity } from '../src/mail/mail-token.entity.ts';
import { type Browser, goodPassword } from './harness/browser.ts';
import { confirmToken, undoToken } from './harness/mail-links.ts';
import { Site } from './harness/site.ts';
import { statementsOf } from './harness/statements.ts';

const anybody = () => `person-${randomUUID()}@example.com`;

describe.each(databases())('a change of address on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind, { REGISTRATIONS_PER_HOUR: '1000' });
  });
  afterAll(() => site.stop());

  const confirm = async (email: string) => {
    const mails = (await site.mailsTo(email)).map(confirmToken).filter(Boolean);
    const responses = await Promise.all(mails.map((token) => site.browser().confirm(token)));
    return responses.map(({ body }) => body.result);
  };
  /** A person whose address is confirmed. */
  const settled = async () => {
    const browser = site.browser();
    const user = await browser.register();
    expect(await confirm(user.email)).toEqual(['confirmed']);
    return { browser, user: { ...user, emailConfirmed: true } };
  };
  const change = (browser: Browser, email: string, currentPassword: string | undefined = goodPassword) =>
    browser.send<User & { errors?: object[]; code?: string }>('PATCH', 'api/user', { email, currentPassword });
  const recovers = async (email: string) => {
    await site.browser().post('api/recover-username', { email });
    return (await site.mailsTo(email)).some((mail) => mail.includes('Seu nome de usuário na'));
  };
  /** How often the areas heard of it: each of them equally often. */
  const timesTold = async (userId: string) => {
    const rows = await site.database.read.findBy(OutboxEntity, { name: 'identity.address.changed' });
    const receivers = rows
      .filter(({ payload }) => JSON.parse(payload).userId === userId)
      .map(({ receiver }) => receiver);
    const [store, learning] = ['store', 'learning'].map((area) => receivers.filter((other) => other === area).length);
    expect([store, receivers.length]).toEqual([learning, 2 * (store ?? 0)]);
    return store;
  };
  const undo = (token: string, browser = site.browser()) => browser.post('api/user/undo-email', { token });

  it.each([
    ['the page', 'confirm-email'],
    ['the link of older mails', 'api/user/confirm-email'],
  ])('is not confirmed by opening %s, as programs that scan mails do', async (_, path) => {
    const browser = site.browser();
    const { email } = await browser.register();
    const token = confirmToken((await site.mailsTo(email))[0]);
    const opened = await site.browser().get(`${path}?token=${token}`);
    if (opened.status === 303) expect(opened.headers.get('location')).toBe(`/confirm-email?token=${token}`);
    expect((await browser.get('api/user')).body).toMatchObject({ emailConfirmed: false });
    expect(await confirm(email)).toEqual(['confirmed']);
    expect((await browser.get('api/user')).body).toMatchObject({ emailConfirmed: true });
  });

  it('asks for the password, which a session alone does not have', async () => {
    const { browser, user } = await settled();
    const thief = anybody();
    for (const [password, code] of [
      [undefined, 'identity.password.needed'],
      ['not-the-password', 'identity.password.wrong'],
    ] as const) {
      const response = await browser.send('PATCH', 'api/user', { email: thief, currentPassword: password });
      expect(response.body).toMatchObject({ status: 400, code, errors: [{ path: 'currentPassword' }] });
    }
    expect((await browser.get('api/user')).body).toEqual(user);
    expect(await site.mailsTo(thief)).toEqual([]);
    // Changing the name needs none, even if the form includes the unchanged address.
    const named = await browser.send('PATCH', 'api/user', { email: user.email, fullName: 'Nova Pessoa' });
    expect(named.body).toEqual({ ...user, fullName: 'Nova Pessoa' });
  });

  it('leaves the old address in effect until the link to the new one is followed', async () => {
    const { browser, user } = await settled();
    const email = anybody();
    expect((await change(browser, email)).body).toEqual({ ...user, pendingEmail: email });
    expect([await recovers(email), await recovers(user.email)]).toEqual([false, true]);
    expect([(await site.browser().signIn(email)).status, (await site.browser().signIn(user.email)).status]).toEqual([
      401, 200,
    ]);
    expect(await confirm(email)).toEqual(['confirmed']);
    expect(await confirm(email)).toEqual(['already']);
    expect((await browser.get('api/user')).body).toEqual({ ...user, email, pendingEmail: null });
    expect([(await site.browser().signIn(email)).status, (await site.browser().signIn(user.email)).status]).toEqual([
      200, 401,
    ]);
    const row = await site.database.read.findOneByOrFail(AccountEntity, { id: user.id });
    expect(row.searchText).toContain(email);
    expect(row.searchWords).toContain(email);
  });

  it('is told to the areas once it is in effect, and so are a confirmation and an undoing', async () => {
    const browser = site.browser();
    const user = await browser.register();
    const told = () => timesTold(user.id);
    expect(await told()).toBe(0);
    expect([await confirm(user.email), await told()]).toEqual([['confirmed'], 1]);
    const email = anybody();
    await change(browser, email);
    expect([await confirm(user.email), await told()]).toEqual([['already'], 1]);
    expect([await confirm(email), await told()]).toEqual([['confirmed'], 2]);
    const moved = (await site.mailsTo(user.email)).map(undoToken).filter(Boolean);
    await undo(moved.at(-1) ?? '');
    expect(await told()).toBe(3);
  });

  it('is told, too, when a link that resets the password confirms the address, which it does once', async () => {
    const { email, id } = await site.browser().register();
    for (const password of ['a-new-harbour', 'a-newer-harbour']) {
      await site.browser().post('api/recover-password', { email });
      const mails = await site.mailsTo(email);
      const tokens = mails.flatMap((mail) => /reset-password\?token=([\w-]{43})/.exec(mail)?.[1] ?? []);
      const sent = tokens.map((token) => site.browser().post('api/reset-password', { token, password }));
      expect((await Promise.all(sent)).filter(({ status }) => status === 204)).toHaveLength(1);
    }
    expect(await timesTold(id)).toBe(1);
  });

  it('sends no second mail for a repeated call', async () => {
    const { browser } = await settled();
    const email = anybody();
    await change(browser, email);
    expect((await change(browser, email)).status).toBe(200);
    expect(await site.mailsTo(email)).toHaveLength(1);
  });

  it('can be stopped by the reader of the old address, which signs out everywhere', async () => {
    const { browser, user } = await settled();
    const email = anybody();
    await change(browser, email);
    const notice = (await site.mailsTo(user.email)).find((mail) => mail.includes(email));
    const token = undoToken(notice);
    expect(JSON.stringify(await site.database.read.findBy(MailTokenEntity, { accountId: user.id }))).not.toContain(
      token,
    );
    site.evicted.length = 0;
    expect((await undo(token)).status).toBe(204);
    expect([site.evicted, await browser.whoAmI()]).toEqual([[user.id], 401]);
    expect(await confirm(email)).toEqual(['expired']);
    expect((await undo(token)).body).toMatchObject({ status: 400, code: 'identity.reset.invalid-token' });
    await browser.signIn(user.username);
    expect((await browser.get('api/user')).body).toEqual(user);
  });

  it('can be undone after it was confirmed, followed by a further one and a changed password', async () => {
    const { browser, user } = await settled();
    const [stolen, further] = [anybody(), anybody()];
    const thief = site.browser('198.51.100.66');
    await thief.signIn(user.username);
    await change(thief, stolen);
    await confirm(stolen);
    await thief.post('api/user/password', { currentPassword: goodPassword, newPassword: 'a-thieves-harbour' });
    await change(thief, further, 'a-thieves-harbour');
    await confirm(further);
    // Mails: the welcome, the request, and that the address has moved.
    const tokens = (await site.mailsTo(user.email)).map(undoToken).filter(Boolean);
    expect(tokens).toHaveLength(2);
    const back = undoToken((await site.mailsTo(stolen)).find((mail) => mail.includes(further)));
    expect((await undo(tokens[1] ?? '')).status).toBe(204);
    expect([await thief.whoAmI(), await browser.whoAmI()]).toEqual([401, 401]);
    const account = await site.database.read.findOneByOrFail(AccountEntity, { id: user.id });
    expect(account).toMatchObject({ email: user.email, pendingEmail: null });
    expect([await recovers(user.email), await recovers(further)]).toEqual([true, false]);
    // No link available to the thief leads back.
    for (const token of [back, tokens[0] ?? '']) expect((await undo(token)).status).toBe(400);
  });

  it('keeps the browser signed in that undoes it, and gives a repeated call the same response', async () => {
    const { browser, user } = await settled();
    await change(browser, anybody());
    const token = undoToken((await site.mailsTo(user.email)).find(undoToken));
    const elsewhere = site.browser();
    await elsewhere.signIn(user.username);
    const again = () => browser.post('api/user/undo-email', { token }, { 'idempotency-key': 'one' });
    expect([(await again()).status, (await again()).status]).toEqual([204, 204]);
    expect([await browser.whoAmI(), await elsewhere.whoAmI()]).toEqual([200, 401]);
  });

  it('can’t be undone after 7 days', async () => {
    const { browser, user } = await settled();
    await change(browser, anybody());
    const token = undoToken((await site.mailsTo(user.email)).find(undoToken));
    const row = await site.database.read.findOneByOrFail(MailTokenEntity, { accountId: user.id, purpose: 'undo' });
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(7 * 86_400_000);
    await site.database.read.update(MailTokenEntity, { id: row.id }, { expiresAt: new Date(Date.now() - 1000) });
    expect((await undo(token)).status).toBe(400);
  });

  it('can be dropped, and confirmed later by the link sent again', async () => {
    const { browser, user } = await settled();
    const email = anybody();
    await change(browser, email);
    expect((await browser.send('DELETE', 'api/user/email-change')).body).toEqual(user);
    expect(await confirm(email)).toEqual(['expired']);
    const fresh = site.browser();
    const unconfirmed = await fresh.register();
    expect(unconfirmed).toMatchObject({ emailConfirmed: false, pendingEmail: null });
    expect((await fresh.post('api/user/confirm-email')).status).toBe(202);
    expect(await site.mailsTo(unconfirmed.email)).toHaveLength(2);
    expect(new Set(await confirm(unconfirmed.email))).toEqual(new Set(['confirmed', 'already']));
    expect((await fresh.post('api/user/confirm-email')).status).toBe(202);
    expect(await site.mailsTo(unconfirmed.email)).toHaveLength(2);
  });

  it('ends with a new password: a link that a thief requested is invalid', async () => {
    const { browser, user } = await settled();
    const email = anybody();
    await change(browser, email);
    await site.browser().post('api/recover-password', { email: user.email });
    const mail = (await site.mailsTo(user.email)).join('\n');
    const token = /reset-password\?token=([\w-]{43})/.exec(mail)?.[1];
    expect((await site.browser().post('api/reset-password', { token, password: 'a-new-harbour' })).status).toBe(204);
    expect(await confirm(email)).toEqual(['expired']);
    expect(await site.database.read.findOneBy(AccountEntity, { id: user.id })).toMatchObject({ pendingEmail: null });
  });

  it('reveals only to the mailbox’s reader that the new address has an account', async () => {
    const { user: holder } = await settled();
    const { browser, user } = await settled();
    expect((await change(browser, holder.email)).body).toEqual({ ...user, pendingEmail: holder.email });
    expect(await confirm(holder.email)).toEqual(expect.arrayContaining(['taken']));
    expect((await browser.get<User>('api/user')).body.email).toBe(user.email);
    const rows = await site.database.read.findBy(AccountEntity, { email: holder.email });
    expect(rows.map(({ id }) => id)).toEqual([holder.id]);
  });

  it('writes to a former address only when it was confirmed', async () => {
    const browser = site.browser();
    const { email: typedWrong } = await browser.register();
    expect(await site.mailsTo(typedWrong)).toHaveLength(1);
    const email = anybody();
    await change(browser, email);
    await confirm(email);
    expect(await site.mailsTo(typedWrong)).toHaveLength(1);
    expect((await browser.get<User>('api/user')).body).toMatchObject({ email, emailConfirmed: true });
  });

  it('is limited to three an hour', async () => {
    const { browser, user } = await settled();
    const targets = Array.from({ length: 4 }, anybody);
    const statuses = [];
    for (const email of targets) statuses.push((await change(browser, email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await site.mailsTo(targets[3] ?? '')).toEqual([]);
    await site.database.read.deleteAll(AttemptEntity);
    expect((await browser.get<User>('api/user')).body).toEqual({ ...user, pendingEmail: targets[2] });
  });
});

describe.each(databases())('mails that anyone can trigger on %s', (kind) => {
  it('reach one address four times an hour, and recovery as often apart from them', async () => {
    const site = await Site.start(kind, { REGISTRATIONS_PER_HOUR: '1000' });
    try {
      const victim = anybody();
      const statuses: number[] = [];
      const count = async (answer: Promise<{ status: number }>) => statuses.push((await answer).status);
      await site.browser().register({ email: victim });
      for (let n = 0; n < 2; n++) {
        const accomplice = site.browser();
        const username = `accomplice-${n}`;
        await count(accomplice.post('api/register', { username, password: goodPassword, email: victim }));
        await count(accomplice.post('api/user/confirm-email'));
      }
      const mover = site.browser();
      await mover.register();
      await count(mover.send('PATCH', 'api/user', { email: victim, currentPassword: goodPassword }));
      await count(mover.post('api/user/confirm-email'));
      expect(await site.mailsTo(victim)).toHaveLength(4);
      // Another spelling of the address reaches the same mailbox.
      const noted = victim.replace('@', '+note@');
      await site.browser().register({ email: noted });
      expect(await site.mailsTo(noted)).toEqual([]);
      for (let n = 0; n < 3; n++) {
        await count(site.browser().post('api/recover-username', { email: victim.toUpperCase() }));
        await count(site.browser().post('api/recover-password', { email: victim }));
      }
      expect(statuses).toEqual([201, 202, 201, 202, 200, ...Array(7).fill(202)]);
      expect(await site.mailsTo(victim)).toHaveLength(8);
    } finally {
      await site.stop();
    }
  });

  it('cost the same statements for a known and an unknown address', async () => {
    const site = await Site.start(kind, {}, { withoutDelivery: true });
    try {
      const { email: known } = await site.browser().register();
      const told = [];
      for (const email of [known, anybody()]) {
        const browser = site.browser();
        const user = await browser.register();
        const body = { email, currentPassword: goodPassword };
        const { answer, statements } = await statementsOf(site, () => browser.send('PATCH', 'api/user', body));
        const changed = { ...(answer.body as object), ...user, pendingEmail: email === user.email };
        told.push({ status: answer.status, fields: Object.keys(changed), statements });
      }
      expect(told[0]).toEqual(told[1]);
      expect(await site.database.read.countBy(OutboxEntity, { kind: 'mail' })).toBe(5);
    } finally {
      await site.stop();
    }
  });
});
