/**
 * Times in milliseconds and counts that hold while something hangs or somebody attacks. Each wait is clearly less than
 * that of who waits for it (decision 60); tests give smaller ones.
 */
export const defaultBounds = {
  /** A page is drawn within 2000, or comes from the page server as a fault. */
  drawPage: 3000,
  /** The page server gives each of its reads 800. */
  readForPage: 700,
  /** Looking up the session; after that, anonymous where that suffices. */
  resolveSession: 1000,
  /** A sign-out waits so long for identity; then the gateway ends the session and tells identity until it knows. */
  signOut: 800,
  tellEndedEvery: 2000,
  /** How long an identity is used without asking again; shorter where an eviction may miss one of several gateways. */
  trusted: 30_000,
  trustedBySeveral: 5000,
  /**
   * A service that takes its time may have all of it, as long as it is alive: after each 600 of waiting it is asked for a
   * sign of life, and has 1200 for that. So no request waits 2000 for one that hangs.
   */
  suspectAfter: 600,
  silence: 1200,
  /** An old response is sent when a new one takes longer. */
  refreshStale: 500,
  /** Silence in the middle of a response. */
  answerIdle: 8000,
  streamIdle: 30_000,
  /** Failures in a row that open a breaker, and how long it stays open. */
  breakerFailures: 5,
  sessionFailures: 2,
  breakerRest: 5000,
  pageBreakerRest: 2000,
  /** The one request that tries an upstream whose breaker was open. */
  trial: 1800,
  /** Pages drawn at once for one address, and how many wait for their turn: as long as a page may take. */
  rendersAtOnce: 4,
  rendersWaiting: 40,
  /** While a body comes in. A slow line has time for a large file, as long as it goes on. */
  bodies: { idle: 10_000, total: 120_000, streamIdle: 30_000, rateAfter: 30_000, bytesPerSecond: 16 * 1024 },
  /** Bytes of unfinished bodies in memory: of all together, and of one address. */
  bodiesOfAll: 64 * 1024 * 1024,
  bodiesOfAddress: 4 * 1024 * 1024,
  /** A client that takes nothing of its response. */
  writeIdle: 15_000,
  /** Streams and ranges at once to one service, on connections of their own. */
  streams: 64,
};
export type Bounds = typeof defaultBounds;
