import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export interface Health {
  /** Set when the process is asked to stop. */
  stopping: boolean;
  /** Throws when the process can't work: the database is unavailable or its schema is outdated. */
  check: () => Promise<void>;
}

export interface Watched {
  health: Health;
  metrics: Metrics;
  log: Log;
}

interface HealthResponse {
  status: number;
  type: string;
  body: string;
}

/** `/healthz` (the process is alive), `/readyz` (send it requests), `/metrics`. Unsigned, so the gateway routes none of them. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** The response to one of `healthPaths`. */
export async function healthResponse(path: string, { health, metrics, log }: Watched): Promise<HealthResponse> {
  if (path === '/metrics') return { status: 200, type: metrics.contentType, body: await metrics.text() };
  const json = (status: number, word: string) => ({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ status: word }),
  });
  if (path === '/healthz') return json(200, 'ok');
  if (health.stopping) return json(503, 'stopping');
  try {
    await health.check();
    return json(200, 'ready');
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return json(503, 'not-ready');
  }
}
