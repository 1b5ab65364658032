import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emailKey, OutboxEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { AccountEntity } from '../src/accounts/account.entity.ts';
import { usernameKey } from '../src/accounts/account-keys.ts';
import { type AccountExport, exportSources } from '../src/own-account/export.service.ts';
import { goodPassword } from './harness/browser.ts';
import { confirmToken } from './harness/mail-links.ts';
import { signedIn } from './harness/people.ts';
import { Site } from './harness/site.ts';

describe.each(databases())('the account on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind);
  });
  afterAll(() => site.stop());

  it('doesn’t reveal that an address has an account', async () => {
    const holder = await site.browser().register();
    const response = await site
      .browser()
      .post('api/register', { username: 'second-comer', password: goodPassword, email: holder.email });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ email: holder.email });
    const mails = await site.mailsTo(holder.email);
    expect(mails.join('\n')).toContain('já pertence à conta');
    // Recovery still reaches the account that had the address first.
    await site.browser().post('api/recover-username', { email: holder.email });
    expect((await site.mailsTo(holder.email)).join('\n')).toContain(`Arcada é ${holder.username}`);
    // Signing in with the address reveals nothing either.
    expect((await site.browser().signIn(holder.email)).status).toBe(401);
  });

  it('signs in with a confirmed address, and moves it to the account that confirms it', async () => {
    const email = `contested-${randomUUID()}@example.com`;
    const squatter = await site.browser().register({ email, password: 'squatters-harbour' });
    const [squattersMail] = await site.mailsTo(email);
    const owner = await site.browser().register({ email });
    const mail = (await site.mailsTo(email)).find((text) => text !== squattersMail);
    const confirmed = await site.browser().confirm(confirmToken(mail));
    expect([confirmed.status, confirmed.body]).toEqual([200, { result: 'confirmed' }]);
    const response = await site.browser().signIn(email.toUpperCase());
    expect([response.status, response.body.id]).toEqual([200, owner.id]);
    expect((await site.browser().signIn(email, 'squatters-harbour')).status).toBe(401);
    expect((await site.browser().signIn(squatter.username, 'squatters-harbour')).status).toBe(200);
    const bad = await site.browser().confirm('x'.repeat(43));
    expect([bad.status, bad.body]).toEqual([200, { result: 'expired' }]);
  });

  it('tells only the store how to write to a buyer', async () => {
    const browser = site.browser();
    const { id, username, email } = await browser.register();
    const asked = () => site.service.from('store').get(`internal/users/${id}`);
    const known = { username, fullName: null, mailName: username, email, emailConfirmed: false };
    expect(await asked()).toMatchObject({ status: 200, body: { ...known, language: 'pt-BR' } });
    // The owner goes on in another language.
    browser.language = 'es';
    await browser.get('api/user');
    expect((await asked()).body).toEqual({ ...known, language: 'es' });
    expect((await site.service.from('store').get(`internal/users/${randomUUID()}`)).status).toBe(404);
    expect((await site.service.from('registry').get(`internal/users/${id}`)).status).toBe(403);
    // Mails to others don't carry what a stranger wrote.
    const former = { fullName: 'Bank, pay at evil.example/x' };
    await site.database.read.update(AccountEntity, { id }, former);
    expect((await asked()).body).toMatchObject({ ...former, mailName: username });
    // A name from before such were refused is kept.
    expect((await browser.send('PATCH', 'api/user', former)).status).toBe(200);
    // Nor once the address is confirmed: there, other free text is a name.
    await browser.confirm(confirmToken((await site.mailsTo(email))[0]));
    expect((await asked()).body).toMatchObject({ mailName: username, emailConfirmed: true });
    await browser.send('PATCH', 'api/user', { fullName: 'Ana Lima, PhD' });
    expect((await asked()).body).toMatchObject({ mailName: 'Ana Lima, PhD' });
  });

  it('tells learning who its learners are, and whether an account has confirmed an address', async () => {
    const { id, username, email } = await site.browser().register({ fullName: 'Ada Lovelace' });
    const learning = site.service.from('learning');
    const named = await learning.get(`internal/users?ids=${id},${randomUUID()}`);
    expect([named.status, named.body]).toEqual([
      200,
      [{ id, username, fullName: 'Ada Lovelace', mailName: 'Ada Lovelace', confirmedEmail: null }],
    ]);
    // The blog names who wrote a former text, the admin area who changed something.
    for (const reader of ['blog', 'admin'] as const)
      expect((await site.service.from(reader).get(`internal/users?ids=${id}`)).body).toEqual(named.body);
    expect((await site.service.from('store').get(`internal/users?ids=${id}`)).status).toBe(403);
    const known = async (address: string) => (await learning.get(`internal/addresses/${emailKey(address)}`)).body;
    expect(await known(email)).toEqual({ known: false, userId: null });
    await site.browser().confirm(confirmToken((await site.mailsTo(email))[0]));
    expect((await learning.get(`internal/users?ids=${id}`)).body).toMatchObject([{ confirmedEmail: email }]);
    expect([await known(email.toUpperCase()), await known(`other-${email}`)]).toEqual([
      { known: true, userId: id },
      { known: false, userId: null },
    ]);
    expect((await site.service.from('store').get(`internal/addresses/${emailKey(email)}`)).status).toBe(403);
  });

  it('keeps SQL and HTML in names as harmless text, also in mails', async () => {
    const browser = site.browser();
    const username = `x'); DROP TABLE account;-- ${randomUUID().slice(0, 6)}`;
    const fullName = '<script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} \u0000'.replace('\u0000', '');
    const user = await browser.register({ username, fullName, email: `html-${randomUUID()}@example.com` });
    expect(user).toMatchObject({ username, fullName: fullName.trim() });
    expect((await browser.signIn(username)).status).toBe(200);
    await site.browser().confirm(confirmToken((await site.mailsTo(user.email))[0]));
    await site.browser().post('api/recover-username', { email: user.email });
    const mail = (await site.mailsTo(user.email)).find((text) => text.includes(' é x')) ?? '';
    const html = mail.slice(mail.indexOf('<!doctype'));
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img/);
    const admin = await browser.get(`api/admin/users?q=${encodeURIComponent("' OR 1=1 --")}`);
    expect(admin.status).toBe(403);
  });

  it.each([
    'Arcada Support evil.example',
    'www.evil',
    'me@evil.example',
    'Ana https://evil',
    'evil．example',
    'evil。example',
    'Go to localhost:8080/x',
    '1.2.3.4/a',
    'verify at evil[.]com',
    'http:evil',
  ])('refuses the full name %s in registrations and profiles, and says so at the field', async (fullName) => {
    const browser = site.browser();
    await browser.register({ fullName: 'Ana Lima' });
    for (const [language, said] of [
      ['en', 'A name can’t contain a web or email address.'],
      ['pt-BR', 'Um nome não pode conter endereço de site nem de e-mail.'],
      ['es', 'Un nombre no puede contener una dirección web ni de correo.'],
    ] as const) {
      browser.language = language;
      const body = { username: 'named-freely', password: goodPassword, email: 'strange@example.com', fullName };
      for (const refused of [
        await browser.post('api/register', body),
        await browser.send('PATCH', 'api/user', { fullName }),
      ])
        expect(refused.body).toMatchObject({
          status: 400,
          code: 'identity.full-name.address',
          errors: [{ path: 'fullName', message: expect.stringContaining(said) }],
        });
    }
    expect((await browser.get('api/user')).body).toMatchObject({ fullName: 'Ana Lima' });
  });

  it.each(['adm1n', '$upport', 'Admin', '\u0410dministrator', 'Support Team', 'Site Adm1n', 'Equipe de suporte'])(
    'refuses the full name %s, by which others would take its owner for the staff',
    async (fullName) => {
      const browser = site.browser();
      const { username } = await browser.register({ fullName: 'Ana Lima' });
      const body = { username: 'called-staff', password: goodPassword, email: 'staff-like@example.com', fullName };
      for (const { status, body: said } of [
        await site.browser().post('api/register', body),
        await browser.send('PATCH', 'api/user', { fullName }),
      ])
        expect({ status, said }).toMatchObject({ status: 400, said: { errors: [{ path: 'fullName' }] } });
      expect((await browser.get('api/user')).body).toMatchObject({ username, fullName: 'Ana Lima' });
    },
  );

  it.each([
    'Ana Root',
    'Sistema Silva',
    'Dr. Ana Souza',
    'Dr.Ana Souza',
    'Ana Souza, M.Sc.',
    'J.R.R. Tolkien',
    "O'Neil, Jr.",
    'Maria da Silva e Souza',
    'Nguyễn Thị Ánh',
    'مهدی\u200cزاده',
    '张伟',
    'Gal·la Soler',
  ])('takes the full name %s', async (fullName) => {
    const browser = site.browser();
    expect(await browser.register({ fullName })).toMatchObject({ fullName });
    await browser.send('PATCH', 'api/user', { fullName: null });
    expect((await browser.send('PATCH', 'api/user', { fullName })).body).toMatchObject({ fullName });
  });

  it('reserves the name of the site for admins, and says so at the field', async () => {
    const browser = site.browser();
    const { id, username } = await browser.register({ fullName: 'Ana Lima' });
    for (const [language, said] of [
      ['en', 'Names with “Arcada” are reserved'],
      ['pt-BR', 'Nomes com “Arcada” são reservados'],
      ['es', 'Los nombres con «Arcada» están reservados'],
    ] as const) {
      browser.language = language;
      const body = { username: 'named-freely', password: goodPassword, email: 'strange@example.com' };
      for (const [path, refused] of [
        ['fullName', await browser.post('api/register', { ...body, fullName: 'Arcada Security' })],
        ['fullName', await browser.send('PATCH', 'api/user', { fullName: 'аrсаdа' })],
        ['username', await browser.post('api/register', { ...body, username: 'ARCADA-support' })],
      ] as const)
        expect(refused.body).toMatchObject({
          status: 400,
          code: 'identity.name.reserved',
          errors: [{ path, message: expect.stringContaining(said) }],
        });
    }
    // Whoever was called so before is called by the username where others see a name, and in no mail to them by either.
    const asked = async () => (await site.service.from('learning').get(`internal/users/${id}`)).body;
    const rename = (columns: object) => site.database.read.update(AccountEntity, { id }, columns);
    await rename({ fullName: 'Arcada Security', emailConfirmedAt: new Date() });
    expect(await asked()).toMatchObject({ username, fullName: null, mailName: username });
    expect((await site.service.from('learning').get(`internal/users?ids=${id}`)).body).toMatchObject([
      { fullName: null, mailName: username },
    ]);
    await rename({ username: 'arcada' });
    expect(await asked()).toMatchObject({ mailName: null });
    await rename({ role: 'admin' });
    expect(await asked()).toMatchObject({ fullName: 'Arcada Security', mailName: 'Arcada Security' });
  });

  it.each([
    'https://evil.example',
    'evil.example/x',
    'WWW.evil.example',
    'ｗｗｗ．evil',
    'http：／／evil',
    'evil.com',
    'evil·com',
    'evil.com.br',
    'Now at evil.co today',
  ])('refuses the user name %s, which reads as a link', async (username) => {
    const body = { username, password: goodPassword, email: 'strange@example.com' };
    expect((await site.browser().post('api/register', body)).body).toMatchObject({
      status: 400,
      code: 'identity.username.unusable',
      errors: [{ path: 'username', message: expect.stringContaining('“www.”') }],
    });
  });

  it.each(['\u202eevil', 'a\u200bb\u200bc', 'line\nbreak', 'who@example.com', '\ud800\ud800\ud800'])(
    'refuses the user name %j',
    async (username) => {
      const body = { username, password: goodPassword, email: 'strange@example.com' };
      expect((await site.browser().post('api/register', body)).status).toBe(400);
    },
  );

  it.each([
    ['Sofía Núñez', true],
    ['Ana de la Cruz', true],
    ['Win 500 Dollars', false],
    ['Visit evil . example', false],
    ['Buy Your Cheap Pills Here Now', false],
  ])('greets an unconfirmed account by the full name %s: %s', async (fullName, shown) => {
    const email = `greeted-${randomUUID()}@example.com`;
    const username = `greeted-${randomUUID().slice(0, 6)}`;
    await site.browser().register({ username, fullName, email });
    const [welcome] = await site.mailsTo(email);
    expect(welcome).toContain(`Olá, ${shown ? fullName : username}!`);
  });

  it('names an unconfirmed account with a dot in a form that is no link, and that can be copied', async () => {
    const username = `ana.${randomUUID().slice(0, 6)}`;
    const email = `dotted-${randomUUID()}@example.com`;
    await site.browser().register({ username, email });
    const [welcome = ''] = await site.mailsTo(email);
    expect(welcome).not.toContain(username);
    expect(welcome).toContain(`Seu nome de usuário é ${username.replace('.', '<span>.</span>')}.`);
    const copied = /Seu nome de usuário é (ana\u2024\S+)\./.exec(welcome)?.[1];
    const signedIn = await site.browser().post('api/login', { username: copied, password: goodPassword });
    expect(signedIn.status).toBe(200);
  });

  it.each(['.com', '.casino', '.io', '.example.co', '.evil.com.always'])(
    'does not name an unconfirmed account with an address for a name, from before such were refused: %s',
    async (end) => {
      const [start, email] = [`x${randomUUID().slice(0, 6)}`, `named-${randomUUID()}@example.com`];
      const { id } = await site.browser().register({ email });
      const username = `${start}${end}`;
      await site.database.read.update(AccountEntity, { id }, { username, usernameKey: usernameKey(username) });
      expect((await site.browser().signIn(username)).status).toBe(200);
      await site.browser().post('api/recover-username', { email });
      const mails = await site.mailsTo(email);
      expect(mails).toHaveLength(2);
      expect(mails.join('')).not.toContain(start);
    },
  );

  it.each([
    ['admin', true],
    ['Support', true],
    ['r.o.o.t', true],
    ['segurança', true],
    ['adm1n', true],
    ['R00t', true],
    ['$upport', true],
    ['admln', true],
    ['Adrnin', true],
    ['he1pdesk', true],
    ['adm1ral', false],
    ['admin_ana', false],
    ['ana.sp', false],
    ['help me', false],
  ])('reserves the user name of a site’s staff, and no other: %s: %s', async (name, reserved) => {
    const body = { username: name, password: goodPassword, email: `staff-${randomUUID()}@example.com` };
    const answer = await site.browser().post('api/register', body);
    expect(answer.body).toMatchObject(
      reserved
        ? {
            status: 400,
            code: 'identity.name.reserved',
            errors: [{ path: 'username', message: expect.stringContaining('é reservado') }],
          }
        : { username: name },
    );
  });

  it.each(['evil.\u200dcom', '\u115f\u3164', `A${'\u0301'.repeat(90)}`])(
    'refuses the full name %j, which can’t be read',
    async (fullName) => {
      const browser = site.browser();
      await browser.register();
      expect((await browser.send('PATCH', 'api/user', { fullName })).body).toMatchObject({
        status: 400,
        code: 'identity.full-name.unusable',
        errors: [{ path: 'fullName', message: expect.stringContaining('O nome precisa de pelo menos uma letra.') }],
      });
    },
  );

  it.each([
    ['named.evil,x1', false],
    ['plain-name', true],
  ])('writes no free text of an unconfirmed account named %s', async (start, shown) => {
    const [email, waiting] = [`stranger-${randomUUID()}@example.com`, `waiting-${randomUUID()}@example.com`];
    const username = `${start}-${randomUUID().slice(0, 6)}`;
    const fullName = 'you won 500 USD, claim at evil . example today';
    const browser = site.browser();
    await browser.register({ username, fullName, email });
    await site.browser().post('api/recover-username', { email });
    await site.browser().post('api/recover-password', { email });
    await browser.post('api/user/password', { currentPassword: goodPassword, newPassword: 'another-harbour' });
    await browser.send('PATCH', 'api/user', { email: waiting, currentPassword: 'another-harbour' });
    const second = site.browser();
    await second.register({ username: `${username}-2`, fullName, email });
    const mails = [...(await site.mailsTo(email)), ...(await site.mailsTo(waiting))];
    expect(mails).toHaveLength(6);
    for (const mail of mails) expect(mail).not.toMatch(/500 USD|evil . example/);
    expect(mails.filter((mail) => mail.includes(username)).length > 0).toBe(shown);
    // The holder of the address learns more by confirming it.
    const told = mails.map(confirmToken).filter(Boolean);
    expect(told.length).toBeGreaterThanOrEqual(3);
  });

  it.each(['\u0430na', 'cl\u0430r\u0430', 'βeta', 'mıa', 'ɑna', 'a\u0338na', '١٢٣'])(
    'refuses the look-alike user name %j, and says at the field what is allowed',
    async (username) => {
      for (const [language, allowed] of [
        ['en', 'Latin letters'],
        ['pt-BR', 'letras latinas'],
        ['es', 'letras latinas'],
      ] as const) {
        const browser = site.browser();
        browser.language = language;
        const body = { username, password: goodPassword, email: 'strange@example.com' };
        expect((await browser.post('api/register', body)).body).toMatchObject({
          status: 400,
          code: 'identity.username.unusable',
          errors: [{ path: 'username', message: expect.stringContaining(allowed) }],
        });
      }
    },
  );

  it('still signs in an account whose name would be refused today', async () => {
    const { username, browser } = await signedIn(site, 'customer', `\u0430nna-${randomUUID().slice(0, 6)}`);
    expect((await browser.get('api/user')).body).toMatchObject({ username });
    expect((await site.browser().signIn(username)).status).toBe(200);
  });

  it('erases the account everywhere', async () => {
    const browser = site.browser();
    const { id, username, email } = await browser.register();
    const elsewhere = site.browser();
    await elsewhere.signIn(username);
    const wrong = await browser.send('DELETE', 'api/user', { password: 'not-the-password' });
    expect(wrong.body).toMatchObject({ status: 400, errors: [{ path: 'password' }] });
    site.evicted.length = 0;
    expect((await browser.send('DELETE', 'api/user', { password: goodPassword })).status).toBe(204);
    expect(site.evicted).toEqual([id]);
    expect([browser.cookie, await elsewhere.whoAmI()]).toEqual([undefined, 401]);
    expect((await site.browser().signIn(username)).status).toBe(401);
    const name = 'identity.user.erased';
    const event = await site.database.read.findOneByOrFail(OutboxEntity, { kind: 'event', receiver: 'store', name });
    expect(JSON.parse(event.payload)).toEqual({ userId: id, emailKeys: [] });
    expect(await site.database.read.countBy(AccountEntity, { id })).toBe(0);
    // Name and address are available again.
    const next = await site.browser().register({ username, email });
    expect(next.id).not.toBe(id);
    await site.browser().post('api/recover-username', { email });
    expect((await site.mailsTo(email)).join('\n')).toContain(`é ${username}`);
  });

  it('sends the others the key of a confirmed address only, to find what was sent while signed out', async () => {
    const browser = site.browser();
    const { id, email } = await browser.register();
    await site.browser().confirm(confirmToken((await site.mailsTo(email))[0]));
    await browser.send('DELETE', 'api/user', { password: goodPassword });
    const events = await site.database.read.findBy(OutboxEntity, { kind: 'event', receiver: 'blog' });
    const [last] = (await site.mailsTo(email)).slice(-1);
    expect(last).toContain('Obrigado pelo tempo que passou conosco.');
    const payloads = events.map(({ payload }) => JSON.parse(payload) as { userId: string });
    expect(payloads.find(({ userId }) => userId === id)).toEqual({ userId: id, emailKeys: [emailKey(email)] });
  });

  it('passes the address of an erased account to the next one that entered it', async () => {
    const browser = site.browser();
    const { email } = await browser.register();
    const heir = await site.browser().register({ email });
    await browser.send('DELETE', 'api/user', { password: goodPassword });
    await site.browser().post('api/recover-username', { email });
    expect((await site.mailsTo(email)).join('\n')).toContain(`Arcada é ${heir.username}`);
  });

  it('exports what is stored and names the services that did not respond', async () => {
    const browser = site.browser();
    const user = await browser.register({ role: 'producer' });
    const { status, body, headers } = await browser.get<AccountExport>('api/user/export');
    expect(status).toBe(200);
    const file = `arcada-account-${user.username}-${body.exportedAt.slice(0, 10)}.json`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"; filename*=UTF-8''${file}`);
    expect(body).toMatchObject({ account: user, roleRequests: [{ role: 'producer', state: 'pending' }] });
    expect(body.sessions).toHaveLength(1);
    expect([body.services, body.missing]).toEqual([{}, [...exportSources]]);
    expect(body.missing).toContain('store');
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|tokenHash/);
  });
});

