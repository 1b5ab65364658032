import { randomUUID } from 'node:crypto';
import { type Composition, defaultLanguage, type RemoteDomain } from '@arcada/contracts';
import { pageSlots } from '../../remotes/page-slots.ts';
import { siteRoutes } from '../../remotes/site-routes.ts';
import type { Fault } from '../messages.ts';
import type { RendererPool } from './renderer-pool.ts';

/** Pages rendered at the same time. */
const together = 4;
/** A version is left out after three faults, so that this many rounds are always enough. */
const mostRounds = 4;

/** Addresses that render something of an area on the server; the item in a path need not exist. */
function addressesOf(composition: Composition, domain: RemoteDomain): string[] {
  const offered = composition.remotes.find((remote) => remote.domain === domain)?.manifest.slots ?? [];
  const drawn = siteRoutes(composition).filter((route) => {
    if (route.render !== 'server') return false;
    const { atOnce, later } = pageSlots(route);
    const places: readonly string[] = [...atOnce, ...later];
    return route.owner === domain || offered.some(({ name }) => places.includes(name));
  });
  return drawn.map(({ path }) => path.replace(/:[^/]+/g, 'trial').replace('*', 'trial'));
}

/**
 * Renders each page of an area once before visitors get it. Returns the remaining faults: none for
 * a healthy version. Faults that cost a renderer are retried, because they count towards leaving
 * the version out.
 */
export async function prove(
  pool: RendererPool,
  composition: Composition,
  domain: RemoteDomain,
  faultsOf: (domain: RemoteDomain) => readonly Fault[],
): Promise<Fault | undefined> {
  const addresses = addressesOf(composition, domain);
  for (let round = 1; ; round += 1) {
    const before = faultsOf(domain).length;
    const waiting = [...addresses];
    const draw = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await pool.draw({ path, language: defaultLanguage, askedLanguage: null, requestId: randomUUID() });
      }
    };
    await Promise.all(Array.from({ length: together }, draw));
    await pool.quiet();
    const found = faultsOf(domain).slice(before);
    const again = found.some(({ kind }) => kind !== 'draw') && round < mostRounds && !pool.left.has(domain);
    if (!again) return found.at(-1);
  }
}
