import type { UpstreamName } from '../routing-table.ts';

/** A service that can't respond now; `busy`: it could, but is overloaded. */
export class UpstreamFailure extends Error {
  readonly upstream: UpstreamName;
  readonly kind: 'down' | 'slow' | 'busy';

  constructor(upstream: UpstreamName, kind: UpstreamFailure['kind'], cause?: unknown) {
    super(`${upstream} is ${kind}`, { cause });
    this.upstream = upstream;
    this.kind = kind;
  }
}
