import { randomUUID } from 'node:crypto';
import type {
  Enrolment,
  Invitation,
  InvitationResults,
  InvitationsSentAgain,
  OfferedSeat,
  Reminders,
  Seat,
  SiteNotices,
} from '@arcada/contracts';
import { Database, emailKey } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { In, IsNull, Not } from 'typeorm';
import { PurchaseEntity, SeatEntity, SeatLetterEntity } from '../src/access/purchase.entity.ts';
import { SeatLetters } from '../src/seats/seat-letters.ts';
import { eventually, model, type Person, type Refused, type TestLearning } from './harness/learning.ts';
import { threeSeats } from './harness/seats.ts';

describe.each(databases())('invitations to seats on %s', (kind) => {
  let learning: TestLearning;
  let owner: Person;
  let orderId: string;
  const { invite, inviteAll, seats, keepOne, accept, has, opens, tokenFor, earlier, erase, address } = threeSeats(
    kind,
    (bought) => {
      ({ learning, owner, orderId } = bought);
    },
  );

  it('are offered again by another mail, whose link replaces the first', async () => {
    const email = address();
    const { body } = await invite(email);
    const first = await tokenFor(email);
    const again = (person = owner) => person.call.post<Seat & Refused>(`${model}/seats/${body.id}/letter`, {});
    const inTenMinutes = (at: string) => new Date(Date.parse(at) + 600_000).toISOString();
    expect(body.againAt).toBe(inTenMinutes(body.sentAt));
    expect((await again()).body.code).toBe('learning.seat.sent-just-now');
    expect((await again(learning.person())).status).toBe(403);
    await earlier(9);
    expect((await again()).status).toBe(429);
    await earlier(11);
    expect(Date.parse((await seats()).seats[0]?.againAt ?? '')).toBeLessThan(Date.now());
    const sent = await again();
    expect([sent.status, sent.body.sentAt > body.invitedAt]).toEqual([200, true]);
    expect(sent.body.againAt).toBe(inTenMinutes(sent.body.sentAt));
    const second = await eventually(async () => {
      const texts = (await learning.mails()).filter((text) => text.toLowerCase().includes(`to: ${email}`));
      return texts.map((text) => text.match(/seat=([\w-]{43})/)?.[1]).find((token) => token && token !== first);
    });
    const guest = learning.person();
    expect((await accept(guest, first)).body.code).toBe('learning.seat.link-replaced');
    expect((await accept(guest, second)).status).toBe(200);
    expect((await again()).body.code).toBe('learning.seat.taken');
    expect((await seats()).seats[0]?.againAt).toBeNull();
    expect((await accept(learning.person(), first)).body.code).toBe('learning.seat.used');
  });

  it('are offered again to all who haven’t accepted, except to those whom a limit holds back', async () => {
    const sendAll = (person = owner) => person.call.post<InvitationsSentAgain & Refused>(`${model}/seats/letters`, {});
    const lettersTo = async (email: string) =>
      (await learning.mails()).filter((text) => text.toLowerCase().includes(`to: ${email}`));
    const told = { sent: 0, recent: 0, often: 0, tooMany: 0 };
    await learning.buy(owner);
    const [accepted, late, flooded, fresh] = [address(), address(), address(), address()];
    await invite(accepted);
    expect((await accept(learning.person(), await tokenFor(accepted))).status).toBe(200);
    await owner.call.post(`${model}/seats/list`, { emails: [late], language: 'pt-BR' });
    const first = await tokenFor(late);
    // Three mails to this address, and the invitation's own.
    for (let time = 0; time < 3; time++) {
      const { body } = await invite(flooded);
      await owner.call.delete(`${model}/seats/${body.id}`);
    }
    await invite(flooded);
    await earlier(11);
    await invite(fresh);
    expect((await sendAll(learning.person())).status).toBe(403);
    const { status, body } = await sendAll();
    expect([status, body]).toEqual([200, { ...told, sent: 1, recent: 1, often: 1 }]);
    await eventually(async () => ((await lettersTo(late)).length === 2 ? true : undefined));
    // In the language of the first, with a link that replaces it.
    for (const text of await lettersTo(late)) expect(text).toContain('Grátis para você');
    expect((await accept(learning.person(), first)).body.code).toBe('learning.seat.link-replaced');
    // Repeated at once, it sends none.
    expect((await sendAll()).body).toEqual({ ...told, recent: 2, often: 1 });

    // As many as the day allows: twenty beyond the four seats.
    await earlier(11);
    const { read } = learning.service.get(Database);
    const purchases = (await read.findBy(PurchaseEntity, { userId: owner.id })).map(({ id }) => id);
    const before = await read.countBy(SeatLetterEntity, { purchaseId: In(purchases) });
    const letter = { purchaseId: purchases[0], seatId: null, tokenHash: null, toHash: null, sentAt: new Date() };
    const letters = Array.from({ length: 23 - before }, () => ({ ...letter, id: randomUUID() }));
    await read.insert(SeatLetterEntity, letters);
    expect((await sendAll()).body).toEqual({ ...told, sent: 1, often: 1, tooMany: 1 });
    expect([await lettersTo(accepted), await lettersTo(flooded)].map((each) => each.length)).toEqual([1, 4]);
  });

  it('say to the holder of their link who invites to which course, and to which address', async () => {
    const email = address();
    await invite(email);
    const token = await tokenFor(email);
    const read = (by: Pick<Person, 'call'> = { call: learning.visitor }, given = token) =>
      by.call.post<Invitation & Refused>('/api/seats/invitation?lang=es', { token: given });
    const named = { courseId: 'model-basics', courseTitle: 'Model Basics (es)', inviter: 'Ana Müller' };
    // Whole only to the account that has the address: the link may have been passed on.
    const facts = { ...named, email: 'g…@example.com', name: null, mine: false, accepted: false, own: null };
    expect([(await read()).status, (await read()).body]).toEqual([200, { ...facts, hasAccount: false }]);
    learning.neighbours.known = email;
    expect((await read()).body).toEqual({ ...facts, hasAccount: true });
    const other = has(learning.person(), 'bia@private.example');
    expect((await read(other)).body).toMatchObject({ email: 'g…@example.com', own: false });
    const invited = has(learning.person(), email.toUpperCase());
    expect((await read(invited)).body).toMatchObject({ email, own: true });
    // The page names nobody whom the mail doesn't.
    learning.neighbours.names = { [owner.id]: 'Arcada Support: evil。example/login' };
    expect((await read()).body).toEqual({ ...facts, inviter: null, hasAccount: true });
    expect((await invited.call.get<OfferedSeat[]>('/api/seats/offered')).body).toMatchObject([{ inviter: null }]);
    learning.neighbours.names = {};
    learning.neighbours.identityIsDown = true;
    expect((await read()).body).toEqual({ ...facts, inviter: null, hasAccount: false });
    expect((await read(invited)).body).toMatchObject({ email: 'g…@example.com', own: null });
    expect((await accept(invited, token)).body.code).toBe('learning.seat.address-unavailable');
    learning.neighbours.identityIsDown = false;
    const damaged = await read(undefined, `${token?.slice(1)}x`);
    expect([damaged.status, damaged.body.code]).toEqual([404, 'learning.seat.link-unknown']);
    expect((await read(undefined, 'short')).status).toBe(400);
    const guest = learning.person();
    await accept(guest, token);
    for (const by of [undefined, learning.person()]) {
      const { status, body } = await read(by);
      expect([status, body.code]).toEqual([410, 'learning.seat.used']);
      expect(body.message).toMatch(/ya se ha aceptado/);
    }
    expect((await read(guest)).body).toMatchObject({ ...named, accepted: true, own: false });
    await learning.refund(owner, orderId);
    expect((await read(guest)).body.code).toBe('learning.seat.link-refunded');
  });

  it('say to a visitor without an account the name in the buyer’s list, and to the buyer that they are the own ones', async () => {
    const email = address();
    await owner.call.post(`${model}/seats/list`, { emails: [email], names: { [email]: 'Díaz, Carla' } });
    const token = await tokenFor(email);
    const read = async (by: Pick<Person, 'call'> = { call: learning.visitor }) =>
      (await by.call.post<Invitation>('/api/seats/invitation', { token })).body;
    const shown = { email: 'g…@example.com', name: 'Carla Díaz', mine: false };
    expect(await read()).toMatchObject({ ...shown, hasAccount: false });
    // Who has the address knows the name, and to others it is none of their business.
    learning.neighbours.known = email;
    expect(await read()).toMatchObject({ name: null, hasAccount: true });
    learning.neighbours.known = undefined;
    expect(await read(has(learning.person(), 'eva@private.example'))).toMatchObject({ ...shown, name: null });
    const own = { email, name: 'Carla Díaz', mine: true };
    expect(await read(has(owner, `owner-${owner.id}@example.com`))).toMatchObject({ ...own, own: false });
    // Once it is the buyer's seat, it is an accepted one as any other.
    expect((await accept(owner, token)).status).toBe(200);
    expect(await read(owner)).toMatchObject({ mine: false, name: null });
  });

  it('say to the holder of a link that they were taken back, before or after they were accepted', async () => {
    const guest = learning.person();
    for (const taken of [false, true]) {
      const email = address();
      const { body } = await invite(email);
      const token = await tokenFor(email);
      if (taken) await accept(guest, token);
      await owner.call.delete(`${model}/seats/${body.id}`);
      for (const path of ['/api/seats/invitation', '/api/seats/accept']) {
        const refused = await guest.call.post<Refused>(path, { token });
        expect([refused.status, refused.body.code]).toEqual([410, 'learning.seat.link-withdrawn']);
      }
    }
  });

  it('say to the holder of a link what became of them when an account was erased', async () => {
    const refusals = async (token: string | undefined) => {
      const told = ['/api/seats/invitation?lang=es', '/api/seats/accept'].map((path) =>
        learning.person().call.post<Refused>(path, { token }),
      );
      return (await Promise.all(told)).map(({ status, body }) => [status, body.code]);
    };
    const both = (code: string) => [410, 410].map((status) => [status, `learning.seat.${code}`]);
    const [taken, left, asked, open] = [address(), address(), address(), address()];
    const [first, second] = [learning.person(), learning.person()];
    await invite(taken);
    await accept(first, await tokenFor(taken));
    const { body } = await invite(left);
    await accept(second, await tokenFor(left));
    await owner.call.delete(`${model}/seats/${body.id}`);
    await invite(asked);
    await erase(first);
    await erase(second, [asked.toUpperCase()]);
    expect(await refusals(await tokenFor(taken))).toEqual(both('used'));
    expect(await refusals(await tokenFor(left))).toEqual(both('link-withdrawn'));
    expect(await refusals(await tokenFor(asked))).toEqual(both('link-erased'));
    expect(await seats()).toMatchObject({ free: 3, seats: [] });
    await invite(open);
    const learner = learning.person();
    await invite(taken);
    const tokens = await eventually(async () => {
      const mails = (await learning.mails()).filter((text) => text.toLowerCase().includes(`to: ${taken}`));
      return mails.length > 1 ? mails.map((mail) => mail.match(/seat=([\w-]{43})/)?.[1]) : undefined;
    });
    for (const one of tokens) await accept(learner, one ?? '');
    expect(await opens(learner)).toBe(true);
    const token = await tokenFor(open);
    await erase(owner);
    expect(await refusals(token)).toEqual(both('link-without-buyer'));
    // Who had accepted one keeps it.
    expect(await opens(learner)).toBe(true);
  });

  it('are offered in the language that the buyer has chosen, also when they are sent again', async () => {
    const [chosen, used] = [address(), address()];
    const emails = (list: string[], language?: string) =>
      owner.call.post<InvitationResults>(`${model}/seats/list?lang=es`, { emails: list, language });
    await emails([chosen], 'pt-BR');
    await emails([used]);
    const lettersTo = async (email: string) =>
      (await learning.mails()).filter((text) => text.toLowerCase().includes(`to: ${email}`));
    await Promise.all([tokenFor(chosen), tokenFor(used)]);
    expect((await lettersTo(chosen))[0]).toContain('deu a você uma vaga no curso “Model Basics (pt)”');
    expect((await lettersTo(used))[0]).toContain('te da una plaza en el curso «Model Basics (es)»');
    await earlier(11);
    const [seat] = (await seats()).seats.filter(({ email }) => email === chosen);
    expect((await owner.call.post(`${model}/seats/${seat?.id}/letter?lang=es`, {})).status).toBe(200);
    await eventually(async () => ((await lettersTo(chosen)).length === 2 ? true : undefined));
    for (const text of await lettersTo(chosen)) expect(text).toContain('Grátis para você');
    expect((await emails([address()], 'fr')) as object).toMatchObject({ status: 400 });
  });

  it('tell their learner who has given them and what that person sees', async () => {
    const email = address();
    const { body } = await invite(email);
    const guest = learning.person();
    await accept(guest, await tokenFor(email));
    const giver = async (person = guest) => (await person.call.get<Enrolment[]>('/api/enrolments')).body[0]?.giver;
    expect(await giver()).toEqual({ name: 'Ana Müller', sees: 'results' });
    learning.neighbours.identityIsDown = true;
    expect(await giver()).toEqual({ name: null, sees: 'results' });
    learning.neighbours.identityIsDown = false;
    const { read } = learning.service.get(Database);
    await read.update(SeatEntity, { id: body.id }, { resultsShownAt: null });
    expect(await giver()).toMatchObject({ sees: 'progress' });
    await read.update(SeatEntity, { id: body.id }, { progressShownAt: null });
    expect(await giver()).toMatchObject({ sees: 'nothing' });
    await keepOne();
    expect(await giver(owner)).toBeNull();
  });

  it('show in an export of personal data whom they were meant for only to the account that has the address', async () => {
    const emails = [address(), address(), address()] as const;
    const names = Object.fromEntries(emails.map((email) => [email, `Named ${email.slice(0, -12)}`]));
    await owner.call.post(`${model}/seats/list`, { emails, names });
    const exported = async ({ id }: Person, addresses: string[] = []) => {
      const keys = addresses.map(emailKey).join(',');
      const { body } = await learning.service
        .from('identity')
        .get<{ seats: { taken: Partial<SeatEntity>[] } }>(`/internal/users/${id}/export?emailKeys=${keys}`);
      return body;
    };
    const [bia, eva, leo] = [learning.person(), learning.person(), learning.person()];
    await accept(has(bia, emails[0].toUpperCase()), await tokenFor(emails[0]));
    await accept(has(eva, 'eva@private.example'), await tokenFor(emails[1]));
    await accept(has(leo, 'leo@private.example'), await tokenFor(emails[2]));
    const [own, confirmed, passedOn] = [await exported(bia), await exported(leo, [emails[2]]), await exported(eva)];
    expect(own.seats.taken).toMatchObject([{ email: emails[0], invitedName: names[emails[0]] }]);
    expect(confirmed.seats.taken).toMatchObject([{ email: emails[2], invitedName: names[emails[2]] }]);
    const shown = { email: 'g…@example.com', invitedName: null, acceptedEmail: 'eva@private.example' };
    expect(passedOn.seats.taken).toMatchObject([shown]);
    for (const hidden of [emails[1], names[emails[1]]]) expect(JSON.stringify(passedOn)).not.toContain(hidden);
  });

  it('can’t be given and taken back for ever: twenty mails a day beyond the seats', async () => {
    const told: string[] = [];
    for (let time = 0; time < 25; time++) {
      const { status, body } = await invite(address());
      told.push(status === 201 ? 'sent' : body.code);
      if (status === 201) await owner.call.delete(`${model}/seats/${body.id}`);
    }
    expect(told).toEqual([...Array(23).fill('sent'), ...Array(2).fill('learning.seat.too-many')]);
    const { read } = learning.service.get(Database);
    const { id } = await read.findOneByOrFail(PurchaseEntity, { orderId });
    await read.update(SeatLetterEntity, { purchaseId: id }, { sentAt: new Date(Date.now() - 24 * 3600_000) });
    expect((await invite(address())).status).toBe(201);
    // Whoever follows an old link still reads what became of it, but whom it was sent to is forgotten.
    const letters = learning.service.get(SeatLetters);
    const known = () => read.countBy(SeatLetterEntity, { purchaseId: id, toHash: Not(IsNull()) });
    await letters.run();
    expect([await read.countBy(SeatLetterEntity, { purchaseId: id }), await known()]).toEqual([24, 1]);
    await letters.run(Date.now() + 90 * 24 * 3600_000);
    expect(await read.countBy(SeatLetterEntity, { purchaseId: id })).toBe(0);
  });

  it('can be given to the same address at once after they were taken back, but aren’t a way to flood it: four mails a day', async () => {
    const email = address();
    const takeBack = async () => {
      for (const { id } of (await seats()).seats) await owner.call.delete(`${model}/seats/${id}`);
    };
    for (let time = 0; time < 3; time++) {
      expect((await invite(email)).status).toBe(201);
      await takeBack();
    }
    // Those of another buyer count too, and those of the button that sends again.
    const partner = learning.person();
    await learning.buy(partner, 2);
    const theirs = await invite(email, partner);
    expect(theirs.status).toBe(201);
    const refused = await invite(email.toUpperCase());
    expect([refused.status, refused.body.code]).toEqual([429, 'learning.seat.sent-often']);
    expect((await inviteAll([email, address()])).body.map(({ fault }) => fault)).toEqual(['sent-often', null]);
    await earlier(23 * 60);
    const again = await partner.call.post<Refused>(`${model}/seats/${theirs.body.id}/letter`, {});
    expect([again.status, again.body.code]).toEqual([429, 'learning.seat.sent-often']);
    const sent = () =>
      learning.mails().then((all) => all.filter((text) => text.toLowerCase().includes(`to: ${email}`)));
    await eventually(async () => (await sent()).length >= 4 || undefined);
    expect(await sent()).toHaveLength(4);
    await earlier(24 * 60 + 1);
    expect((await invite(email)).status).toBe(201);
  });

  it('count all addresses of one mailbox together, in one list, of several buyers, and when all are sent again', async () => {
    const email = address();
    const [local = '', domain = ''] = email.split('@');
    const noted = (word: string) => `${local}+${word}@${domain}`;
    await learning.buy(owner, 3);
    const emails = [email, noted('a'), noted('b').toUpperCase(), noted('c'), noted('d')];
    const faults = [null, null, null, null, 'sent-often'];
    expect((await inviteAll(emails)).body.map(({ fault }) => fault)).toEqual(faults);
    const partner = learning.person();
    await learning.buy(partner, 2);
    expect((await invite(noted('e'), partner)).body.code).toBe('learning.seat.sent-often');
    await earlier(24 * 60 + 1);
    expect((await invite(noted('f'))).status).toBe(201);
    // Each of the four of yesterday may be sent again: three more make four of today.
    const again = await owner.call.post<InvitationsSentAgain>(`${model}/seats/letters`, {});
    expect(again.body).toEqual({ sent: 3, recent: 1, often: 1, tooMany: 0 });
  });

  it('name in their mails who gives them to whom and takes them back, but no free text of an unconfirmed buyer', async () => {
    const lettersTo = async (email: string) =>
      (await learning.mails()).filter((text) => text.toLowerCase().includes(`to: ${email}`));
    const list = (email: string, name: string) =>
      owner.call.post(`${model}/seats/list`, { emails: [email], names: { [email]: name }, language: 'en' });
    const [named, advertised] = [address(), address()];
    await list(named, 'Díaz, Carla');
    const token = await tokenFor(named);
    const [letter] = await lettersTo(named);
    for (const text of ['Hello Carla Díaz,', 'Ana Müller has paid for a seat']) expect(letter).toContain(text);
    const linked = address();
    await list(linked, 'Carla: sign in at https://evil.example/login');
    await tokenFor(linked);
    expect((await lettersTo(linked)).join()).toMatch(/^Hello,\r?$/m);
    expect((await lettersTo(linked)).join()).not.toContain('evil');
    const newsOf = async (learner: Person) => (await learner.call.get<SiteNotices>('/api/notices')).body.items[0]?.text;
    const carla = learning.person();
    await accept(carla, token);
    const taken = (await seats()).seats[0]?.id;
    await owner.call.delete(`${model}/seats/${taken}`);
    expect(await newsOf(carla)).toMatch(/^Ana Müller, who gave it to you, has taken it back/);

    learning.neighbours.unconfirmed = [owner.id];
    await list(advertised, 'Win 500 Dollars at evil.example');
    await tokenFor(advertised);
    await earlier(11);
    const again = await owner.call.post<InvitationsSentAgain>(`${model}/seats/letters`, {});
    expect(again.body).toMatchObject({ sent: 2 });
    await eventually(async () => ((await lettersTo(advertised)).length === 2 ? true : undefined));
    for (const text of await lettersTo(advertised)) {
      expect(text).toMatch(/^Hello,\r?$/m);
      expect(text).toContain('Someone has paid for a seat');
      expect(text).not.toMatch(/Ana Müller|evil/);
    }
    const { body } = await invite(address());
    const leo = learning.person();
    await accept(leo, await tokenFor(body.email));
    const takenAt = new Date(Date.now() - 4 * 24 * 3600_000);
    await learning.service.get(Database).read.update(SeatEntity, { id: body.id }, { takenAt });
    expect((await owner.call.post<Reminders>(`${model}/seats/reminders`, {})).body.reminded).toBe(1);
    expect(await newsOf(leo)).toBe('Whoever gave you the seat reminds you to begin.');
    await owner.call.delete(`${model}/seats/${body.id}`);
    expect(await newsOf(leo)).toMatch(/^The person who gave it to you has taken it back/);
    learning.neighbours.unconfirmed = [];
  });

  it('tell their learner by mail, too, when they are taken back, unless that is turned off', async () => {
    const [told, silent] = [learning.person(), learning.person()];
    const addresses = [told, silent].map(({ id }) => `left-${id}@example.com`);
    await silent.call.put('/api/notices/choices', [{ kind: 'seat', bell: true, mail: false }]);
    for (const [at, person] of [told, silent].entries()) {
      const email = addresses[at] ?? '';
      const { body } = await invite(email);
      await accept(has(person, email), await tokenFor(email));
      await owner.call.delete(`${model}/seats/${body.id}`);
      expect((await person.call.get<SiteNotices>('/api/notices')).body.items[0]?.title).toBe(
        'Your seat in “Model Basics” was taken back',
      );
    }
    const isMail = (text: string, to?: string) => text.includes(`To: ${to}`) && text.includes('foi retirada');
    await eventually(async () => (await learning.mails()).find((text) => isMail(text, addresses[0])));
    expect((await learning.mails()).filter((text) => isMail(text, addresses[1]))).toEqual([]);
  });
});
