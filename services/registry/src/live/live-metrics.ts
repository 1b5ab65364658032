import { Metrics } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePointer } from './live-pointer.ts';

/** `registry_live_release{remote,version} 1`: lets an alert or chart show which version was live when. */
@Injectable()
export class LiveMetrics {
  constructor(metrics: Metrics, pointer: LivePointer) {
    metrics.gauges('registry_live_release', 'The live version of each remote', ['remote', 'version'], async () =>
      Object.entries(await pointer.read()).map(([remote, { version }]) => [{ remote, version }, 1]),
    );
  }
}
