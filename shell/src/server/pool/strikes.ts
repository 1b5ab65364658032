import type { RemoteDomain } from '@arcada/contracts';

const most = 3;
const within = 60_000;

/** Counts the faults of each version. With the third in a minute it is left to the browser, until another is live. */
export class Strikes {
  private readonly times = new Map<string, number[]>();
  private readonly out = new Set<string>();
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Returns true when this fault is the one that is too many. */
  add(domain: RemoteDomain, version: string): boolean {
    const name = `${domain} ${version}`;
    if (this.out.has(name)) return false;
    const now = this.now();
    const recent = [...(this.times.get(name) ?? []).filter((time) => now - time < within), now];
    this.times.set(name, recent);
    if (recent.length < most) return false;
    this.out.add(name);
    this.times.delete(name);
    return true;
  }

  isOut(domain: RemoteDomain, version: string): boolean {
    return this.out.has(`${domain} ${version}`);
  }

  /** Forgets versions that are no longer live: one that is published again gets a new chance. */
  keep(live: readonly { domain: RemoteDomain; version: string }[]): void {
    const names = new Set(live.map(({ domain, version }) => `${domain} ${version}`));
    for (const name of this.out) if (!names.has(name)) this.out.delete(name);
    for (const name of this.times.keys()) if (!names.has(name)) this.times.delete(name);
  }
}
