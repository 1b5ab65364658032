import type { CertificateCheck, CourseProgress, Enrolment, Seat } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { PurchaseEntity, SeatEntity, SeatLetterEntity } from '../src/access/purchase.entity.ts';
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
  const seats = async () =>
    (await owner.call.get<{ total: number; free: number; seats: Seat[] }>(`${model}/seats`)).body;
  const accept = (person: Person, token: string) =>
    person.call.post<{ courseId: string } & Refused>('/api/seats/accept', { token });
  const opens = async (person: Person) => (await person.call.get(`${model}/lessons/grids`)).status === 200;
  /** The token in the mail to this address. */
  const tokenFor = (email: string) =>
    eventually(async () => {
      const mail = (await learning.mails()).find((text) => text.toLowerCase().includes(`to: ${email}`));
      return mail?.match(/seat=([\w-]{43})/)?.[1];
    });
  const address = () => `guest-${++mails}@example.com`;

  it('are as many as were bought, including the buyer’s own', async () => {
    expect(await seats()).toEqual({ total: 3, free: 2, seats: [] });
    const email = address();
    expect(await invite(email.toUpperCase())).toMatchObject({ status: 201, body: { email, status: 'invited' } });
    expect(await seats()).toMatchObject({ total: 3, free: 1, seats: [{ email }] });
    expect((await invite(email)).body.code).toBe('learning.seat.invited-already');
    expect((await invite('nobody')).status).toBe(400);
  });

  it('can’t be given to their buyer, who has one', async () => {
    const own = await owner.call.post<Refused>(`${model}/seats?lang=es`, { email: 'Ana@Example.com' });
    expect([own.status, own.body.code]).toEqual([400, 'learning.seat.own']);
    expect(own.body.message).toMatch(/^Ya tienes una plaza/);
    expect(await seats()).toMatchObject({ free: 2, seats: [] });
    // When an address can't be checked just now, the invitation still goes out.
    learning.neighbours.identityIsDown = true;
    expect((await invite(address())).status).toBe(201);
    learning.neighbours.identityIsDown = false;
  });

  it('are never given twice: of ten invitations at once two get a seat', async () => {
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
    expect(await seats()).toMatchObject({ free: 1 });
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
    expect(await seats()).toMatchObject({ seats: [{ email, status: 'taken' }] });
    // The response may be lost on its way, so a repeated request still returns the seat.
    expect(await accept(guest, token)).toMatchObject({ status: 200, body: { courseId: 'model-basics' } });
  });

  it('can be taken back, before and after they were accepted', async () => {
    const [waiting, taken] = [address(), address()];
    const guest = learning.person();
    const first = await invite(waiting);
    const second = await invite(taken);
    await accept(guest, await tokenFor(taken));
    for (const { body } of [first, second])
      expect((await owner.call.delete(`${model}/seats/${body.id}`)).status).toBe(204);
    expect(await seats()).toEqual({ total: 3, free: 2, seats: [] });
    expect(await opens(guest)).toBe(false);
    expect((await accept(learning.person(), await tokenFor(waiting))).status).toBe(410);
  });

  it('give the buyer the course and its certificate back when one is taken back after a refund of another order', async () => {
    const other = await learning.buy(owner);
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
    expect(await read.countBy(SeatLetterEntity, { purchaseId: id })).toBe(1);
  });

  it('close with the refund, including the certificate of an invited learner', async () => {
    const [taken, waiting] = [address(), address()];
    const guest = learning.person();
    await invite(taken);
    await invite(waiting);
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
    expect((await owner.call.get(`${model}/seats`)).status).toBe(403);
  });
});
