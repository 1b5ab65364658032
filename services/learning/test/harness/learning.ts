import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AdminCourse, EventName, EventPayload, HandedInCourse, Role } from '@arcada/contracts';
import { AuditEntryEntity, Database, type DatabaseKind, emailKey, mailedName } from '@arcada/service-kit';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { keptMails, wholeMail } from '../../../../tools/test/read-mail.ts';
import { Catalogue } from '../../src/catalogue/catalogue.ts';
import { learningDefinition } from '../../src/definition.ts';
import { toRows } from '../../src/seed/course-rows.ts';
import { writeCourse } from '../../src/seed/seed-learning.ts';
import { testCourses, writeContent } from './courses.ts';

export interface Refused {
  code: string;
  message: string;
}
export type Person = { id: string; call: TestCaller };
export const model = '/api/courses/model-basics';

const certificateKey = () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return Buffer.from(JSON.stringify(key)).toString('base64url');
};

/**
 * The service with two courses, an identity service that knows everyone and can be taken down, and a
 * store where one person has an order that waits for its payment.
 */
export class TestLearning {
  private constructor(
    readonly service: TestService,
    private readonly identity: Server,
    /** The one that identity knows. */
    readonly admin: Person,
    readonly neighbours: {
      identityIsDown: boolean;
      storeIsDown?: boolean;
      identityWaits?: Promise<void> | undefined;
      /** Of the question who has an address. */
      addressesWait?: Promise<void> | undefined;
      unpaid?: string | undefined;
      /** Full names of accounts by id; all others are Ana's. */
      names?: Record<string, string>;
      /** Usernames of accounts by id; of all others it is made from the id. */
      usernames?: Record<string, string>;
      /** Accounts without a full name. */
      nameless?: string[];
      /** The one address that an account has. */
      known?: string;
      /** Addresses of accounts by id; of all others it is Ana's. */
      addresses?: Record<string, string>;
      /** Accounts that haven't confirmed their address. */
      unconfirmed?: string[];
      /** Confirmed addresses of accounts by id; no other has one. */
      confirmed?: Record<string, string>;
    },
  ) {}

