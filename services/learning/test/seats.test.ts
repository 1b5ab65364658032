import type { CourseProgress, Enrolment, Invitation, OfferedSeat, SiteNotices, Team } from '@arcada/contracts';
import { Database, IdempotentAnswerEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { SeatEntity } from '../src/access/purchase.entity.ts';
import { eventually, model, type Person, type Refused, type TestLearning } from './harness/learning.ts';
import { threeSeats } from './harness/seats.ts';

describe.each(databases())('seats on %s', (kind) => {
  let learning: TestLearning;
  let owner: Person;
  let orderId: string;
  const { invite, inviteAll, seats, keepOne, keepNone, accept, has, opens, tokenFor, erase, address } = threeSeats(
    kind,
    (bought) => {
      ({ learning, owner, orderId } = bought);
    },
  );

  it('are as many as were bought', async () => {
    const none = {
      courseId: 'model-basics',
      title: 'Model Basics',
      price: 99,
      total: 3,
      free: 3,
      own: false,
      seats: [],
      refundedAt: null,
      refundedOrders: [],
      refundedNumbers: {},
      former: [],
    };
    expect(await seats()).toEqual(none);
    const email = address();
    const { status, body } = await invite(email.toUpperCase());
    const open = {
      email,
      invitedEmail: email,
      acceptedEmail: null,
      confirmed: null,
      differs: false,
      status: 'invited',
    };
    expect([status, body]).toMatchObject([201, { ...open, progress: null, sentAt: body.invitedAt }]);
    expect(await seats()).toMatchObject({ total: 3, free: 2, seats: [{ email }] });
    expect((await invite(email)).body.code).toBe('learning.seat.invited-already');
    expect((await invite('nobody')).status).toBe(400);
  });

  it('are all the buyer’s to give away; one is the buyer’s own only when wanted', async () => {
    expect(await opens(owner)).toBe(false);
    expect((await owner.call.get<CourseProgress>(`${model}/lessons`)).body).toMatchObject({ closed: 'no-seat' });
    expect((await owner.call.get<Refused>(`${model}/lessons/grids`)).body.code).toBe('learning.course.no-seat');
    for (let time = 0; time < 2; time++) expect((await keepOne()).status).toBe(204);
    expect([await opens(owner), await seats()]).toMatchObject([true, { total: 3, free: 2, own: true }]);
    expect((await owner.call.get<Enrolment[]>('/api/enrolments')).body).toMatchObject([{ seats: 3 }]);
    expect((await keepNone()).status).toBe(204);
    expect([await opens(owner), await seats()]).toMatchObject([false, { free: 3, own: false }]);
    await inviteAll([address(), address(), address()]);
    expect([await seats(), (await keepOne()).body.code]).toMatchObject([{ free: 0 }, 'learning.seat.none-free']);
    expect((await keepOne(learning.person())).status).toBe(403);
  });

  it('stay chosen when more are bought, and a single one is its buyer’s at once', async () => {
    const single = learning.person();
    await learning.buy(single);
    expect(await opens(single)).toBe(true);
    expect((await single.call.get<Team[]>('/api/seats')).body).toEqual([]);
    await learning.buy(single, 2);
    const team = { courseId: 'model-basics', title: 'Model Basics', total: 3, free: 2, own: true };
    expect((await single.call.get<Team[]>('/api/seats')).body).toMatchObject([team]);
    await learning.buy(owner);
    expect([await opens(owner), await seats()]).toMatchObject([false, { total: 4, free: 4, own: false }]);
  });

  it('are given to a list of addresses; each that gets none has its fault named', async () => {
    const [first, second, third, fourth] = [address(), address(), address(), address()];
    await invite(first);
    const list = [second.toUpperCase(), 'nobody', second, 'Ana@example.com', first, third, fourth];
    const faults = [null, 'invalid', 'twice', 'own', 'invited', null, 'none-free'];
    const told = await inviteAll(list, { 'idempotency-key': 'list' });
    expect([told.status, told.body.map(({ fault }) => fault)]).toEqual([200, faults]);
    expect((await seats()).seats.map(({ email }) => email).sort()).toEqual([first, second, third].sort());
    // The response may be lost on its way: the repeated request invites nobody again.
    expect((await inviteAll(list, { 'idempotency-key': 'list' })).body).toEqual(told.body);
    for (const email of [second, third]) await tokenFor(email);
    expect((await learning.mails()).filter((text) => text.toLowerCase().includes(`to: ${second}`))).toHaveLength(1);
    expect((await inviteAll(Array.from({ length: 201 }, address))).status).toBe(400);
  });

  it('can’t be given to their buyer, who takes one', async () => {
    const own = await owner.call.post<Refused>(`${model}/seats?lang=es`, { email: 'Ana@Example.com' });
    expect([own.status, own.body.code]).toEqual([400, 'learning.seat.own']);
    expect(own.body.message).toMatch(/^Esta es tu propia dirección/);
    expect(await seats()).toMatchObject({ free: 3, seats: [] });
    // When an address can't be checked just now, the invitation still goes out.
    learning.neighbours.identityIsDown = true;
    expect((await invite(address())).status).toBe(201);
    learning.neighbours.identityIsDown = false;
  });

  it('are never given twice: of ten invitations at once two get a seat', async () => {
    await keepOne();
    const told = await Promise.all(Array.from({ length: 10 }, () => invite(address())));
    expect(told.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = told.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set(['learning.seat.none-free']));
    expect(await seats()).toMatchObject({ free: 0 });
  });

  it('are given once for a repeated request', async () => {
    const headers = { 'idempotency-key': 'one' };
    const email = address();
    const [first, again] = [await invite(email, owner, headers), await invite(email, owner, headers)];
    expect(again.body).toEqual(first.body);
    expect(await seats()).toMatchObject({ free: 2 });
  });

  it('are given once for each key: with other content it is refused, and nobody is invited again when one was taken back', async () => {
    const headers = { 'idempotency-key': `one-${owner.id}` };
    const [email, other] = [address(), address()];
    const { body } = await invite(email, owner, headers);
    for (const refused of [await invite(other, owner, headers), await inviteAll([email], headers)])
      expect([refused.status, refused.body]).toMatchObject([422, { code: 'request.idempotency.key-reused' }]);
    expect((await seats()).seats.map(({ invitedEmail }) => invitedEmail)).toEqual([email]);
    await accept(learning.person(), await tokenFor(email));
    expect((await invite(email, owner, headers)).body).toMatchObject({ id: body.id, status: 'taken' });
    await owner.call.delete(`${model}/seats/${body.id}`);
    const again = await invite(email, owner, headers);
    expect([again.status, again.body.code]).toEqual([404, 'learning.seat.not-found']);
    const list = { 'idempotency-key': `list-${owner.id}` };
    const emails = [address(), 'nobody', address()];
    const told = await inviteAll(emails, list);
    expect(told.body.map(({ fault }) => fault)).toEqual([null, 'invalid', null]);
    expect((await inviteAll(emails.slice(1), list)).status).toBe(422);
    await accept(learning.person(), await tokenFor(emails[0] ?? ''));
    for (const { id } of (await seats()).seats) await owner.call.delete(`${model}/seats/${id}`);
    expect(await inviteAll(emails, list)).toMatchObject({ status: 200, body: told.body });
    expect(await seats()).toMatchObject({ free: 3, seats: [] });
    const at = { 'idempotency-key': `once-${owner.id}` };
    const pair = [address(), address()];
    const both = await Promise.all([inviteAll(pair, at), inviteAll(pair, at)]);
    const given = pair.map((one) => ({ email: one, fault: null }));
    expect(both.map((one) => one.body)).toEqual([given, given]);
    expect(await seats()).toMatchObject({ free: 1 });
    // What was kept of these goes with the account.
    const { read } = learning.service.get(Database);
    const kept = () => read.countBy(IdempotentAnswerEntity, { scope: `seats:${owner.id}` });
    expect(await kept()).toBe(3);
    await erase(owner);
    expect(await kept()).toBe(0);
  });

  it('are managed by their buyer only', async () => {
    const { body } = await invite(address());
    const stranger = learning.person();
    await learning.buy(stranger, 2, 'script-basics');
    expect((await stranger.call.get(`${model}/seats`)).status).toBe(403);
    expect((await invite(address(), stranger)).status).toBe(403);
    expect((await stranger.call.delete(`${model}/seats/${body.id}`)).status).toBe(403);
    expect((await stranger.call.delete(`/api/courses/script-basics/seats/${body.id}`)).status).toBe(404);
  });

  it('are accepted through the invitation’s link, once', async () => {
    const email = address();
    await invite(email);
    await keepOne();
    const token = await tokenFor(email);
    expect((await accept(owner, token)).body.code).toBe('learning.seat.enrolled-already');
    const guests = Array.from({ length: 6 }, () => learning.person());
    const told = await Promise.all(guests.map((guest) => accept(guest, token)));
    expect(told.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([{ courseId: 'model-basics' }]);
    expect(told.filter(({ status }) => status === 410)).toHaveLength(5);
    const inside = await Promise.all(guests.map(opens));
    expect(inside.filter(Boolean)).toHaveLength(1);
    const guest = guests[inside.indexOf(true)] as Person;
    expect((await guest.call.get<Enrolment[]>('/api/enrolments')).body).toMatchObject([{ seats: 0 }]);
    expect((await guest.call.get(`${model}/seats`)).status).toBe(403);
    expect(await seats()).toMatchObject({ seats: [{ invitedEmail: email, status: 'taken' }] });
    // The response may be lost on its way, so a repeated request still returns the seat.
    expect(await accept(guest, token)).toMatchObject({ status: 200, body: { courseId: 'model-basics' } });
  });

  it('show the address of the account that has taken them, and tell the buyer when it isn’t the invited one', async () => {
    const [first, second] = [address(), address()];
    await invite(first);
    await invite(second);
    const bia = has(learning.person(), first.toUpperCase());
    const eva = has(learning.person(), 'eva@private.example');
    await accept(bia, await tokenFor(first));
    const news = async () => (await owner.call.get<SiteNotices>('/api/notices')).body.items;
    expect((await news())[0]?.title).toBe(`Ana Müller (${first.toUpperCase()}) has accepted a seat in “Model Basics”`);
    await accept(eva, await tokenFor(second));
    const [newest] = await news();
    expect(newest).toMatchObject({
      title: 'Ana Müller (eva@private.example) has accepted a seat in “Model Basics” that you gave to another address',
      path: '/dashboard/learning/team/model-basics',
    });
    expect(newest?.text).toContain(`You invited ${second}; the account that has the seat now has the address eva@`);
    const mail = await eventually(async () =>
      (await learning.mails()).find((text) => text.includes(second) && text.includes('eva@private.example')),
    );
    expect(mail).toMatch(/retire a vaga na página da sua equipe.*\/dashboard\/learning\/team\/model-basics/s);
    const given = { email: first.toUpperCase(), invitedEmail: first, acceptedEmail: first.toUpperCase() };
    const passedOn = { email: 'eva@private.example', invitedEmail: second, acceptedEmail: 'eva@private.example' };
    expect((await seats()).seats).toMatchObject([
      { ...given, differs: false },
      { ...passedOn, differs: true },
    ]);
    // Who has accepted isn't called invited only; of an invitation that was passed on, the invited isn't called seated.
    expect((await invite(first)).body.code).toBe('learning.seat.seated-already');
    expect((await invite(second)).body.code).toBe('learning.seat.accepted-already');
    const told = (await inviteAll([first, second])).body.map(({ fault }) => fault);
    expect(told).toEqual(['seated', 'accepted']);
    // Who has a seat under another address doesn't get a second one by mistake.
    expect(await invite('EVA@private.example')).toMatchObject({
      status: 409,
      body: { code: 'learning.seat.seated-already' },
    });
    // What the account's owner hasn't shown to be theirs says little, unless the invitation's link was mailed to it; the
    // address that it has now counts.
    expect((await seats()).seats.map(({ confirmed }) => confirmed)).toEqual([true, false]);
    learning.neighbours.confirmed = { [bia.id]: 'bia@later.example', [eva.id]: 'eva@private.example' };
    const later = { email: 'bia@later.example', acceptedEmail: 'bia@later.example', invitedEmail: first };
    expect((await seats()).seats).toMatchObject([
      { ...later, confirmed: true, differs: true },
      { ...passedOn, confirmed: true },
    ]);
    for (const email of ['Bia@later.example', first])
      expect((await invite(email)).body.code).toBe('learning.seat.seated-already');
    learning.neighbours.confirmed = {};
    await learning.complete(eva);
    expect((await news())[0]).toMatchObject({
      title: 'Ana Müller (eva@private.example) has completed “Model Basics”',
      text: `You invited ${second}. The result is on your team’s page.`,
    });
    // Seats from before this was said show the invited address only.
    const { read } = learning.service.get(Database);
    await read.update(SeatEntity, { userId: eva.id }, { acceptedEmail: null });
    expect((await seats()).seats[1]).toMatchObject({ email: second, acceptedEmail: null, differs: false });
    await owner.call.delete(`${model}/seats/${(await seats()).seats[0]?.id}`);
    // Both addresses stay in the buyer's record of former holders.
    expect((await seats()).former).toMatchObject([given]);
    // An address that its owner wasn't told is shown isn't given away by a refusal either.
    learning.neighbours.confirmed = { [eva.id]: 'eva@private.example' };
    expect((await invite('eva@private.example')).status).toBe(201);
    learning.neighbours.confirmed = {};
    expect((await invite(second)).body.code).toBe('learning.seat.accepted-already');
  });

  it('notify the buyer of each, also when one person takes several', async () => {
    const own = `owner-${owner.id}@example.com`;
    has(owner, own);
    const person = learning.person();
    const taken = async () => {
      const email = address();
      const { body } = await invite(email);
      expect((await accept(has(person, email), await tokenFor(email))).status).toBe(200);
      return body.id;
    };
    const told = async () =>
      (await owner.call.get<SiteNotices>('/api/notices')).body.items.filter(({ title }) => title.includes('accepted'));
    const sent = (text: string) => text.includes(`To: ${own}`) && text.includes('aceitou uma vaga');
    const mailed = (count: number) =>
      eventually(async () => ((await learning.mails()).filter(sent).length === count ? true : undefined));
    const first = await taken();
    await mailed(1);
    await owner.call.delete(`${model}/seats/${first}`);
    expect(await told()).toHaveLength(1);
    await taken();
    expect(await told()).toHaveLength(2);
    await mailed(2);
  });

  it('can be taken back, before and after they were accepted', async () => {
    const [waiting, taken] = [address(), address()];
    const guest = learning.person();
    const first = await invite(waiting);
    const second = await invite(taken);
    await accept(guest, await tokenFor(taken));
    for (const { body } of [first, second])
      expect((await owner.call.delete(`${model}/seats/${body.id}`)).status).toBe(204);
    expect(await seats()).toMatchObject({ total: 3, free: 3, seats: [] });
    expect(await opens(guest)).toBe(false);
    expect((await accept(learning.person(), await tokenFor(waiting))).status).toBe(410);
  });

  it('wait for the account that has confirmed the invited address, also without the mail’s link, and for no other', async () => {
    const email = address();
    await invite(email.toUpperCase());
    const [bia, stranger, eva] = [has(learning.person(), email), has(learning.person(), email), learning.person()];
    learning.neighbours.unconfirmed = [stranger.id];
    const offered = async (person: Person) => (await person.call.get<OfferedSeat[]>('/api/seats/offered?lang=es')).body;
    const [seat] = await offered(bia);
    expect(await offered(bia)).toEqual([
      { seatId: seat?.seatId, courseId: 'model-basics', courseTitle: 'Model Basics (es)', inviter: 'Ana Müller' },
    ]);
    const link = { seatId: seat?.seatId };
    const read = (person: Person) => person.call.post<Invitation & Refused>('/api/seats/invitation', link);
    const take = (person: Person) => person.call.post<{ courseId: string } & Refused>('/api/seats/accept', link);
    // Anyone can register with an address: only who has confirmed it is told of what was sent there.
    for (const other of [stranger, eva]) {
      expect(await offered(other)).toEqual([]);
      expect((await read(other)).body.code).toBe('learning.seat.link-unknown');
      expect((await take(other)).body.code).toBe('learning.seat.link-unknown');
    }
    expect((await learning.visitor.post('/api/seats/invitation', link)).status).toBe(404);
    expect((await learning.visitor.post('/api/seats/accept', link)).status).toBe(401);
    learning.neighbours.identityIsDown = true;
    expect(await offered(bia)).toEqual([]);
    learning.neighbours.identityIsDown = false;
    expect((await read(bia)).body).toMatchObject({ email, own: true, accepted: false, mine: false });
    expect((await take(bia)).body).toEqual({ courseId: 'model-basics' });
    expect([await opens(bia), await offered(bia)]).toEqual([true, []]);
    expect((await read(bia)).body).toMatchObject({ accepted: true });
    learning.neighbours.unconfirmed = [];
    expect((await take(stranger)).body.code).toBe('learning.seat.used');
    // What was taken back or refunded waits for nobody.
    const late = address();
    await invite(late);
    const leo = has(learning.person(), late);
    const [other] = await offered(leo);
    await learning.refund(owner, orderId);
    expect(await offered(leo)).toEqual([]);
    expect((await leo.call.post('/api/seats/accept', { seatId: other?.seatId })).status).toBe(404);
  });
});
