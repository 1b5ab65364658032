import type { OfferedSeat, Seat, SiteNotices } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { eventually, model, type Person, type TestLearning } from './harness/learning.ts';
import { threeSeats } from './harness/seats.ts';

describe.each(databases())('notices of invitations to seats on %s', (kind) => {
  let learning: TestLearning;
  let owner: Person;
  let orderId: string;
  const { invite, accept, has, changed, tokenFor, earlier, erase, address } = threeSeats(kind, (bought) => {
    ({ learning, owner, orderId } = bought);
  });

  const of = async (person: Person, language = 'en') =>
    (await person.call.get<SiteNotices>(`/api/notices?lang=${language}`)).body;
  const titles = async (person: Person) => (await of(person)).items.map(({ title }) => title);
  const waiting = (person: Person) => eventually(async () => (await of(person)).items.find(isInvitation));
  const isInvitation = ({ path }: { path: string }) => path.includes('/invitation?');
  const isGone = async (person: Person) => !(await of(person)).items.some(isInvitation);
  /** Invited by the address that the account has confirmed. */
  async function invited(by = owner) {
    const email = address();
    const person = has(learning.person(), email);
    const { body: seat } = await invite(email, by);
    return { email, person, seat, notice: await waiting(person) };
  }
  /** Once a later invitation's notice is there, those due before have run. */
  const settled = async () => {
    const another = learning.person();
    await learning.buy(another, 2);
    await invited(another);
  };

  it('are given to the account that has confirmed the address, in its language and without a mail', async () => {
    const { person, seat, notice, email } = await invited();
    expect(notice).toMatchObject({
      kind: 'seat',
      title: 'Ana Müller invites you to “Model Basics”',
      text: 'The seat has been paid for and costs you nothing. Accept it to begin.',
      path: `/courses/model-basics/invitation?offer=${seat.id}`,
      read: false,
    });
    const said = async (language: string) => (await of(person, language)).items[0]?.title;
    expect([await said('pt-BR'), await said('es')]).toEqual([
      'Ana Müller convida você para o curso “Model Basics (pt)”',
      'Ana Müller te invita al curso «Model Basics (es)»',
    ]);
    await tokenFor(email);
    await settled();
    expect((await learning.mails()).filter((mail) => mail.includes(email))).toHaveLength(1);
    // Where it leads to, the seat can be accepted.
    const [offered] = (await person.call.get<OfferedSeat[]>('/api/seats/offered')).body;
    expect((await person.call.post('/api/seats/accept', { seatId: offered?.seatId })).status).toBe(200);
    expect(await isGone(person)).toBe(true);
  });

  it('name nobody whom a mail may not name', async () => {
    learning.neighbours.unconfirmed = [owner.id];
    expect((await invited()).notice.title).toBe('You are invited to “Model Basics”');
    learning.neighbours.unconfirmed = [];
  });

  it('aren’t waited for by the buyer, who would learn from it whether there is an account', async () => {
    const email = address();
    const person = has(learning.person(), email);
    let answer = () => {};
    learning.neighbours.addressesWait = new Promise((resolve) => {
      answer = resolve;
    });
    const { status, body } = await invite(email);
    expect(status).toBe(201);
    // Taken back before identity answers, it is no news.
    const late = address();
    const other = has(learning.person(), late);
    const { body: kept } = await invite(late);
    await owner.call.delete(`${model}/seats/${body.id}`);
    expect([await titles(person), await titles(other)]).toEqual([[], []]);
    answer();
    learning.neighbours.addressesWait = undefined;
    expect((await waiting(other)).path).toContain(kept.id);
    await settled();
    expect(await titles(person)).toEqual([]);
  });

  it('aren’t given to who has the course, hasn’t confirmed the address, or wants none', async () => {
    const emails = [address(), address(), address()] as const;
    const [enrolled, stranger, silent] = [
      has(learning.person(), emails[0]),
      has(learning.person(), emails[1]),
      has(learning.person(), emails[2]),
    ];
    await learning.buy(enrolled);
    learning.neighbours.unconfirmed = [stranger.id];
    await silent.call.put('/api/notices/choices', [{ kind: 'seat', bell: false, mail: true }]);
    for (const email of emails) await invite(email);
    await settled();
    for (const person of [enrolled, stranger, silent]) expect(await titles(person)).toEqual([]);
    learning.neighbours.unconfirmed = [];
  });

  it('are one for each invitation, and news again when it is sent again', async () => {
    const { person, seat, notice } = await invited();
    const again = () => owner.call.post<Seat>(`${model}/seats/${seat.id}/letter`, {});
    await person.call.post('/api/notices/read', { ids: [notice.id] });
    expect((await of(person)).unread).toBe(0);
    for (let time = 0; time < 2; time++) {
      await earlier(11);
      expect((await again()).status).toBe(200);
      await eventually(async () => ((await of(person)).unread === 1 ? true : undefined));
    }
    await settled();
    expect((await of(person)).items).toMatchObject([{ id: notice.id, read: false }]);
  });

  it('go with the invitation: accepted, by whomever, taken back, refunded, or with the buyer’s account', async () => {
    const passedOn = await invited();
    await accept(learning.person(), await tokenFor(passedOn.email));
    expect(await isGone(passedOn.person)).toBe(true);
    const withdrawn = await invited();
    await owner.call.delete(`${model}/seats/${withdrawn.seat.id}`);
    expect(await isGone(withdrawn.person)).toBe(true);
    const refunded = await invited();
    await learning.refund(owner, orderId);
    expect(await isGone(refunded.person)).toBe(true);
    const buyer = learning.person();
    await learning.buy(buyer, 2);
    const erased = await invited(buyer);
    await erase(buyer);
    expect(await isGone(erased.person)).toBe(true);
  });

  it('go with the invited address when the account has another, and come with the one that it has', async () => {
    const { email, person, seat } = await invited();
    const other = address();
    const { body: waits } = await invite(other);
    await settled();
    has(person, other.toUpperCase());
    await changed(person);
    const leadsTo = async (seatId: string) =>
      (await of(person)).items.every(({ path }) => path.includes(seatId)) ? waiting(person) : undefined;
    expect((await eventually(() => leadsTo(waits.id))).path).toContain(waits.id);
    // Other notices of seats stay; whoever confirms the former address has its invitation.
    await learning.buy(person, 2);
    const guest = await invited(person);
    await accept(guest.person, await tokenFor(guest.email));
    const heir = has(learning.person(), email);
    await changed(heir);
    expect((await waiting(heir)).path).toContain(seat.id);
    has(person, address());
    await changed(person);
    await eventually(async () => (await isGone(person)) || undefined);
    expect(await titles(person)).toEqual([expect.stringContaining('has accepted a seat')]);
  });

  it('come back as read as they were with an address that the account has again', async () => {
    const [read, unread] = [await invited(), await invited()];
    await read.person.call.post('/api/notices/read', { ids: [read.notice.id] });
    for (const { person } of [read, unread]) {
      has(person, address());
      await changed(person);
      await eventually(async () => (await isGone(person)) || undefined);
      expect(await of(person)).toEqual({ unread: 0, items: [] });
    }
    for (const { person, email, notice } of [read, unread]) {
      has(person, email);
      await changed(person);
      expect((await waiting(person)).id).toBe(notice.id);
    }
    expect([(await of(read.person)).unread, (await of(unread.person)).unread]).toEqual([0, 1]);
    // Whatever ends it meanwhile, ends it.
    has(read.person, address());
    await changed(read.person);
    await eventually(async () => (await isGone(read.person)) || undefined);
    await owner.call.delete(`${model}/seats/${read.seat.id}`);
    has(read.person, read.email);
    await changed(read.person);
    await settled();
    expect(await titles(read.person)).toEqual([]);
  });

  it('come once the address is confirmed, by an account from before the invitation or after it, and once', async () => {
    const email = address();
    const person = has(learning.person(), email);
    learning.neighbours.unconfirmed = [person.id];
    await invite(email);
    await changed(person);
    await settled();
    expect(await titles(person)).toEqual([]);
    learning.neighbours.unconfirmed = [];
    await changed(person);
    const { id } = await waiting(person);
    await person.call.post('/api/notices/read', { ids: [id] });
    // What it has got already is no news when it is confirmed once more.
    await changed(person);
    await settled();
    expect((await of(person)).items).toMatchObject([{ id, read: true }]);
  });

  it('go while the payment is disputed, and come again with it or with another purchase', async () => {
    const { person } = await invited();
    await learning.dispute(owner, orderId);
    expect(await isGone(person)).toBe(true);
    await learning.event('store.order.restored', { orderId, userId: owner.id });
    await waiting(person);
    await learning.dispute(owner, orderId);
    expect(await isGone(person)).toBe(true);
    await learning.buy(owner, 2);
    await learning.refund(owner, orderId);
    await waiting(person);
  });

  it('go where an accepted seat of a refunded order takes the place of an invitation', async () => {
    const [kept, dropped] = [await invited(), await invited()];
    const bought = await learning.buy(owner, 1);
    const guests = [await invited(), await invited()];
    for (const guest of guests) await accept(guest.person, await tokenFor(guest.email));
    await learning.refund(owner, bought);
    expect([await isGone(kept.person), await isGone(dropped.person)]).toEqual([false, true]);
    // The same once a dispute is lost.
    const disputed = await learning.buy(owner, 1);
    const last = await invited();
    await accept(last.person, await tokenFor(last.email));
    await learning.dispute(owner, disputed);
    expect(await isGone(kept.person)).toBe(false);
    await learning.refund(owner, disputed);
    expect(await isGone(kept.person)).toBe(true);
  });
});