  static async open(kind: DatabaseKind): Promise<TestLearning> {
    const neighbours: TestLearning['neighbours'] = { identityIsDown: false };
    const admin = buildUser({ role: 'admin' });
    const usernameOf = (id: string) => neighbours.usernames?.[id] ?? `user-${id.slice(0, 8)}`;
    const mailNameOf = (id: string) =>
      neighbours.unconfirmed?.includes(id) ? null : (mailedName(neighbours.names?.[id] ?? 'Ana Müller') ?? null);
    const holderOf = async (key: string) => {
      await neighbours.addressesWait;
      const has = ([id, address]: [string, string]) =>
        emailKey(address) === key && !neighbours.unconfirmed?.includes(id);
      const userId = Object.entries(neighbours.addresses ?? {}).find(has)?.[0] ?? null;
      return { known: userId !== null || key === emailKey(neighbours.known ?? ''), userId };
    };
    const identity = createServer(async (request, response) => {
      const buyer = /^\/internal\/buyers\/([^/]+)/.exec(request.url ?? '')?.[1];
      if (buyer) return response.end(JSON.stringify({ waiting: buyer === neighbours.unpaid }));
      const numbered = request.url?.match(/^\/internal\/orders\/numbers\?ids=(.+)/)?.[1]?.split(',');
      if (numbered && neighbours.storeIsDown) {
        response.writeHead(503);
        return response.end();
      }
      if (numbered)
        return response.end(
          JSON.stringify(numbered.map((id, at) => ({ id, number: `A-${String(at).padStart(6, '0')}` }))),
        );
      const named = request.url?.match(/^\/internal\/users\?ids=(.+)/)?.[1]?.split(',');
      if (named && !neighbours.identityIsDown)
        return response.end(
          JSON.stringify(
            named.map((id) => ({
              id,
              username: usernameOf(id),
              fullName: neighbours.names?.[id] ?? 'Ana Müller',
              mailName: mailNameOf(id),
              confirmedEmail: neighbours.confirmed?.[id] ?? null,
            })),
          ),
        );
      if (request.url?.startsWith('/internal/addresses/') && !neighbours.identityIsDown)
        return response.end(JSON.stringify(await holderOf(request.url.slice('/internal/addresses/'.length))));
      if (request.url === '/internal/admins') return response.end(JSON.stringify([{ id: admin.id }]));
      await neighbours.identityWaits;
      const id = request.url?.split('/').at(-1) ?? '';
      response.writeHead(neighbours.identityIsDown ? 503 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          username: usernameOf(id),
          fullName: neighbours.nameless?.includes(id) ? null : (neighbours.names?.[id] ?? 'Ana Müller'),
          email: neighbours.addresses?.[id] ?? 'ana@example.com',
          mailName: mailNameOf(id),
          emailConfirmed: !neighbours.unconfirmed?.includes(id),
          language: 'pt-BR',
        }),
      );
    });
    identity.listen(0, '127.0.0.1');
    await once(identity, 'listening');
    const neighbour = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`;
    const service = await startService(learningDefinition, {
      kind,
      env: {
        IDENTITY_URL: neighbour,
        STORE_URL: neighbour,
        LEARNING_CERTIFICATE_KEY: certificateKey(),
        LEARNING_UPLOAD_QUOTA_MB: '1',
        LEARNING_DRAFT_FILES: '12',
      },
    });
    const folderOf = await writeContent(service.dataDir);
    for (const seed of testCourses) {
      const rows = await toRows(seed, folderOf);
      await service.get(Database).transaction((manager) => writeCourse(manager, rows));
    }
    await service.get(Catalogue).refresh();
    return new TestLearning(service, identity, { id: admin.id, call: service.as(admin) }, neighbours);
  }

  async close(): Promise<void> {
    await this.service.stop();
    this.identity.closeAllConnections();
    this.identity.close();
  }

  get visitor(): TestCaller {
    return this.service.anonymous;
  }

  person(role: Role = 'customer'): Person {
    const user = buildUser({ role });
    return { id: user.id, call: this.service.as(user) };
  }

  /** Sends an event about an order as the store does; `name` says what happened. */
  event(name: Extract<EventName, `store.order.${string}`>, payload: object, id = randomUUID()) {
    return this.service.from('store').post('/internal/events', { id, name, payload });
  }

  async buy(person: Person, seats = 1, courseId = 'model-basics'): Promise<string> {
    const order = this.order(person, seats, courseId);
    await this.event('store.order.fulfilled', order);
    return order.orderId;
  }

  order(person: Person, quantity = 1, refId = 'model-basics'): EventPayload<'store.order.fulfilled'> {
    const line = { lineId: randomUUID(), type: 'course' as const, refId, quantity, unitCents: 9900 };
    return { orderId: randomUUID(), userId: person.id, items: [line] };
  }

  refund(person: Person, orderId: string) {
    return this.event('store.order.refunded', { orderId, userId: person.id });
  }

  dispute(person: Person, orderId: string) {
    return this.event('store.order.refunded', { orderId, userId: person.id, reason: 'dispute' });
  }

  /** Completes everything in the course except one lesson. */
  async complete(person: Person, except?: string): Promise<void> {
    const put = (lesson: string, body: object) => person.call.put(`${model}/lessons/${lesson}/progress`, body);
    const steps: Record<string, () => Promise<unknown>> = {
      welcome: () => put('welcome', { positionSeconds: 95, played: [[0, 95]] }),
      grids: () => put('grids', { positionSeconds: 0, completed: true }),
      reading: () => put('reading', { positionSeconds: 0, completed: true }),
      check: () => person.call.post(`${model}/lessons/check/quiz`, { answers: { one: ['a'], two: ['a', 'b'] } }),
      naming: () => person.call.post(`${model}/lessons/naming/exercise`, { names: { plan: ' arc-01 ' } }),
      faults: () => person.call.post(`${model}/lessons/faults/exercise`, { rows: ['r1'] }),
      states: () => person.call.post(`${model}/lessons/states/exercise`, { order: ['wip', 'shared', 'published'] }),
    };
    for (const [lesson, step] of Object.entries(steps)) if (lesson !== except) await step();
  }

  /** The mails written so far. */
  async mails(): Promise<string[]> {
    return (await keptMails(this.service.dataDir)).map(wholeMail);
  }

  /** If-Match with the version of a course as an admin sees it now. */
  async seen(courseId: string): Promise<{ 'if-match': string }> {
    const { body } = await this.person('admin').call.get<HandedInCourse>(`/api/admin/courses/${courseId}/handed-in`);
    return { 'if-match': `"${body.version}"` };
  }

  async publish(courseId: string) {
    const headers = await this.seen(courseId);
    return this.person('admin').call.post<AdminCourse & Refused>(`/api/admin/courses/${courseId}/publish`, {}, headers);
  }

  async sendBack(courseId: string, note: string) {
    const headers = await this.seen(courseId);
    const { call } = this.person('admin');
    return call.post<AdminCourse & Refused>(`/api/admin/courses/${courseId}/send-back`, { note }, headers);
  }

  /** What the audit trail holds about a subject, in order. */
  trail(subjectId: string) {
    return this.service.get(Database).read.find(AuditEntryEntity, { where: { subjectId }, order: { number: 'ASC' } });
  }
}

/** Waits for something that must become true; the test's own time-out ends the wait otherwise. */
export async function eventually<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await pause(20);
  }
}
