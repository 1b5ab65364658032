const bounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

interface Series {
  counts: number[];
  sum: number;
  count: number;
}

/** Counts of what went through, written in Prometheus' text format. */
export class Traffic {
  hits = 0;
  misses = 0;
  stale = 0;
  refused = 0;
  limited = 0;
  inFlight = 0;
  private readonly series = new Map<string, Series>();

  record(upstream: string, status: number, milliseconds: number): void {
    const key = `upstream="${upstream}",status="${Math.floor(status / 100)}xx"`;
    const series = this.series.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
    this.series.set(key, series);
    series.sum += milliseconds;
    series.count += 1;
    for (const [index, bound] of bounds.entries())
      if (milliseconds <= bound) series.counts[index] = (series.counts[index] ?? 0) + 1;
  }

  text(gauges: Record<string, number>, counters: Record<string, number> = {}): string {
    const lines = [
      '# TYPE gateway_answers_total counter',
      ...Object.entries({
        hit: this.hits,
        miss: this.misses,
        stale: this.stale,
        refused: this.refused,
        limited: this.limited,
      }).map(([kind, value]) => `gateway_answers_total{kind="${kind}"} ${value}`),
      '# TYPE gateway_in_flight gauge',
      `gateway_in_flight ${this.inFlight}`,
      ...Object.entries(counters).map(([name, value]) => `${name} ${value}`),
      ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name.split('{')[0]} gauge`, `${name} ${value}`]),
      '# TYPE gateway_request_seconds histogram',
    ];
    for (const [key, { counts, sum, count }] of this.series) {
      for (const [index, bound] of bounds.entries()) {
        lines.push(`gateway_request_seconds_bucket{${key},le="${bound / 1000}"} ${counts[index]}`);
      }
      lines.push(`gateway_request_seconds_bucket{${key},le="+Inf"} ${count}`);
      lines.push(`gateway_request_seconds_sum{${key}} ${sum / 1000}`, `gateway_request_seconds_count{${key}} ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