describe('the export', () => {
  it('is made once at a time for an account', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const store = createServer((_request, response) => {
      void held.then(() => response.setHeader('content-type', 'application/json').end('{}'));
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    const site = await Site.start('sqlite', { STORE_URL: `http://127.0.0.1:${port}` });
    try {
      const browser = site.browser();
      await browser.register();
      const asked = Promise.all(
        [0, 1].map(async () => {
          const answer = await browser.get<{ code?: string }>('api/user/export');
          // The refusal is there while the other one waits.
          if (answer.status !== 200) release();
          return answer;
        }),
      );
      const [first, second] = (await asked).toSorted((one, other) => one.status - other.status);
      expect([first?.status, second?.status, second?.body.code]).toEqual([200, 429, 'identity.export.running']);
      expect(second?.headers.get('retry-after')).toBe('10');
      expect((await browser.get('api/user/export')).status).toBe(200);
    } finally {
      release();
      await site.stop();
      await new Promise((resolve) => store.close(resolve));
    }
  });

  it('contains the part of each service that responds', async () => {
    let asked: string | undefined;
    const store = createServer((request, response) => {
      asked = request.url;
      response.setHeader('content-type', 'application/json').end('{"orders":[1]}');
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    const site = await Site.start('sqlite', { STORE_URL: `http://127.0.0.1:${port}` });
    try {
      const browser = site.browser();
      const { id, email } = await browser.register();
      const { body } = await browser.get<AccountExport>('api/user/export');
      expect([body.services, body.missing]).toEqual([
        { store: { orders: [1] } },
        exportSources.filter((domain) => domain !== 'store'),
      ]);
      expect(asked).toBe(`/internal/users/${id}/export`);
      await site.browser().confirm(confirmToken((await site.mailsTo(email))[0]));
      await browser.get('api/user/export');
      expect(asked).toBe(`/internal/users/${id}/export?emailKeys=${emailKey(email)}`);
    } finally {
      await site.stop();
      await new Promise((resolve) => store.close(resolve));
    }
  });
});
