import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Route } from '../routing-table.ts';

/** Labels and what they count now. */
export type Reading = [labels: Record<string, string>, value: number];

/** What went through, for Prometheus. Plain numbers where each request counts: they are read when somebody asks. */
export class Traffic {
  hits = 0;
  misses = 0;
  stale = 0;
  refused = 0;
  limited = 0;
  inFlight = 0;
  readonly registry = new Registry();
  private readonly duration: Histogram<'kind' | 'upstream' | 'status'>;
  private ofProcess = false;

  constructor() {
    this.duration = new Histogram({
      name: 'gateway_request_seconds',
      help: 'Time to answer what is not answered from memory',
      labelNames: ['kind', 'upstream', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.registry],
    });
    this.counter('gateway_answers_total', 'ResponseWriter by where they came from', ['kind'], () =>
      Object.entries({
        hit: this.hits,
        miss: this.misses,
        stale: this.stale,
        refused: this.refused,
        limited: this.limited,
      }).map(([kind, value]) => [{ kind }, value]),
    );
    this.gauge('gateway_in_flight', 'Requests that wait for an answer', [], () => [[{}, this.inFlight]]);
  }

  record({ kind, upstream }: Pick<Route, 'kind' | 'upstream'>, status: number, milliseconds: number): void {
    this.duration.observe({ kind, upstream, status }, milliseconds / 1000);
  }

  counter(name: string, help: string, labelNames: string[], read: () => Reading[]): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });
  }

  gauge(name: string, help: string, labelNames: string[], read: () => Reading[]): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.set(labels, value);
      },
    });
  }

  text(): Promise<string> {
    // Not before it is asked for: what it observes costs a little all the time.
    if (!this.ofProcess) collectDefaultMetrics({ register: this.registry });
    this.ofProcess = true;
    return this.registry.metrics();
  }
}
