import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one service. */
export class Metrics {
  readonly registry = new Registry();
  private readonly counters = new Map<string, Counter<string>>();
  private readonly duration: Histogram<'method' | 'route' | 'status'>;

  constructor(options: { process: boolean }) {
    if (options.process) collectDefaultMetrics({ register: this.registry });
    this.duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [this.registry],
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  request(method: string, route: string, status: number, milliseconds: number): void {
    this.duration.observe({ method, route, status }, milliseconds / 1000);
  }

  /** A number that is read when Prometheus asks. */
  gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** What is so now, read when Prometheus asks: one line of value 1 for each set of labels. */
  info<const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<Record<Label, string>[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        const now = await read();
        this.reset();
        for (const labels of now) this.set(labels, 1);
      },
    });
  }

  /** What happened so often since the start; the same counter for everyone who asks for its name. */
  counter<const Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    const counter = this.counters.get(name) ?? new Counter({ name, help, labelNames, registers: [this.registry] });
    this.counters.set(name, counter);
    return counter as Counter<Label>;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
