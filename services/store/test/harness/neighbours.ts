import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type EventName, events } from '@arcada/contracts';
import { z } from 'zod';

const eventSchema = z.object({ id: z.uuid(), name: z.enum(Object.keys(events) as [EventName]), payload: z.unknown() });

export interface Neighbours {
  identityUrl: string;
  learningUrl: string;
  /** Courses on sale, by id. */
  courses: Map<string, { id: string; title: string; price: number }>;
  /** Events that learning received, each once, as the contract defines them. */
  heard: { id: string; name: EventName; payload: unknown }[];
  /** Full names of accounts by id; all others are Ana's. */
  names: Record<string, string>;
  /** Accounts that haven't confirmed their addresses. */
  unconfirmed: Set<string>;
  /** Every response is a 503 while this is set. */
  down: boolean;
  /** How often learning was asked for a course. */
  asked: number;
  close(): Promise<void>;
}

/**
 * How identity and learning respond to the store, over real HTTP. The store's side of the contract
 * is under test here.
 */
export async function startNeighbours(): Promise<Neighbours> {
  const courses: Neighbours['courses'] = new Map();
  const heard: Neighbours['heard'] = [];
  /** Refuses what isn't in the contract; a repeated event counts once. */
  const hear = (body: string) => {
    const event = eventSchema.parse(JSON.parse(body));
    const payload: unknown = events[event.name].parse(event.payload);
    const duplicate = heard.some(({ id }) => id === event.id);
    if (!duplicate) heard.push({ ...event, payload });
    return { duplicate };
  };
  const server: Server = createServer(async (request, response) => {
    if (request.url === '/learning/internal/events' && !neighbours.down) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(hear(await text(request))));
      return;
    }
    const [, area, kind, id = ''] =
      (request.url ?? '').split('?')[0]?.match(/^\/(\w+)\/.*?(users|courses)\/([^/]+)$/) ?? [];
    if (kind === 'courses') neighbours.asked += 1;
    const course = courses.get(id);
    const user = area === 'identity' &&
      kind === 'users' && {
        ...userOf(id, neighbours.names[id]),
        emailConfirmed: !neighbours.unconfirmed.has(id),
      };
    const found = user || (area === 'learning' && kind === 'courses' && course);
    const status = neighbours.down ? 503 : found ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 200 ? JSON.stringify(found) : JSON.stringify({ code: 'test.none', status }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const neighbours: Neighbours = {
    identityUrl: `${url}/identity`,
    learningUrl: `${url}/learning`,
    courses,
    heard,
    names: {},
    unconfirmed: new Set(),
    down: false,
    asked: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return neighbours;
}

export const userOf = (id: string, fullName = 'Ana <b>Müller</b>') => ({
  id,
  username: `user-${id.slice(0, 8)}`,
  fullName,
  email: `user-${id.slice(0, 8)}@example.com`,
});
