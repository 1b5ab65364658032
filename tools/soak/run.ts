import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { step } from '../progress.ts';
import { compareBooks } from './books/compare.ts';
import { readBooks, readUndelivered, readUnsentEvents } from './books/read-books.ts';
import { type Tally, tally } from './books/tally.ts';
import { endedTally } from './ended-processes.ts';
import { databaseName, FaultMaker } from './fault-maker.ts';
import { Journal } from './journal.ts';
import { calls, linkNames } from './links.ts';
import { type Crowd, refund, shop } from './people.ts';
import type { Catalogue } from './purchase.ts';
import { type Fault, sayFault, scheduleOf } from './schedule.ts';
import { sessionStatus } from './session-status.ts';
import { ship } from './shipper.ts';
import { type DatabaseKind, type SoakedSite, startSoakedSite } from './soaked-site.ts';
import { type Sent, sentTally, upload } from './uploader.ts';
import { type Written, write, writtenTally } from './writers.ts';

export interface SoakResult {
  kind: DatabaseKind;
  faults: number;
  orders: number;
  refunds: number;
  releases: number;
  /** Mails that were delivered again under the same message id. */
  mailsAgain: number;
  statuses: ReadonlyMap<string, number>;
  tallies: Tally[];
  /** Kept when there is a fault. */
  dataDir: string;
}

const shoppers = 8;
const writers = 2;
/** After the last fault: a buyer's 60 s at the waiting page, and a database or breaker that recovers. */
const lastPurchases = 150_000;
/** Rows of a killed process are claimed for another minute, then a lane may pause for up to 5 minutes. */
const lastDeliveries = 8 * 60_000;

async function catalogueOf(url: string): Promise<Catalogue> {
  const items = async (path: string) => {
    const { items } = (await (await fetch(`${url}${path}`)).json()) as { items: { id: string; price: number }[] };
    return items.filter(({ price }) => price > 0).map(({ id }) => id);
  };
  return { products: await items('/api/products?pageSize=100'), courses: await items('/api/courses') };
}

/** Until no delivery is pending any more. What is left then shows in the books. */
async function untilDelivered(site: SoakedSite): Promise<void> {
  for (const until = Date.now() + lastDeliveries; Date.now() < until; await sleep(1000)) {
    const left = [...(await readUndelivered(site)), ...(await readUnsentEvents(site.dataDir))];
    if (left.every((line) => line.includes(': given up'))) return;
  }
}

/** Checks every ended session, and the open ones. */
async function sessionTallies(site: SoakedSite, journal: Journal): Promise<Tally[]> {
  const ask = async (cookies: ReadonlyMap<string, string>, wanted: number) => {
    const found: [string][] = [];
    for (const [name, cookie] of cookies) if ((await sessionStatus(site.url, cookie)) === wanted) found.push([name]);
    return { owed: [...cookies.keys()].map((name) => [name] as const), found };
  };
  return [
    tally({ name: 'acknowledged: sessions that ended', ...(await ask(journal.signedOut, 401)) }),
    tally({ name: 'acknowledged: sessions that go on', ...(await ask(journal.signedIn, 200)) }),
  ];
}

/** People buy while faults happen, then all faults end and the purchases under way are finished. */
async function storm(site: SoakedSite, journal: Journal, seed: number, schedule: Fault[], milliseconds: number) {
  const [closing, over] = [new AbortController(), new AbortController()];
  const crowd: Crowd = {
    site,
    journal,
    catalogue: await catalogueOf(site.url),
    seed,
    closing: closing.signal,
    over: over.signal,
    complaints: [],
  };
  const shipping = ship(crowd);
  const writing = Promise.all(Array.from({ length: writers }, (_, number) => write(crowd, number + 1)));
  const uploading = upload(crowd);
  const shopping = Array.from({ length: shoppers }, (_, number) => shop(crowd, number + 1));
  const people = [refund(crowd), ...shopping, writing, shipping, uploading];
  const log = path.join(site.dataDir, 'faults.log');
  const maker = new FaultMaker(site);
  const faults = maker.run(schedule, (fault) => fs.appendFileSync(log, `${sayFault(fault)}\n`), closing.signal);
  try {
    await Promise.race([sleep(milliseconds), Promise.all([...people, faults]).then(() => sleep(milliseconds))]);
  } finally {
    closing.abort();
    await faults.catch(() => undefined);
  }
  await faults;
  const limit = setTimeout(() => over.abort(), lastPurchases);
  await Promise.all(people);
  clearTimeout(limit);
  return { releases: await shipping, written: await writing, sent: await uploading };
}

/** One run on one kind of database. */
export async function soak(kind: DatabaseKind, seed: number, milliseconds: number): Promise<SoakResult> {
  const processes = ['gateway', ...Object.keys(calls).filter((name) => name !== 'gateway')];
  const targets = {
    processes: kind === 'mariadb' ? [...processes, databaseName] : processes,
    links: linkNames(kind === 'mariadb'),
  };
  const schedule = scheduleOf(seed, milliseconds, targets);
  const journal = new Journal();
  const site = await step(`Starting a site on ${kind}`, () => startSoakedSite(kind));
  console.log(`  data: ${site.dataDir}`);
  let releases = 0;
  let written: Written[] = [];
  let sent: Sent = { all: [], refused: [] };
  const tallies: Tally[] = [];
  try {
    ({ releases, written, sent } = await step(
      `${schedule.length} faults under ${shoppers} buyers, ${writers} writers and a producer`,
      () => storm(site, journal, seed, schedule, milliseconds),
    ));
    await step('Waiting until everything is delivered', () => untilDelivered(site));
    tallies.push(...(await sessionTallies(site, journal)), await writtenTally(written), sentTally(sent));
  } finally {
    await site.stop();
  }
  const books = await step('Comparing the books', () => readBooks(site));
  const seen = journal.wrong.map((line): [string] => [line]);
  tallies.push(endedTally(site.dataDir), tally({ name: 'seen while it went on', owed: [], found: seen }));
  tallies.unshift(...compareBooks(books, journal));
  const isGood = tallies.every(({ lost, double, wrong }) => lost.length + double.length + wrong.length === 0);
  if (isGood) await site.remove();
  else await site.database?.stop();
  return {
    kind,
    faults: schedule.length,
    orders: books.orders.length,
    refunds: books.refunds.length,
    releases,
    mailsAgain: site.mails.again(),
    statuses: journal.statuses,
    tallies,
    dataDir: site.dataDir,
  };
}
