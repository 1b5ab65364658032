import { randomUUID } from 'node:crypto';
import type { InvitationResults, Seat, TeamSeats } from '@arcada/contracts';
import { Database, emailKey } from '@arcada/service-kit';
import { Not } from 'typeorm';
import { SeatEntity, SeatLetterEntity } from '../../src/access/purchase.entity.ts';
import { eventually, model, type Person, type Refused, TestLearning } from './learning.ts';

interface Bought {
  learning: TestLearning;
  owner: Person;
  orderId: string;
}

/**
 * Before each test a new owner buys three seats, which `onBought` gets. Returns what owners and the people whom the seats
 * are for do with them.
 */
export function threeSeats(kind: Parameters<typeof TestLearning.open>[0], onBought: (bought: Bought) => void) {
  let learning: TestLearning;
  let owner: Person;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  beforeEach(async () => {
    owner = learning.person();
    onBought({ learning, owner, orderId: await learning.buy(owner, 3) });
  });
  afterAll(() => learning?.close());

  let mails = 0;
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
  /** Identity says that the account has another address, or has confirmed its own. */
  const changed = ({ id: userId }: Person) =>
    learning.service
      .from('identity')
      .post('/internal/events', { id: randomUUID(), name: 'identity.address.changed', payload: { userId } });
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
  return {
    invite,
    inviteAll,
    seats,
    keepOne,
    keepNone,
    accept,
    has,
    changed,
    opens,
    tokenFor,
    earlier,
    erase,
    address,
  };
}
