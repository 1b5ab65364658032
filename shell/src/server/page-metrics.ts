import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type RequestKind = 'page' | 'asset' | 'file';

/** Prometheus metrics of the page server. */
export class PageMetrics {
  private readonly registry = new Registry();
  private readonly duration: Histogram<'kind' | 'status'>;
  private readonly inFlight: Gauge;

  constructor({ process }: { process: boolean }) {
    const registers = [this.registry];
    if (process) collectDefaultMetrics({ register: this.registry });
    this.duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['kind', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    this.inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that wait for an answer', registers });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  begun(): void {
    this.inFlight.inc();
  }

  ended(kind: RequestKind, status: number, milliseconds: number): void {
    this.inFlight.dec();
    this.duration.observe({ kind, status }, milliseconds / 1000);
  }

  counter<const Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** A number that is read when Prometheus asks. */
  gauge(name: string, help: string, read: () => number): void {
    const collect = function (this: Gauge) {
      this.set(read());
    };
    new Gauge({ name, help, registers: [this.registry], collect });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
