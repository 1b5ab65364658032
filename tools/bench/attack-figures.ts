import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Course, Lesson, PageOf, ProductSummary } from '@arcada/contracts';
import { startSite } from '../test/site.ts';
import { attacks, type Outcome, type Target } from './attacks.ts';
import type { Figure } from './report.ts';
import { type Visit, visit } from './visitors.ts';

const seconds = 10;
/** Quiet and attacked rounds alternate, because a machine's load changes from minute to minute. */
const rounds = 2;
const limit = 3;

const percentile = (visits: Visit[], share: number) => {
  const times = visits.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return times[Math.ceil(times.length * share) - 1] ?? 0;
};
const byKind = (visits: Visit[]) =>
  [...new Set(visits.map(({ kind }) => kind))]
    .map(
      (kind) =>
        `${kind} ${Math.round(
          percentile(
            visits.filter((one) => one.kind === kind),
            0.95,
          ),
        )}`,
    )
    .join(', ');
const failed = (visits: Visit[]) => visits.filter(({ ok }) => !ok).length;

/** Enough that a page is hardly ever requested twice. */
async function productIdsOf(site: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= 30; page += 1) {
    const list = await (await fetch(`${site}/api/products?pageSize=100&page=${page}`)).json();
    ids.push(...(list as PageOf<ProductSummary>).items.map(({ id }) => id));
  }
  return ids;
}

/** Address of a video that everyone may watch. */
async function clipOf(site: string): Promise<string> {
  const read = async <T>(path: string) => (await (await fetch(site + path)).json()) as T;
  const { items } = await read<PageOf<{ id: string }>>('/api/courses');
  for (const { id } of items) {
    const { syllabus } = await read<Course>(`/api/courses/${id}`);
    const open = syllabus.flatMap(({ lessons }) => lessons).find(({ preview, kind }) => preview && kind === 'video');
    const lesson = open && (await read<Lesson>(`/api/courses/${id}/lessons/${open.id}`));
    if (lesson?.video) return lesson.video.src;
  }
  throw new Error('No course has a film that everybody may watch');
}

async function during<T>(attack: string, target: Target, work: () => Promise<T>): Promise<[T, Outcome]> {
  const child = fork(path.join(import.meta.dirname, 'attacker.ts'));
  try {
    // Its CPU use is nothing that a visitor would notice in production.
    if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    child.send({ attack, target });
    await sleep(1000);
    const result = await work();
    child.send('outcome');
    const [outcome] = (await once(child, 'message')) as [Outcome];
    return [result, outcome];
  } finally {
    child.kill();
  }
}

function figureOf(attack: string, quiet: Visit[], attacked: Visit[], outcomes: Outcome[]): Figure {
  const [before, under] = [percentile(quiet, 0.99), percentile(attacked, 0.99)];
  return {
    name: `${attack}: p99 of others, ratio to quiet`,
    value: (under / before).toFixed(2),
    target: `< ${limit}`,
    met: under / before < limit && failed(attacked) === 0,
    note:
      `p99 ${before.toFixed(0)} → ${under.toFixed(0)} ms, ${failed(quiet)} and ${failed(attacked)} failed; ` +
      `p95 ${byKind(quiet)} → ${byKind(attacked)}; attacker got ${outcomes.map((one) => JSON.stringify(one)).join(' ')}`,
  };
}

/**
 * The cost of an attack from one address for visitors from others, on a site with the limits of
 * production.
 */
export async function attackFigures(): Promise<Figure[]> {
  const site = await startSite({ SEED_PRODUCTS: '10000', LOG_LEVEL: 'error' });
  try {
    const visited = { port: Number(new URL(site.url).port), productIds: await productIdsOf(site.url) };
    const target = { port: visited.port, productId: visited.productIds[0] ?? '', clip: await clipOf(site.url) };
    await visit(visited, seconds);
    const figures: Figure[] = [];
    for (const [number, attack] of Object.keys(attacks).entries()) {
      const quiet: Visit[] = [];
      const attacked: Visit[] = [];
      const outcomes: Outcome[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const from = `127.0.2.${number * rounds + round + 1}`;
        quiet.push(...(await visit(visited, seconds)));
        const [visits, outcome] = await during(attack, { ...target, from }, () => visit(visited, seconds));
        attacked.push(...visits);
        outcomes.push(outcome);
        await sleep(1000);
      }
      figures.push(figureOf(attack, quiet, attacked, outcomes));
    }
    return figures;
  } finally {
    await site.stop();
  }
}
