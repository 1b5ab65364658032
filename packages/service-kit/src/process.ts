/**
 * What every process of the site stands on, whatever it serves with: gateway and page server take it from here, services
 * through the rest of the kit. Nothing of Nest, Fastify or the database is loaded with it, which a test holds.
 */
export { acceptedEncoding, type Encoding } from './http/accepted-encoding.ts';
export { readCookie } from './http/cookies.ts';
export { IdleConnections } from './http/idle-connections.ts';
export { type BodyTimes, type SlowSide, UnfinishedBodies } from './http/unfinished-bodies.ts';
export { readInternalJwks, readInternalKey } from './identity/internal-keys.ts';
export { TokenSigner } from './identity/token-signer.ts';
export { bearerOf, type Caller, TokenVerifier } from './identity/token-verifier.ts';
export { type FaultLog, guarded } from './operation/guarded.ts';
export { healthPaths, healthResponse, type Watched } from './operation/health.ts';
export { integrityLike } from './operation/integrity.ts';
export { createLog, type Log } from './operation/log.ts';
export { Metrics } from './operation/metrics.ts';
export { givenRequestId } from './operation/request-id.ts';
export { drainMilliseconds, endOnFault, type RunningProcess, runWithoutData } from './operation/run-process.ts';
export { escapeHtml } from './outbox/escape-html.ts';
