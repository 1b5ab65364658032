import { Metrics } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';

/** Counts what teams do with releases. */
@Injectable()
export class RegistryMetrics {
  readonly published;
  readonly switched;
  readonly refused;

  constructor(metrics: Metrics) {
    this.published = metrics.counter('registry_published_total', 'Versions that were published', ['remote']);
    this.switched = metrics.counter('registry_switched_total', 'Times that another version was made live', [
      'kind',
      'remote',
    ]);
    this.refused = metrics.counter('registry_refused_total', 'Calls of teams that were refused', ['code']);
  }
}
