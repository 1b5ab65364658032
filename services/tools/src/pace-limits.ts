const minute = 60_000;

interface Used {
  times: number[];
  open: number;
}

/** How often within a minute, and how many at once, each key may do something. Each process counts for itself. */
export class PaceLimits {
  /** The one used last is at the end. */
  private readonly keys = new Map<string, Used>();

  constructor(
    private readonly limits: { perMinute: number; atOnce: number },
    private readonly mostKeys = 10_000,
  ) {}

  /** A function to call when it is over; or why it may not begin: the seconds to wait, or `busy`. */
  enter(key: string, now = Date.now()): (() => void) | number | 'busy' {
    const used = this.keys.get(key) ?? { times: [], open: 0 };
    used.times = used.times.filter((time) => time > now - minute);
    const [oldest] = used.times;
    if (oldest !== undefined && used.times.length >= this.limits.perMinute)
      return Math.ceil((oldest + minute - now) / 1000);
    if (used.open >= this.limits.atOnce) return 'busy';
    used.times.push(now);
    used.open += 1;
    this.keys.delete(key);
    this.keys.set(key, used);
    if (this.keys.size > this.mostKeys) this.forgetOldest();
    let left = false;
    return () => {
      if (!left) used.open -= 1;
      left = true;
    };
  }

  private forgetOldest(): void {
    for (const [key, { open }] of this.keys) {
      if (open > 0) continue;
      this.keys.delete(key);
      return;
    }
  }
}
