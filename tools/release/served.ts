import { setTimeout as pause } from 'node:timers/promises';
import type { Composition } from '@arcada/contracts';
import type { RegistryClient, ReleaseHealth } from './registry-client.ts';

export interface ServedQuestion {
  client: RegistryClient;
  /** Where visitors reach the site. */
  siteUrl: string;
  remote: string;
  version: string;
  /** The version's health before it was made live: only a later report can be bad news. */
  healthBefore: ReleaseHealth | null;
  milliseconds?: number;
}

/** A page server that renders every page of a new version takes some seconds on a busy machine. */
const usualWait = 20_000;
const askEvery = 300;
const oneResponse = 5000;

/** `final`: waiting longer won't help. */
interface Look {
  faults: string[];
  final: boolean;
}
const waiting = (...faults: string[]): Look => ({ faults, final: false });

/**
 * Waits until the site serves a live version healthily. Returns the faults otherwise; empty when
 * there are none.
 */
export async function faultsOfServed(question: ServedQuestion): Promise<string[]> {
  const until = performance.now() + (question.milliseconds ?? usualWait);
  for (;;) {
    const { faults, final } = await look(question);
    if (faults.length === 0 || final || performance.now() > until) return faults;
    await pause(askEvery);
  }
}

async function look(question: ServedQuestion): Promise<Look> {
  const { siteUrl, remote, version } = question;
  const reported = await reportOf(question);
  if (reported.faults.length > 0) return reported;
  // Code restricted to roles isn't shown to this command, which calls as an anonymous visitor.
  if (!reported.isPublic) return waiting();
  const { text, fault } = await read(siteUrl, '/registry.json');
  if (fault) return waiting(fault);
  const live = remoteIn(readJson<Composition>(text), remote);
  if (live?.version !== version) return waiting(`the gateway still serves ${live?.version ?? 'nothing of this area'}`);
  const routes = live.manifest.routes.filter(
    ({ path, access, render }) => access === 'public' && render === 'server' && !/[:*]/.test(path),
  );
  const seen = await Promise.all(routes.map(({ path }) => pageFault(siteUrl, path, remote, version)));
  return waiting(...seen.filter((found) => found !== undefined));
}

/** The reports of registry and page server. */
async function reportOf({
  client,
  remote,
  version,
  healthBefore,
}: ServedQuestion): Promise<Look & { isPublic?: boolean }> {
  let listed: Awaited<ReturnType<RegistryClient['list']>>;
  try {
    listed = await client.list({ repeat: false });
  } catch (error) {
    return waiting((error as Error).message);
  }
  const own = listed.find((item) => item.remote === remote);
  if (own?.live !== version) return { faults: [`${own?.live ?? 'nothing'} was made live meanwhile`], final: true };
  const { health, access } = own.releases.find((release) => release.version === version) ?? {};
  // Pages of areas for certain roles are rendered in browsers only, so that the page server never reports on them.
  if (!health && access !== undefined && access !== 'public') return { ...waiting(), isPublic: false };
  if (!health) return waiting('the page server has not reported on it: is it running?');
  if (health.state === 'healthy') return { ...waiting(), isPublic: access === 'public' };
  const said = {
    failed: 'the page server can’t draw it',
    'browser-only': 'the page server has stopped running its server code, browsers draw it',
  }[health.state];
  return { faults: [`${said}: ${health.reason ?? 'no reason given'}`], final: health.at !== healthBefore?.at };
}

async function pageFault(siteUrl: string, path: string, remote: string, version: string): Promise<string | undefined> {
  const { text, fault } = await read(siteUrl, path);
  if (fault) return fault;
  const drawnWith = remoteIn(compositionIn(text), remote)?.version;
  return drawnWith === version ? undefined : `${path} is still served with ${drawnWith ?? 'no release of this area'}`;
}

async function read(siteUrl: string, path: string): Promise<{ text: string; fault?: string }> {
  try {
    const response = await fetch(siteUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(oneResponse) });
    const text = await response.text();
    return response.status === 200 ? { text } : { text, fault: `${path} responds with status ${response.status}` };
  } catch (error) {
    return { text: '', fault: `${path} does not respond: ${(error as Error).message}` };
  }
}

/**
 * Waits until home is drawn with all that is live: just after a first start the page server still prepares it. Gives
 * up after a while, or at once where the address doesn't serve pages; then the site is as ready as it will be.
 */
export async function untilWhole(siteUrl: string, milliseconds = 10_000): Promise<void> {
  for (const until = performance.now() + milliseconds; performance.now() < until; await pause(askEvery)) {
    const [live, home] = await Promise.all([read(siteUrl, '/registry.json'), read(siteUrl, '/')]);
    if (live.fault || home.fault) return;
    if (compositionIn(home.text)?.id === readJson<Composition>(live.text)?.id) return;
  }
}

const remoteIn = (composition: Composition | undefined, remote: string) =>
  composition?.remotes?.find(({ domain }) => domain === remote);

/** The composition that a page was rendered with: the browser starts from the same. */
function compositionIn(html: string): Composition | undefined {
  const state = /<script[^>]*id="arcada-state"[^>]*>(?<json>.*?)<\/script>/s.exec(html)?.groups?.json;
  return readJson<{ composition?: Composition }>(state ?? '')?.composition;
}

function readJson<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    // Something other than this site, a proxy for example.
    return undefined;
  }
}
