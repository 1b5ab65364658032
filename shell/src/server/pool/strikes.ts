import type { RemoteDomain } from '@arcada/contracts';

const most = 3;
const within = 60_000;

/**
 * Counts the faults of each version. After the third in a minute it is left to the browser, until
 * something else is live.
 */
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

  /** A new chance for all, once something else is live: what was replaced may have caused a fault. */
  forget(): void {
    this.out.clear();
    this.times.clear();
  }
}
