import type {
  CertificateCheck,
  CourseProgress,
  LessonNote,
  Reminders,
  SiteNotices,
  TeamSeats,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { SeatEntity } from '../src/access/purchase.entity.ts';
import { eventually, model, type Person, type Refused, type TestLearning } from './harness/learning.ts';
import { threeSeats } from './harness/seats.ts';

describe.each(databases())('seats and what their learners have reached on %s', (kind) => {
  let learning: TestLearning;
  let owner: Person;
  let orderId: string;
  const { invite, inviteAll, seats, accept, has, opens, tokenFor, erase, address } = threeSeats(kind, (bought) => {
    ({ learning, owner, orderId } = bought);
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

  it('are not given to whom the list calls by an address, which is another person’s', async () => {
    const [first, second] = [address(), address()];
    const names = { [first]: 'carlos.firma.com', [second]: 'Carlos' };
    const { body } = await owner.call.post(`${model}/seats/list`, { emails: [first, second], names });
    expect(body).toMatchObject([{ fault: 'name' }, { fault: null }]);
    expect((await seats()).seats.map(({ invitedEmail }) => invitedEmail)).toEqual([second]);
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
});
