import { randomUUID } from 'node:crypto';
import type {
  CertificateCheck,
  ClosedCourse,
  CourseProgress,
  Enrolment,
  FormerTeam,
  Invitation,
  InvitationResults,
  InvitationsSentAgain,
  LessonNote,
  OfferedSeat,
  RefundEffect,
  Reminders,
  Seat,
  SiteNotices,
  Team,
  TeamSeats,
} from '@arcada/contracts';
import { Database, emailKey, IdempotentAnswerEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { In, IsNull, Not } from 'typeorm';
import { PurchaseEntity, SeatEntity, SeatLetterEntity } from '../src/access/purchase.entity.ts';
import { SeatLetters } from '../src/seats/seat-letters.ts';
import { eventually, model, type Person, type Refused, TestLearning } from './harness/learning.ts';

describe.each(databases())('seats on %s', (kind) => {
  let learning: TestLearning;
  let owner: Person;
  let orderId: string;
  let mails = 0;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  beforeEach(async () => {
    owner = learning.person();
    orderId = await learning.buy(owner, 3);
  });
  afterAll(() => learning?.close());

  const invite = (email: string, person = owner, headers?: Record<string, string>) =>
    person.call.post<Seat & Refused>(`${model}/seats`, { email }, headers);
  const inviteAll = (emails: string[], headers?: Record<string, string>) =>
    owner.call.post<InvitationResults & Refused>(`${model}/seats/list`, { emails }, headers);
  const seats = async () => (await owner.call.get<TeamSeats>(`${model}/seats`)).body;
  const keepOne = (person = owner) => person.call.put<Refused>(`${model}/seats/own`);
  const keepNone = (person = owner) => person.call.delete<Refused>(`${model}/seats/own`);
  const accept = (person: Person, token: string) =>
    person.call.post<{ courseId: string } & Refused>('/api/seats/accept', { token });
  /** The account of this person has this address. */
  const has = (person: Person, email: string) => {
    learning.neighbours.addresses = { ...learning.neighbours.addresses, [person.id]: email };
    return person;
  };
  const opens = async (person: Person) => (await person.call.get(`${model}/lessons/grids`)).status === 200;
  /** The token in the mail to this address. */
  const tokenFor = (email: string) =>
    eventually(async () => {
      const mail = (await learning.mails()).find((text) => text.toLowerCase().includes(`to: ${email}`));
      return mail?.match(/seat=([\w-]{43})/)?.[1];
    });
  /** All invitations were sent so many minutes ago. */
  const earlier = async (minutes: number) => {
    const { read } = learning.service.get(Database);
    const invitedAt = new Date(Date.now() - minutes * 60_000);
    await read.update(SeatEntity, { id: Not('') }, { invitedAt, sentAgainAt: null });
    await read.update(SeatLetterEntity, { id: Not('') }, { sentAt: invitedAt });
  };
  const erase = ({ id: userId }: Person, addresses: string[] = []) =>
    learning.service.from('identity').post('/internal/events', {
      id: randomUUID(),
      name: 'identity.user.erased',
      payload: { userId, emailKeys: addresses.map(emailKey) },
    });
  const address = () => `guest-${++mails}@example.com`;

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

  it('show their buyer the progress and certificate of learners who were told so', async () => {
    const email = address();
    const { body } = await invite(email);
    const guest = learning.person();
    await accept(guest, await tokenFor(email));
    const progress = async () => (await seats()).seats[0]?.progress;
    const check = { lessonId: 'check', title: 'Check', attempts: 0, best: null, passMark: 1, passed: false };
    const never = { lastActiveAt: null, completedAt: null, certificate: null };
    const exercises = (done: boolean) =>
      [
        ['naming', 'Naming'],
        ['faults', 'Faults'],
        ['states', 'States'],
      ].map(([lessonId, title]) => ({ lessonId, title, done }));
    const none = { completedLessons: 0, lessonCount: 7, ...never, quizzes: [check], exercises: exercises(false) };
    expect(await progress()).toEqual(none);
    await learning.complete(guest, 'check');
    const busy = { completedLessons: 6, lastActiveAt: expect.any(String), exercises: exercises(true) };
    expect(await progress()).toEqual({ ...none, ...busy });
    const answer = (answers: object) => guest.call.post(`${model}/lessons/check/quiz`, { answers });
    await answer({ one: ['a'] });
    await answer({ one: ['b'] });
    expect(await progress()).toMatchObject({ quizzes: [{ ...check, attempts: 2, best: 0.5 }] });
    await learning.complete(guest);
    const { certificateCode: code } = (await guest.call.get<CourseProgress>(`${model}/lessons`)).body;
    const done = { completedLessons: 7, completedAt: expect.any(String), certificate: { code, valid: true } };
    expect(await progress()).toMatchObject({ ...done, quizzes: [{ ...check, attempts: 3, best: 1, passed: true }] });
    // How often the learner tried is for the buyer only.
    const { details } = (await learning.visitor.get<CertificateCheck>(`/api/certificates/${code}`)).body;
    expect([details?.score, Object.keys(details ?? {})]).toEqual([1, expect.not.arrayContaining(['attempts'])]);
    expect(await seats()).toMatchObject({ seats: [{ name: 'Ana Müller' }] });
    learning.neighbours.identityIsDown = true;
    expect(await seats()).toMatchObject({ seats: [{ name: null, progress: done }] });
    learning.neighbours.identityIsDown = false;
    const { read } = learning.service.get(Database);
    await read.update(SeatEntity, { id: body.id }, { resultsShownAt: null });
    expect(await seats()).toMatchObject({ seats: [{ name: null, progress: { ...done, quizzes: null } }] });
    await read.update(SeatEntity, { id: body.id }, { progressShownAt: null });
    const shown = { email: 'ana@example.com', invitedEmail: email, status: 'taken', progress: null };
    expect(await seats()).toMatchObject({ seats: [shown] });
  });

  it('leave what was earned when they are taken back, until their order is refunded', async () => {
    const email = address();
    const { body } = await invite(email);
    const guest = learning.person();
    await accept(guest, await tokenFor(email));
    await learning.complete(guest);
    expect((await owner.call.delete(`${model}/seats/${body.id}`)).status).toBe(204);
    const closed = async () => (await guest.call.get<CourseProgress>(`${model}/lessons`)).body;
    const { certificateCode: code, ...rest } = await closed();
    expect(rest).toMatchObject({ enrolled: false, closed: 'seat-withdrawn', completedLessons: 0 });
    expect((await guest.call.get<Refused>(`${model}/lessons/grids`)).body.code).toBe('learning.course.seat-withdrawn');
    const valid = async () => (await learning.visitor.get<CertificateCheck>(`/api/certificates/${code}`)).body.valid;
    const pdf = async () => (await guest.call.get(`${model}/certificate`)).status;
    expect([await valid(), await pdf(), await opens(guest)]).toEqual([true, 200, false]);
    expect(await seats()).toMatchObject({
      seats: [],
      former: [
        {
          name: 'Ana Müller',
          invitedEmail: email,
          progress: { completedLessons: 7, certificate: { code, valid: true } },
        },
      ],
    });
    await learning.refund(owner, orderId);
    expect([await valid(), await pdf()]).toEqual([false, 403]);
    const { items } = (await guest.call.get<SiteNotices>('/api/notices')).body;
    expect(items[0]?.title).toBe('Your certificate for “Model Basics” is no longer valid');
    await learning.event('store.order.restored', { orderId, userId: owner.id });
    expect([await valid(), await pdf()]).toEqual([true, 200]);
  });

  it('leave what was reached in their buyer’s record, not what is learned later, and no one who erases the account', async () => {
    const emails = [address(), address()];
    const guests = [learning.person(), learning.person()] as const;
    await inviteAll(emails);
    for (const [at, guest] of guests.entries()) await accept(guest, await tokenFor(emails[at] ?? ''));
    const [guest, other] = guests;
    await learning.complete(guest, 'check');
    await guest.call.post(`${model}/lessons/check/quiz`, { answers: { one: ['b'] } });
    for (const { id } of (await seats()).seats) await owner.call.delete(`${model}/seats/${id}`);
    // On a licence of their own.
    await learning.buy(guest);
    await learning.complete(guest);
    const { former, free } = await seats();
    const of = (email: string | undefined) => former.find((one) => one.invitedEmail === email);
    expect([free, former.map(({ invitedEmail }) => invitedEmail).sort()]).toEqual([3, [...emails].sort()]);
    const reached = {
      completedLessons: 6,
      completedAt: null,
      certificate: null,
      quizzes: [{ lessonId: 'check', title: 'Check', attempts: 1, best: 0, passMark: 1, passed: false }],
    };
    expect(of(emails[0])).toMatchObject({ name: 'Ana Müller', takenAt: expect.any(String), progress: reached });
    expect(of(emails[1])).toMatchObject({ progress: { completedLessons: 0, lastActiveAt: null } });
    // Taken back before that was kept: what is known for sure.
    const { read } = learning.service.get(Database);
    await read.update(SeatEntity, { userId: guest.id }, { reached: null, email: '' });
    const unsure = { attempts: 0, best: null, passed: false };
    const known = (await seats()).former.find(({ invitedEmail }) => invitedEmail === '');
    expect(known).toMatchObject({ progress: { ...reached, quizzes: [unsure] } });
    // Who has a seat again is no longer among the former ones.
    const again = emails[1] ?? '';
    await invite(again);
    const tokens = await eventually(async () => {
      const mails = (await learning.mails()).filter((text) => text.toLowerCase().includes(`to: ${again}`));
      return mails.length > 1 ? mails.map((mail) => mail.match(/seat=([\w-]{43})/)?.[1]) : undefined;
    });
    for (const one of tokens) if (one) await accept(other, one);
    expect(await seats()).toMatchObject({
      seats: [{ invitedEmail: again, status: 'taken' }],
      former: [{ invitedEmail: '' }],
    });
    await erase(guest);
    expect((await seats()).former).toEqual([]);
  });

  it('leave name and address of their learner as they were when they were taken back', async () => {
    const [first, second] = [address(), address()];
    const [bia, eva] = [has(learning.person(), first), has(learning.person(), second)];
    await owner.call.post(`${model}/seats/list`, { emails: [first, second], names: { [second]: 'Eva (list)' } });
    await accept(bia, await tokenFor(first));
    await accept(eva, await tokenFor(second));
    const takeBack = async () =>
      owner.call.delete(`${model}/seats/${(await seats()).seats.find(({ status }) => status === 'taken')?.id}`);
    learning.neighbours.names = { [bia.id]: 'Bia Lima' };
    learning.neighbours.confirmed = { [bia.id]: 'bia@firm.example' };
    expect((await takeBack()).status).toBe(204);
    learning.neighbours.identityIsDown = true;
    expect((await takeBack()).status).toBe(204);
    learning.neighbours.identityIsDown = false;
    learning.neighbours.names = { [bia.id]: 'Bia Later', [eva.id]: 'Eva Later' };
    learning.neighbours.confirmed = { [bia.id]: 'bia@later.example', [eva.id]: 'eva@later.example' };
    const former = async (person: string) => (await seats()).former.find(({ invitedEmail }) => invitedEmail === person);
    const then = { name: 'Bia Lima', email: 'bia@firm.example', acceptedEmail: 'bia@firm.example', confirmed: true };
    expect(await former(first)).toMatchObject(then);
    // What couldn't be looked up isn't made up for later.
    expect(await former(second)).toMatchObject({ name: 'Eva (list)', email: second, confirmed: null });
    const kept = async ({ id }: Person) =>
      (await learning.service.from('identity').get<{ seats: { taken: object[] } }>(`/internal/users/${id}/export`)).body
        .seats.taken;
    expect(await kept(bia)).toMatchObject([{ holder: { name: 'Bia Lima', confirmedEmail: 'bia@firm.example' } }]);
    // Taken back before that was kept: the address that the account had accepted it with.
    const { read } = learning.service.get(Database);
    await read.update(SeatEntity, { userId: eva.id }, { holder: null });
    expect(await former(second)).toMatchObject({ name: 'Eva Later', email: second, confirmed: null });
    learning.neighbours.names = {};
    learning.neighbours.confirmed = {};
    await erase(owner);
    expect(await kept(bia)).toMatchObject([{ holder: null, reached: null, acceptedEmail: null }]);
    await erase(bia);
    expect(await kept(bia)).toEqual([]);
  });

  it('are listed as the buyer’s list has them, with its names until the account has one', async () => {
    const emails = Array.from({ length: 3 }, address);
    const names = { [emails[1]?.toUpperCase() ?? '']: 'Bia Lima', [emails[2] ?? '']: ' Leo\n\u202e\u200b Sá\u0000 ' };
    await owner.call.post(`${model}/seats/list`, { emails, names });
    const listed = async () => (await seats()).seats.map(({ invitedEmail, name }) => [invitedEmail, name]);
    expect(await listed()).toEqual([
      [emails[0], null],
      [emails[1], 'Bia Lima'],
      [emails[2], 'Leo Sá'],
    ]);
    await accept(learning.person(), await tokenFor(emails[1] ?? ''));
    expect((await listed())[1]).toEqual([emails[1], 'Ana Müller']);
    for (const nothing of [' ', '\u202e\u200b', '\n']) {
      const bad = { emails: [address()], names: { [address()]: nothing } };
      expect((await owner.call.post(`${model}/seats/list`, bad)).status).toBe(400);
    }
  });

  it('of all courses are read at once, with their people', async () => {
    const email = address();
    await invite(email);
    await learning.buy(owner, 2, 'script-basics');
    const teams = (await owner.call.get<TeamSeats[]>('/api/seats/teams?lang=es')).body;
    expect(teams).toMatchObject([
      { courseId: 'script-basics', free: 2, seats: [] },
      { courseId: 'model-basics', title: 'Model Basics (es)', free: 2, seats: [{ email, progress: null }] },
    ]);
    expect((await learning.person().call.get('/api/seats/teams')).body).toEqual([]);
  });

  it('not begun are reminded of by their buyer, after some days, and not again for some', async () => {
    const emails = Array.from({ length: 3 }, address);
    await inviteAll(emails);
    const [busy, idle] = [learning.person(), learning.person()];
    await accept(busy, await tokenFor(emails[0] ?? ''));
    await accept(idle, await tokenFor(emails[1] ?? ''));
    await learning.complete(busy, 'check');
    const remind = (person = owner) => person.call.post<Reminders & Refused>(`${model}/seats/reminders`, {});
    expect((await remind()).body).toEqual({ reminded: 0, recent: 1 });
    const { read } = learning.service.get(Database);
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);
    await read.update(SeatEntity, { userId: idle.id }, { takenAt: daysAgo(4) });
    expect((await remind()).body).toEqual({ reminded: 1, recent: 0 });
    expect((await remind()).body).toEqual({ reminded: 0, recent: 1 });
    const titles = async (person: Person) =>
      (await person.call.get<SiteNotices>('/api/notices')).body.items.map(({ title }) => title);
    expect(await titles(idle)).toEqual(['Your course “Model Basics” is waiting for you']);
    expect(await titles(busy)).toEqual([]);
    expect((await seats()).seats.map(({ remindedAt }) => remindedAt !== null)).toEqual([false, true, false]);
    await read.update(SeatEntity, { userId: idle.id }, { remindedAt: daysAgo(3.1) });
    const choices = [{ kind: 'seat', bell: false, mail: false }];
    expect((await idle.call.put('/api/notices/choices', choices)).status).toBe(200);
    expect((await remind()).body.reminded).toBe(1);
    expect(await titles(idle)).toHaveLength(1);
    expect((await remind(learning.person())).status).toBe(403);
  });

  it('leave their learner’s notes when they are taken back: also one that is being saved, and there again later', async () => {
    const email = address();
    const { body } = await invite(email);
    const guest = learning.person();
    await accept(guest, await tokenFor(email));
    const notes = `${model}/lessons/grids/notes`;
    const note = (text: string, person = guest) => person.call.post<LessonNote>(notes, { atSeconds: 1, text });
    expect((await note('Before')).status).toBe(201);
    await owner.call.delete(`${model}/seats/${body.id}`);
    expect((await note('Meanwhile')).status).toBe(201);
    expect((await guest.call.get<CourseProgress>(`${model}/lessons`)).body).toMatchObject({
      closed: 'seat-withdrawn',
      notes: 2,
    });
    const file = await guest.call.get<string>(`${model}/notes.md`);
    expect([file.status, file.body]).toEqual([200, expect.stringMatching(/Before.*Meanwhile/s)]);
    expect((await note('Not a learner', learning.person())).status).toBe(403);
    await invite(email);
    const token = await eventually(async () => {
      const mails = (await learning.mails()).filter((text) => text.toLowerCase().includes(`to: ${email}`));
      return mails.length > 1 ? mails.map((mail) => mail.match(/seat=([\w-]{43})/)?.[1]) : undefined;
    });
    for (const one of token) if (one) await accept(guest, one);
    const kept = (await guest.call.get<LessonNote[]>(notes)).body;
    expect(kept.map(({ text }) => text)).toEqual(['Before', 'Meanwhile']);
    expect(await opens(guest)).toBe(true);
  });

  it('that are taken back and refunded leave what was earned by another', async () => {
    const email = address();
    const { body } = await invite(email);
    const guest = learning.person();
    await accept(guest, await tokenFor(email));
    await owner.call.delete(`${model}/seats/${body.id}`);
    await learning.buy(guest, 2);
    await keepOne(guest);
    await learning.complete(guest);
    expect(await seats()).toMatchObject({ former: [{ progress: { completedLessons: 0, certificate: null } }] });
    await keepNone(guest);
    const { certificateCode: code } = (await guest.call.get<CourseProgress>(`${model}/lessons`)).body;
    await learning.refund(owner, orderId);
    expect((await learning.visitor.get<CertificateCheck>(`/api/certificates/${code}`)).body.valid).toBe(true);
  });

  it('that are closed say why: refunded, unpaid, or never bought', async () => {
    const reason = async (person: Person) => (await person.call.get<CourseProgress>(`${model}/lessons`)).body.closed;
    const guest = learning.person();
    expect(await reason(guest)).toBe('never');
    learning.neighbours.unpaid = guest.id;
    expect(await reason(guest)).toBe('unpaid');
    learning.neighbours.unpaid = undefined;
    const bought = await learning.buy(guest);
    expect(await reason(guest)).toBeNull();
    await learning.refund(guest, bought);
    expect(await reason(guest)).toBe('refunded');
    expect((await guest.call.get<Refused>(`${model}/lessons/grids`)).body.code).toBe('learning.course.refunded');
    const email = address();
    await invite(email);
    const learner = learning.person();
    await accept(learner, await tokenFor(email));
    await learning.refund(owner, orderId);
    expect([await reason(learner), await reason(owner)]).toEqual(['refunded', 'refunded']);
    const closed = async (person: Person) => (await person.call.get('/api/enrolments/closed')).body;
    expect(await closed(learner)).toEqual([{ courseId: 'model-basics', title: 'Model Basics', reason: 'refunded' }]);
    // None of the seats was the buyer's own.
    expect(await closed(owner)).toEqual([]);
    const [notice] = (await learner.call.get<SiteNotices>('/api/notices')).body.items;
    expect(notice?.path).toBe('/courses/model-basics/learn');
    expect((await learning.visitor.get<CourseProgress>(`${model}/lessons`)).body.closed).toBeNull();
  });

  it('pause while their payment is disputed, and open again or end with the dispute', async () => {
    const reason = async (person: Person) => (await person.call.get<CourseProgress>(`${model}/lessons`)).body.closed;
    const told = async (person: Person) =>
      (await person.call.get<SiteNotices>('/api/notices')).body.items.map(({ title }) => title.replace(/^Your /, ''));
    const link = async (token: string) =>
      (await learning.visitor.post<Refused>('/api/seats/invitation', { token })).body.code;
    const invited = async () => {
      const email = address();
      const { body } = await invite(email);
      return { id: body.id, token: await tokenFor(email) };
    };
    const [taken, open, former] = [await invited(), await invited(), await invited()];
    const [learner, graduate] = [learning.person(), learning.person()];
    await accept(graduate, former.token);
    await learning.complete(graduate);
    const { certificateCode: code } = (await graduate.call.get<CourseProgress>(`${model}/lessons`)).body;
    const isValid = async () => (await learning.visitor.get<CertificateCheck>(`/api/certificates/${code}`)).body.valid;
    await owner.call.delete(`${model}/seats/${former.id}`);
    await accept(learner, taken.token);

    for (let time = 0; time < 2; time++) await learning.dispute(owner, orderId);
    expect([await reason(learner), await reason(owner)]).toEqual(['disputed', 'disputed']);
    expect((await learner.call.get<Refused>(`${model}/lessons/grids`)).body.code).toBe('learning.course.disputed');
    expect(await link(open.token)).toBe('learning.seat.link-disputed');
    expect((await accept(learning.person(), open.token)).body.code).toBe('learning.seat.link-disputed');
    expect(await isValid()).toBe(false);
    expect(await told(learner)).toEqual(['seat in “Model Basics” is paused']);
    expect((await told(graduate))[0]).toBe('certificate for “Model Basics” is not valid for now');

    await learning.event('store.order.restored', { orderId, userId: owner.id });
    expect([await opens(learner), await reason(learner), await isValid()]).toEqual([true, null, true]);
    expect((await told(learner))[0]).toBe('seat in “Model Basics” is open again');
    expect(await link(open.token)).toBeUndefined();

    await learning.dispute(owner, orderId);
    await learning.refund(owner, orderId);
    expect([await reason(learner), await reason(owner)]).toEqual(['refunded', 'refunded']);
    expect(await link(open.token)).toBe('learning.seat.link-refunded');
    expect((await told(learner))[0]).toBe('seat in “Model Basics” has ended');
    expect((await told(graduate))[0]).toBe('certificate for “Model Basics” is no longer valid');
  });

  it('of a lost dispute move to free seats of the same buyer, as at a refund', async () => {
    const told = async (person: Person) =>
      (await person.call.get<SiteNotices>('/api/notices')).body.items.map(({ title, text }) => [title, text]);
    const email = address();
    await invite(email);
    const learner = learning.person();
    await accept(learner, await tokenFor(email));
    await learning.dispute(owner, orderId);
    expect(await opens(learner)).toBe(false);
    // Bought while the dispute is open: nothing moves before it is decided.
    await learning.buy(owner, 2);
    expect(await opens(learner)).toBe(false);
    for (let time = 0; time < 2; time++) await learning.refund(owner, orderId);
    expect(await opens(learner)).toBe(true);
    expect((await told(learner))[0]).toEqual([
      'Your seat in “Model Basics” is open again',
      'It belongs to another purchase of whoever gave it to you. Your progress is as you left it, and a certificate that you had earned is valid again.',
    ]);
    expect((await told(learner)).filter(([title]) => title?.endsWith('is open again'))).toHaveLength(1);
    expect(await seats()).toMatchObject({ total: 2, free: 1, seats: [{ invitedEmail: email }] });
  });

  it('of a disputed payment whose whole refund has failed are paused again', async () => {
    const closed = async () => (await owner.call.get<CourseProgress>(`${model}/lessons`)).body.closed;
    await learning.dispute(owner, orderId);
    await learning.refund(owner, orderId);
    expect(await closed()).toBe('refunded');
    await learning.dispute(owner, orderId);
    expect(await closed()).toBe('disputed');
  });

  it('of a line that was refunded are not disputed with the rest of the order', async () => {
    const purchases = await learning.service.get(Database).read.findBy(PurchaseEntity, { orderId });
    const lineIds = purchases.map(({ id }) => id);
    await learning.event('store.order.lines-refunded', { orderId, userId: owner.id, lineIds });
    await learning.dispute(owner, orderId);
    expect((await owner.call.get<CourseProgress>(`${model}/lessons`)).body.closed).toBe('refunded');
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

  it('give the buyer the course and its certificate back when one is taken back after a refund of another order', async () => {
    const other = await learning.buy(owner);
    await keepOne();
    const given = [await invite(address()), await invite(address()), await invite(address())];
    await learning.complete(owner);
    const certificate = async () => (await owner.call.get<Enrolment[]>('/api/enrolments')).body[0]?.certificateCode;
    const code = await certificate();
    const valid = async () => (await learning.visitor.get<CertificateCheck>(`/api/certificates/${code}`)).body.valid;
    // The order with the remaining seats has as many as were given away.
    const { read } = learning.service.get(Database);
    const purchase = await read.findOneByOrFail(PurchaseEntity, { orderId: other });
    const isGiven = await read.existsBy(SeatEntity, { purchaseId: purchase.id });
    await learning.refund(owner, isGiven ? orderId : other);
    expect([await opens(owner), await valid()]).toEqual([false, false]);
    for (const { body } of given) await owner.call.delete(`${model}/seats/${body.id}`);
    expect([await opens(owner), await valid(), await certificate()]).toEqual([true, true, code]);
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

  it('close with the refund, including the certificate of an invited learner', async () => {
    const [taken, waiting] = [address(), address()];
    const guest = learning.person();
    await invite(taken);
    await invite(waiting);
    await keepOne();
    await accept(guest, await tokenFor(taken));
    await learning.complete(guest);
    const { certificateCode } = (await guest.call.get<CourseProgress>(`${model}/lessons`)).body;
    const check = async () =>
      (await learning.visitor.get<CertificateCheck>(`/api/certificates/${certificateCode}`)).body.valid;
    expect(await check()).toBe(true);
    await learning.refund(owner, orderId);
    expect(await opens(guest)).toBe(false);
    expect(await opens(owner)).toBe(false);
    expect(await check()).toBe(false);
    expect((await accept(learning.person(), await tokenFor(waiting))).status).toBe(410);
    // The buyer's record keeps who had accepted, and says what became of the seats.
    const person = { invitedEmail: taken, refunded: true, progress: { completedLessons: 7 } };
    // Nor are those forgotten who had only been invited.
    const invited = { invitedEmail: waiting, refunded: true, takenAt: null, progress: null };
    const ended = { total: 0, free: 0, own: false, seats: [], refundedOrders: [orderId] };
    expect(await seats()).toMatchObject({ ...ended, refundedAt: expect.any(String) });
    const byInvitation = (one: { takenAt: string | null }) => (one.takenAt ? 0 : 1);
    const former = (await seats()).former.toSorted((one, other) => byInvitation(one) - byInvitation(other));
    expect(former).toHaveLength(2);
    expect(former).toMatchObject([person, invited]);
    const mail = await eventually(async () =>
      (await learning.mails()).find((text) => text.includes('Your invitation to the course') && text.includes(waiting)),
    );
    expect(mail).toMatch(/the link in the invitation\s+no longer works/);
    const told = (await learning.mails()).filter((text) => text.includes('Your invitation to the course'));
    expect(told.filter((text) => [taken, waiting].some((one) => text.includes(one)))).toHaveLength(1);
    expect((await owner.call.get<TeamSeats[]>('/api/seats/teams')).body).toMatchObject([ended]);
    expect((await owner.call.get<Team[]>('/api/seats')).body).toEqual([]);
    expect((await owner.call.get<FormerTeam[]>('/api/seats/former')).body).toMatchObject([
      { courseId: 'model-basics', title: 'Model Basics', refundedAt: (await seats()).refundedAt },
    ]);
    expect((await guest.call.get<FormerTeam[]>('/api/seats/former')).body).toEqual([]);
    expect((await seats()).refundedNumbers).toEqual({ [orderId]: 'A-000000' });
    learning.neighbours.storeIsDown = true;
    expect(await seats()).toMatchObject({ refundedOrders: [orderId], refundedNumbers: {} });
    learning.neighbours.storeIsDown = false;
    expect((await invite(address())).status).toBe(403);
    const [notice] = (await owner.call.get<SiteNotices>('/api/notices')).body.items;
    expect(notice?.title).toBe('A refund has ended seats in “Model Basics”');
    expect(notice?.text).toMatch(/\(2\): /);
    for (const shown of ['ana@example.com', waiting]) expect(notice?.text).toContain(shown);
    await learning.event('store.order.restored', { orderId, userId: owner.id });
    expect([await opens(guest), await seats()]).toMatchObject([true, { total: 3, refundedAt: null, former: [] }]);
  });

  it('that a refund or dispute ends tell their learner what becomes of the certificate, everywhere', async () => {
    const email = address();
    const [guest, idle] = [learning.person(), learning.person()];
    await invite(email);
    await accept(guest, await tokenFor(email));
    const other = address();
    await invite(other);
    await accept(idle, await tokenFor(other));
    await learning.complete(guest);
    const progress = async (person = guest) => (await person.call.get<CourseProgress>(`${model}/lessons`)).body;
    const titles = async (person = guest) =>
      (await person.call.get<SiteNotices>('/api/notices')).body.items.map(({ title }) => title);
    const closed = async (person = guest) => (await person.call.get<ClosedCourse[]>('/api/enrolments/closed')).body;
    const { certificateCode: code } = await progress();
    const ready = 'You have completed “Model Basics”: your certificate is ready';
    expect(await titles()).toEqual([ready]);

    await learning.dispute(owner, orderId);
    const paused = { closed: 'disputed', certificateCode: null, lostCertificate: { code, state: 'paused' } };
    expect(await progress()).toMatchObject(paused);
    expect(await closed()).toMatchObject([{ reason: 'disputed', lostCertificate: paused.lostCertificate }]);
    // What is no longer so isn't said any more.
    expect(await titles()).toEqual([
      'Your seat in “Model Basics” is paused, and your certificate is not valid for now',
    ]);

    await learning.refund(owner, orderId);
    const lost = { closed: 'refunded', certificateCode: null, lostCertificate: { code, state: 'revoked' } };
    expect(await progress()).toMatchObject(lost);
    expect(await closed()).toMatchObject([{ reason: 'refunded', lostCertificate: lost.lostCertificate }]);
    const [title] = await titles();
    expect(title).toBe('Your seat in “Model Basics” has ended, and your certificate is no longer valid');
    const mail = await eventually(async () =>
      (await learning.mails()).find((text) => text.includes('e seu certificado não é mais válido')),
    );
    expect(mail).toContain('Isso revoga o certificado que você obteve com ela');
    expect((await titles(idle))[0]).toBe('Your seat in “Model Basics” has ended');
    expect((await closed(idle))[0]).not.toHaveProperty('lostCertificate');
    expect(await progress(idle)).not.toHaveProperty('lostCertificate');
  });

  it('that a refund would end are named to admins before it is made, with what becomes of their people', async () => {
    const admin = learning.person('admin');
    const lineOf = async (order: string) => {
      const { read } = learning.service.get(Database);
      return (await read.findBy(PurchaseEntity, { orderId: order })).map(({ id }) => id);
    };
    const preview = async (lines: string[], by = admin) =>
      by.call.get<RefundEffect[]>(`/api/admin/seats/refund?lines=${lines.join(',')}`);
    const [done, late, open, gone] = [address(), address(), address(), address()];
    const [graduate, learner, former] = [learning.person(), learning.person(), learning.person()];
    const { body: seat } = await invite(gone);
    await accept(former, await tokenFor(gone));
    await learning.complete(former);
    await owner.call.delete(`${model}/seats/${seat.id}`);
    await inviteAll([done, late, open]);
    await accept(graduate, await tokenFor(done));
    await accept(learner, await tokenFor(late));
    await learning.complete(graduate);
    const lines = await lineOf(orderId);
    const all = (await preview(lines)).body;
    expect(all).toMatchObject([{ courseId: 'model-basics', title: 'Model Basics', kept: 0 }]);
    const stateOf = (effects: RefundEffect[]) =>
      effects[0]?.people.map(({ state, certificate }) => `${state} ${certificate}`).toSorted();
    expect(stateOf(all)).toEqual(['former true', 'invited false', 'learner false', 'learner true']);
    expect(all[0]?.people.find(({ state }) => state === 'invited')).toMatchObject({ name: null, email: open });
    // With room in another order one of them keeps the seat; then the buyer's own is the one that ends.
    const second = await learning.buy(owner, 1);
    expect((await preview(lines)).body).toMatchObject([{ kept: 1 }]);
    expect(stateOf((await preview(lines)).body)).toEqual(['former true', 'invited false', 'learner false']);
    expect((await preview(await lineOf(second))).body).toMatchObject([{ kept: 0, people: [] }]);
    await learning.refund(owner, orderId);
    expect([await opens(graduate), await opens(learner)]).toEqual([true, false]);
    expect((await preview(lines)).body).toEqual([]);
    expect((await preview(lines, owner)).status).toBe(403);
    expect((await preview(['nothing'])).status).toBe(400);
    const single = learning.person();
    const own = await learning.buy(single);
    await learning.complete(single);
    expect(stateOf((await preview(await lineOf(own))).body)).toEqual(['buyer true']);
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

  it('whose learner keeps a certificate after they were taken back name none that is lost', async () => {
    const email = address();
    const { body } = await invite(email);
    const guest = learning.person();
    await accept(guest, await tokenFor(email));
    await learning.complete(guest);
    await owner.call.delete(`${model}/seats/${body.id}`);
    const [course] = (await guest.call.get<ClosedCourse[]>('/api/enrolments/closed')).body;
    expect(course).toEqual({ courseId: 'model-basics', title: 'Model Basics', reason: 'seat-withdrawn' });
    const items = async () => (await guest.call.get<SiteNotices>('/api/notices')).body.items.map(({ title }) => title);
    expect((await items()).some((title) => title.endsWith('your certificate is ready'))).toBe(true);
    await learning.refund(owner, orderId);
    const [later] = (await guest.call.get<ClosedCourse[]>('/api/enrolments/closed')).body;
    expect(later).toMatchObject({ reason: 'seat-withdrawn', lostCertificate: { state: 'revoked' } });
    expect((await items()).some((title) => title.endsWith('your certificate is ready'))).toBe(false);
    await learning.event('store.order.restored', { orderId, userId: owner.id });
    expect((await items())[0]).toBe('Your certificate for “Model Basics” is valid again');
  });

  it('move to what is left of the buyer’s other orders when one is refunded: learners first, the newest invitations end', async () => {
    const people = [learning.person(), learning.person(), learning.person()];
    const emails = people.map(address);
    await inviteAll(emails);
    for (const [at, person] of people.entries()) await accept(person, await tokenFor(emails[at] ?? ''));
    const second = await learning.buy(owner, 3);
    const [early, late] = [address(), address()];
    await invite(early);
    await invite(late);
    const [kept, lost] = [await tokenFor(early), await tokenFor(late)];
    const order = async () => {
      const { read } = learning.service.get(Database);
      return (await read.findBy(PurchaseEntity, { orderId: second })).map(({ id }) => id);
    };
    await learning.refund(owner, orderId);
    // One seat was free, and two invitations give way.
    for (const person of people) expect(await opens(person)).toBe(true);
    expect(await seats()).toMatchObject({ total: 3, free: 0, refundedAt: null });
    expect(new Set((await seats()).former.map(({ invitedEmail }) => invitedEmail))).toEqual(new Set([early, late]));
    expect((await seats()).seats.map(({ status }) => status)).toEqual(['taken', 'taken', 'taken']);
    for (const token of [kept, lost])
      expect((await accept(learning.person(), token)).body.code).toBe('learning.seat.link-refunded');
    for (const person of people) expect((await person.call.get<SiteNotices>('/api/notices')).body.items).toEqual([]);
    const { read } = learning.service.get(Database);
    expect(await read.countBy(SeatEntity, { purchaseId: In(await order()) })).toBe(3);
    const [notice] = (await owner.call.get<SiteNotices>('/api/notices')).body.items;
    for (const shown of [early, late]) expect(notice?.text).toContain(shown);
  });

  it('of invitations move too, the oldest first, and the buyer’s own seat stays', async () => {
    await keepOne();
    const [taken, early, late] = [address(), address(), address()];
    const guest = learning.person();
    await invite(taken);
    await invite(early);
    await accept(guest, await tokenFor(taken));
    await learning.buy(owner, 3);
    await invite(late);
    const tokens = [await tokenFor(early), await tokenFor(late)];
    const { read } = learning.service.get(Database);
    const [first, second] = await read.findBy(PurchaseEntity, { userId: owner.id });
    await read.update(SeatEntity, { purchaseId: In([first?.id, second?.id]) }, { purchaseId: first?.id });
    await learning.refund(owner, first?.orderId ?? '');
    expect([await opens(owner), await opens(guest)]).toEqual([true, true]);
    expect(await seats()).toMatchObject({ total: 3, free: 0, own: true });
    expect((await seats()).seats.map(({ invitedEmail }) => invitedEmail)).toEqual([taken, early]);
    expect((await accept(learning.person(), tokens[1] ?? '')).body.code).toBe('learning.seat.link-refunded');
    expect((await accept(learning.person(), tokens[0] ?? '')).status).toBe(200);
  });
});
