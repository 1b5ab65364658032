import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Labels and the value that they have now. */
export type Reading<Label extends string = string> = [labels: Partial<Record<Label, string>>, value: number];
type Read<Label extends string> = () => Reading<Label>[] | Promise<Reading<Label>[]>;

const usualBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** Prometheus metrics of one process. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly counters = new Map<string, Counter<string>>();
  private ofProcess = false;

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Times in seconds, by their labels. */
  histogram<const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets = usualBuckets,
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  /** A number that is read when Prometheus scrapes. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    this.gauges(name, help, [], async () => [[{}, await read()]]);
  }

  /** What is so now, read when Prometheus asks: one line for each set of labels. */
  gauges<const Label extends string>(name: string, help: string, labelNames: readonly Label[], read: Read<Label>) {
    new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        const now = await read();
        this.reset();
        for (const [labels, value] of now) this.set(labels, value);
      },
    });
  }

  /** Number of occurrences since the start; the same counter for all callers with its name. */
  counter<const Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    const counter = this.counters.get(name) ?? new Counter({ name, help, labelNames, registers: [this.registry] });
    this.counters.set(name, counter);
    return counter as Counter<Label>;
  }

  /** What is counted elsewhere as a plain number, because each request counts: read when Prometheus asks. */
  counted<const Label extends string>(name: string, help: string, labelNames: readonly Label[], read: Read<Label>) {
    new Counter<Label>({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        const now = await read();
        this.reset();
        for (const [labels, value] of now) this.inc(labels, value);
      },
    });
  }

  text(): Promise<string> {
    // Not before it is asked for: what it observes of the process costs a little all the time.
    if (!this.ofProcess) collectDefaultMetrics({ register: this.registry });
    this.ofProcess = true;
    return this.registry.metrics();
  }
}
