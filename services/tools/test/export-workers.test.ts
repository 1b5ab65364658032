import { readdirSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { jest } from '@jest/globals';
import { toolsDefinition } from '../src/definition.ts';
import { Jobs, mostRunning } from '../src/exports/workers/jobs.service.ts';
import { create, path } from './harness/documents.ts';
import { manyTopics } from './harness/rich-documents.ts';

/** Looks again until it is so; only a failing test waits long. */
async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !isSo(); await new Promise((resolve) => setTimeout(resolve, 5))) {
    if (Date.now() > end) throw new Error('It has not come to it');
  }
}

/** The nice value of each thread of this process (proc_pid_stat(5), field 19). */
const niceness = () =>
  new Map(
    readdirSync('/proc/self/task').flatMap((thread) => {
      try {
        const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
        return [[Number(thread), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])] as const];
      } catch {
        // It has ended.
        return [];
      }
    }),
  );

/** Jobs by how they ended. */
async function outcomes({ url }: TestService): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const found = metrics.matchAll(/^tools_file_jobs_total\{outcome="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, how = '', count]) => [how, Number(count)]));
}

describe('workers of exports', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { env: { TOOLS_FILE_SECONDS: '110' } });
  });
  afterAll(() => service.stop());
  const running = () => service.get(Jobs).running;
  const user = buildUser();
  const addressOf = async (owner = service.as(user), topics = 150, format = 'pdf') =>
    `${path}/${(await create(owner, manyTopics(topics))).id}/export?format=${format}`;

  it('make one file of an account at a time while others read, who are not held up', async () => {
    const owner = service.as(user);
    const address = await addressOf(owner, 5, 'ids');
    const order: string[] = [];
    const exported = [1, 2].map(async () => {
      expect((await owner.get(address)).status).toBe(200);
      order.push('file');
    });
    await until(() => service.get(Jobs).open === 2 && running() === 1);
    expect((await owner.get(path)).status).toBe(200);
    order.push('read');
    await Promise.all(exported);
    expect(order).toEqual(['read', 'file', 'file']);
    await until(() => running() === 0);
  });

  it('have a lower priority than the thread that serves requests', async () => {
    const before = niceness();
    const leaving = new AbortController();
    const left = service.as(user).send('GET', await addressOf(), undefined, {}, leaving.signal);
    left.catch(() => {});
    await until(() => [...niceness()].some(([thread, nice]) => !before.has(thread) && nice >= 5));
    expect(niceness().get(process.pid)).toBe(before.get(process.pid));
    leaving.abort();
    await until(() => running() === 0);
  });

  it('end with the download that they work for', async () => {
    const address = await addressOf();
    const before = await outcomes(service);
    const leaving = new AbortController();
    const left = service.as(user).send('GET', address, undefined, {}, leaving.signal);
    left.catch(() => {});
    await until(() => running() === 1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    await until(() => running() === 0);
    expect(await outcomes(service)).toEqual({ ...before, gone: (before.gone ?? 0) + 1 });
  });

  it('refuse more than a few at once of one account, and of all when the queue is full', async () => {
    const leaving = new AbortController();
    const open: Promise<unknown>[] = [];
    const ask = async (topics = 5) => {
      const owner = service.as(buildUser());
      const address = await addressOf(owner, topics);
      for (let count = 0; count < 4; count++)
        open.push(owner.send('GET', address, undefined, {}, leaving.signal).catch(() => {}));
      return { owner, address };
    };
    const waiting = () => service.get(Jobs).open;
    // Those that run outlast the test; all others only wait.
    const { owner, address } = await ask(300);
    await until(() => waiting() === 4);
    const more = await owner.get(address);
    expect([more.status, more.body.code]).toEqual([429, 'tools.export.too-many']);
    for (let account = 0; account < 4; account++) await ask(account === 0 ? 300 : 5);
    await until(() => waiting() >= mostRunning + 16);
    const other = service.as(buildUser());
    const full = await other.get(await addressOf(other, 5));
    expect([full.status, full.body.code, full.headers.get('retry-after')]).toEqual([503, 'tools.export.busy', '5']);
    leaving.abort();
    await Promise.all(open);
    await until(() => waiting() === 0 && running() === 0);
  });

  it('finish a file whose first part was late', async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask', 'setInterval', 'performance'],
    });
    try {
      const { signal } = new AbortController();
      const starting = service
        .get(Jobs)
        .run({ kind: 'file', format: 'pdf', issued: true, document: manyTopics(300) }, 'owner', signal);
      jest.advanceTimersByTime(100_000);
      const file = await starting;
      jest.advanceTimersByTime(100_000);
      expect((await buffer(file as Readable)).subarray(-6).toString().trim()).toBe('%%EOF');
    } finally {
      jest.useRealTimers();
    }
    await until(() => running() === 0);
  });

  it('end after half of the time when an account waits without a place', async () => {
    const before = await outcomes(service);
    const leaving = new AbortController();
    const accounts = [1, 2, 3].map(() => service.as(buildUser()));
    const long = await Promise.all(accounts.slice(0, 2).map((owner) => addressOf(owner, 300)));
    const short = await addressOf(accounts[2], 5, 'ids');
    const realTimeout = setTimeout;
    const shares: (() => void)[] = [];
    const timers = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((run: () => void, wait?: number) =>
        wait === 55_000 ? shares.push(run) : realTimeout(run, wait)) as typeof setTimeout);
    try {
      // One after the other: `shares` has them in the order in which they started.
      const made: Promise<{ status: number; body: { code?: string } }>[] = [];
      for (const [at, address] of long.entries()) {
        const file = accounts[at]?.get(address);
        if (file) made.push(file);
        await until(() => shares.length === at + 1);
      }
      shares[0]?.();
      // Nobody waits: the owner's own next file is no reason.
      const own = accounts[0]?.send('GET', long[0] ?? '', undefined, {}, leaving.signal).catch(() => {});
      await until(() => service.get(Jobs).open === 3);
      expect(running()).toBe(2);
      const waited = await accounts[2]?.get(short);
      expect(waited?.status).toBe(200);
      const stopped = await made[0];
      expect([stopped?.status, stopped?.body.code]).toEqual([503, 'tools.export.slow']);
      leaving.abort();
      await own;
      expect((await made[1])?.status).toBe(200);
    } finally {
      timers.mockRestore();
    }
    await until(() => service.get(Jobs).open === 0);
    const { slow = 0 } = before;
    expect((await outcomes(service)).slow).toBe(slow + 1);
  });

  it('end when the service stops', async () => {
    const left = service.as(user).get(await addressOf());
    left.catch(() => {});
    await until(() => running() === 1);
    const jobs = service.get(Jobs);
    await service.restart();
    expect(jobs.running).toBe(0);
    await left.catch(() => {});
  });
});

it('ends a worker when its time is over, with 503 and when to try again', async () => {
  const service = await startService(toolsDefinition, { env: { TOOLS_FILE_SECONDS: '0.05' } });
  try {
    const owner = service.as(buildUser());
    const { id } = await create(owner, manyTopics(200));
    const late = await owner.get(`${path}/${id}/export?format=pdf`);
    expect([late.status, late.body.code, late.headers.get('retry-after')]).toEqual([503, 'tools.export.late', '5']);
    await until(() => service.get(Jobs).running === 0);
    expect(await outcomes(service)).toEqual({ late: 1 });
  } finally {
    await service.stop();
  }
});
