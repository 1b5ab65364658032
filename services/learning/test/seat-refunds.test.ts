import type {
  CertificateCheck,
  ClosedCourse,
  CourseProgress,
  Enrolment,
  FormerTeam,
  RefundEffect,
  SiteNotices,
  Team,
  TeamSeats,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { In } from 'typeorm';
import { PurchaseEntity, SeatEntity } from '../src/access/purchase.entity.ts';
import { eventually, model, type Person, type Refused, type TestLearning } from './harness/learning.ts';
import { threeSeats } from './harness/seats.ts';

describe.each(databases())('seats that are refunded or disputed on %s', (kind) => {
  let learning: TestLearning;
  let owner: Person;
  let orderId: string;
  const { invite, inviteAll, seats, keepOne, keepNone, accept, opens, tokenFor, address } = threeSeats(
    kind,
    (bought) => {
      ({ learning, owner, orderId } = bought);
    },
  );

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
