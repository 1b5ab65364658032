import type { RecoveryCodes, SecondFactor, SecondFactorSecret, User } from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { RecoveryCodeEntity } from '../src/second-factor/recovery-code.entity.ts';
import { SecondFactorEntity } from '../src/second-factor/second-factor.entity.ts';
import { Authenticator, forgetUsedCodes, withSecondFactor } from './harness/authenticator.ts';
import { type Browser, goodPassword } from './harness/browser.ts';
import { signedIn } from './harness/people.ts';
import { Site } from './harness/site.ts';

const wrongCode = { status: 400, body: { code: 'identity.second-factor.code-wrong', errors: [{ path: 'code' }] } };
const codeNeeded = { status: 400, body: { code: 'identity.second-factor.code-needed', errors: [{ path: 'code' }] } };

describe.each(databases())('the second factor on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind, { IDENTITY_SECOND_FACTOR_KEY: 'k'.repeat(32) });
  });
  afterAll(() => site.stop());

  const signIn = (username: string, code?: string, browser = site.browser()) =>
    browser.post<User & { code: string }>('api/login', { username, password: goodPassword, code });
  const protectedPerson = async (role: User['role'] = 'customer') => {
    const person = await signedIn(site, role);
    return { ...person, ...(await withSecondFactor(site, person)) };
  };
  const read = async (browser: Browser) => (await browser.get<SecondFactor>('api/user/second-factor')).body;

  it('is turned on by the password and a first code, and a mail says so', async () => {
    const { browser, username, email } = await signedIn(site, 'customer');
    const other = site.browser();
    await other.signIn(username);
    const begin = (password: string) => browser.post<SecondFactorSecret>('api/user/second-factor', { password });
    expect((await begin('wrong-harbour')).status).toBe(400);
    const { body } = await begin(goodPassword);
    expect(body.uri).toBe(`otpauth://totp/Arcada%3A${username}?secret=${body.secret}&issuer=Arcada`);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await read(browser)).toEqual({ on: false, required: false, recoveryCodesLeft: 0 });
    // Begun is not on: nobody locks themselves out by half a setup.
    expect((await signIn(username)).status).toBe(200);

    const app = new Authenticator(body);
    const enable = (code: string) => browser.post<RecoveryCodes>('api/user/second-factor/enable', { code });
    expect(await enable(app.code(5))).toMatchObject(wrongCode);
    const code = app.code();
    const copied = browser.cookie as string;
    const before = await site.resolve(copied);
    const { recoveryCodes } = (await enable(`${code.slice(0, 3)} ${code.slice(3)}`)).body;
    // A copied cookie ends like the other sessions; the own session goes on, and isn't confirmed by it.
    expect(await site.resolve(copied)).toBeUndefined();
    expect(await site.resolve(browser.cookie as string)).toEqual(before);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(await read(browser)).toEqual({ on: true, required: false, recoveryCodesLeft: 10 });
    expect(await other.whoAmI()).toBe(401);
    expect((await begin(goodPassword)).status).toBe(409);
    expect((await site.mailsTo(email)).join('\n')).toContain('segundo fator da sua conta foi ativado');
  });

  it('keeps secret and recovery codes unreadable in the database', async () => {
    const { id, app, recoveryCodes } = await protectedPerson();
    const row = await site.database.read.findOneByOrFail(SecondFactorEntity, { accountId: id });
    const codes = await site.database.read.findBy(RecoveryCodeEntity, { accountId: id });
    const stored = JSON.stringify([row, codes, Buffer.from(row.secret, 'base64url').toString('hex')]);
    expect(stored).not.toContain(app.secret.toString('hex'));
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('is asked for only after the right password, which alone starts no session', async () => {
    const { username, app } = await protectedPerson();
    const browser = site.browser();
    expect(await signIn(username, undefined, browser)).toMatchObject(codeNeeded);
    expect(browser.cookie).toBeUndefined();
    const wrongPassword = { username, password: 'wrong-harbour', code: app.code() };
    expect(await browser.post('api/login', wrongPassword)).toMatchObject({
      status: 401,
      body: { code: 'identity.credentials.invalid' },
    });
    expect(await signIn(username, '000000', browser)).toMatchObject(wrongCode);
    expect(browser.cookie).toBeUndefined();
    expect((await signIn(username, app.code(), browser)).status).toBe(200);
    expect(await browser.whoAmI()).toBe(200);
  });

  it('takes each code once, also of two sign-ins at the same moment', async () => {
    const { username, app } = await protectedPerson();
    const code = app.code();
    const answers = await Promise.all([signIn(username, code), signIn(username, code), signIn(username, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await signIn(username, code)).toMatchObject(wrongCode);
    // Nor one that was shown before it.
    expect(await signIn(username, app.code(-1))).toMatchObject(wrongCode);
    expect((await signIn(username, app.code(1))).status).toBe(200);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { username, browser, recoveryCodes } = await protectedPerson();
    const [first = '', second = ''] = recoveryCodes;
    const answers = await Promise.all([signIn(username, first), signIn(username, first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await signIn(username, ` ${second.replace('-', '').toLowerCase()} `)).status).toBe(200);
    expect((await read(browser)).recoveryCodesLeft).toBe(8);
    const stranger = await protectedPerson();
    expect(await signIn(stranger.username, recoveryCodes[2])).toMatchObject(wrongCode);
  });

  it('stops guessing after ten wrong codes, from wherever they come', async () => {
    const { username, app, browser } = await protectedPerson();
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => signIn(username, '000000', site.browser(`198.51.100.${n}`))),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(await signIn(username, app.code())).toMatchObject({
      status: 429,
      body: { code: 'identity.too-many-attempts' },
    });
    expect(await browser.post('api/user/confirm', { password: goodPassword, code: app.code() })).toMatchObject({
      status: 429,
    });
    // Sessions are not affected, nor is a sign-in's own limit.
    expect(await browser.whoAmI()).toBe(200);
  });

  it('is part of a confirmation', async () => {
    const { id, browser, app } = await protectedPerson('admin');
    const confirm = (code?: string) => browser.post('api/user/confirm', { password: goodPassword, code });
    expect(await confirm()).toMatchObject(codeNeeded);
    expect(await confirm('123')).toMatchObject(wrongCode);
    expect((await confirm(app.code())).status).toBe(204);
    await forgetUsedCodes(site, id);
    expect(await browser.post('api/user/confirm', { password: 'wrong', code: app.code() })).toMatchObject({
      body: { code: 'identity.password.wrong' },
    });
    // The wrong password has not used the code up.
    expect((await confirm(app.code())).status).toBe(204);
  });

  it('is part of a new password, which opens a session', async () => {
    const { browser, username, app } = await protectedPerson('admin');
    const newPassword = 'another-harbour';
    const change = (code?: string, currentPassword = goodPassword) =>
      browser.post('api/user/password', { currentPassword, newPassword, code });
    const { cookie } = browser;
    // More often than passwords may be wrong: this one is right.
    for (let time = 0; time < 12; time++) expect(await change()).toMatchObject(codeNeeded);
    expect(await change('123')).toMatchObject(wrongCode);
    expect(await change(app.code(), 'wrong-harbour')).toMatchObject({ body: { code: 'identity.password.wrong' } });
    expect(browser.cookie).toBe(cookie);
    expect((await change(app.code())).status).toBe(204);
    expect(browser.cookie).not.toBe(cookie);
    // A call repeated after a lost response needs no second code.
    expect((await change(app.code())).status).toBe(204);
    const login = { username, password: newPassword, code: app.code(1) };
    expect((await site.browser().post('api/login', login)).status).toBe(200);
  });

  it('is not passed by a repeated registration', async () => {
    const username = `twice-${Date.now()}`;
    const registration = { username, password: goodPassword, email: `${username}@example.com` };
    const register = (browser = site.browser()) =>
      browser.post<User>('api/register', registration, { 'idempotency-key': username });
    const browser = site.browser();
    const { id } = (await register(browser)).body;
    expect((await register()).status).toBe(201);
    await browser.signIn(username);
    await withSecondFactor(site, { id, browser });
    const later = site.browser();
    expect((await register(later)).status).toBe(409);
    expect(later.cookie).toBeUndefined();
  });

  it('is part of a new address, but not of a new name', async () => {
    const { browser, app } = await protectedPerson();
    const email = `moved-${Date.now()}@example.com`;
    const change = (body: object) =>
      browser.send<User>('PATCH', 'api/user', { email, currentPassword: goodPassword, ...body });
    expect(await change({})).toMatchObject(codeNeeded);
    expect(await change({ code: '123' })).toMatchObject(wrongCode);
    expect(await site.mailsTo(email)).toEqual([]);
    expect((await browser.send('PATCH', 'api/user', { fullName: 'Ana Moura' })).status).toBe(200);
    expect((await change({ code: app.code() })).body.pendingEmail).toBe(email);
  });

  it('is turned off by password and code, and a mail says so', async () => {
    const { browser, username, email, app } = await protectedPerson();
    const off = (body: object) => browser.send('DELETE', 'api/user/second-factor', body);
    expect(await off({ password: goodPassword })).toMatchObject(codeNeeded);
    expect((await off({ password: 'wrong-harbour', code: app.code() })).status).toBe(400);
    expect((await off({ password: goodPassword, code: app.code() })).status).toBe(204);
    expect((await off({ password: goodPassword, code: app.code(1) })).status).toBe(409);
    expect((await signIn(username)).status).toBe(200);
    expect((await site.mailsTo(email)).join('\n')).toContain('segundo fator da sua conta foi desativado');
  });

  it('gives new recovery codes for password and code; the old ones end', async () => {
    const { browser, username, app, recoveryCodes } = await protectedPerson();
    const renew = (code?: string) =>
      browser.post<RecoveryCodes>('api/user/second-factor/recovery-codes', { password: goodPassword, code });
    expect(await renew()).toMatchObject(codeNeeded);
    const { body } = await renew(app.code());
    expect(await signIn(username, recoveryCodes[0])).toMatchObject(wrongCode);
    expect((await signIn(username, body.recoveryCodes[0])).status).toBe(200);
  });

  it('is removed by an admin for somebody else, on record and with a mail', async () => {
    const admin = await signedIn(site, 'admin');
    const { id, username, email } = await protectedPerson();
    const remove = (account: string) => admin.browser.send('DELETE', `api/admin/users/${account}/second-factor`);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(409);
    expect((await signIn(username)).status).toBe(200);
    const [entry] = await site.database.read.find(AuditEntryEntity, { order: { number: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ action: 'identity.second-factor.reset', subjectId: id, actorId: admin.id });
    expect((await site.mailsTo(email)).join('\n')).toContain('segundo fator da sua conta foi removido');
    await withSecondFactor(site, admin);
    expect(await remove(admin.id)).toMatchObject({ status: 409, body: { code: 'identity.second-factor.own' } });
  });

  it('is exported without its secrets, and erased with the account', async () => {
    const { id, browser, app } = await protectedPerson();
    expect((await browser.get('api/user/export')).body.secondFactor).toEqual({ on: true, recoveryCodesLeft: 10 });
    const erase = (code?: string) => browser.send('DELETE', 'api/user', { password: goodPassword, code });
    expect(await erase()).toMatchObject(codeNeeded);
    expect(await browser.whoAmI()).toBe(200);
    expect((await erase(app.code())).status).toBe(204);
    const left = [SecondFactorEntity, RecoveryCodeEntity].map((entity) =>
      site.database.read.countBy<{ accountId: string }>(entity, { accountId: id }),
    );
    expect(await Promise.all(left)).toEqual([0, 0]);
  });
});

describe('where admins need a second factor', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start('sqlite', { ADMIN_SECOND_FACTOR: 'required' });
  });
  afterAll(() => site.stop());

  it('an admin without one can only set it up', async () => {
    const admin = await signedIn(site, 'admin');
    const { browser } = admin;
    const refused = { status: 403, body: { code: 'identity.second-factor.required' } };
    expect(await browser.get('api/admin/users')).toMatchObject(refused);
    expect((await browser.post('api/user/confirm', { password: goodPassword })).status).toBe(204);
    expect(await browser.get('api/admin/users')).toMatchObject(refused);
    expect((await browser.get<SecondFactor>('api/user/second-factor')).body.required).toBe(true);
    const { app } = await withSecondFactor(site, admin);
    expect((await browser.get('api/admin/users')).status).toBe(200);
    const off = { password: goodPassword, code: app.code() };
    expect((await browser.send('DELETE', 'api/user/second-factor', off)).status).toBe(204);
    expect(await browser.get('api/admin/users')).toMatchObject(refused);
  });

  it('nobody else does', async () => {
    const { browser } = await signedIn(site, 'customer');
    expect((await browser.get<SecondFactor>('api/user/second-factor')).body.required).toBe(false);
    expect(await browser.whoAmI()).toBe(200);
  });
});
