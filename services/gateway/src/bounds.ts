/**
 * Times in milliseconds, and counts, that apply while something hangs or under attack. Each wait is
 * clearly less than its caller's (decision 16); tests use smaller ones.
 */
export const defaultBounds = {
  /** The page server renders a page within 2000, or responds with a fault. */
  drawPage: 3000,
  /** The page server allows 800 for each of its reads. */
  readForPage: 700,
  /** Looking up the session; after that, anonymous where that suffices. */
  resolveSession: 1000,
  /**
   * How long a sign-out waits for identity; then the gateway ends the session itself and keeps
   * telling identity until it confirms.
   */
  signOut: 800,
  tellEndedEvery: 2000,
  /**
   * How long an identity is used before asking again; shorter where an eviction may miss one of
   * several gateways.
   */
  trusted: 30_000,
  trustedBySeveral: 5000,
  /**
   * A slow service gets its full time as long as it is alive: after each 600 of waiting its health
   * is checked, with 1200 for the response. So no request waits 2000 for one that hangs.
   */
  suspectAfter: 600,
  silence: 1200,
  /** A stale response is sent when a new one takes longer. */
  refreshStale: 500,
  /** Longest pause within a response. */
  answerIdle: 8000,
  streamIdle: 30_000,
  /** Until a file begins: some are made when they are asked for, which takes long on a busy machine. */
  streamHead: 30_000,
  /** Consecutive failures that open a breaker, and how long it stays open. */
  breakerFailures: 5,
  sessionFailures: 2,
  breakerRest: 5000,
  pageBreakerRest: 2000,
  /** The one request that tries an upstream whose breaker was open. */
  trial: 1800,
  /** Pages rendered at once for one address, and how many wait for their turn: as long as a page may take. */
  rendersAtOnce: 4,
  rendersWaiting: 40,
  /** For incoming bodies. A slow connection has time for a large file, as long as data keeps arriving. */
  bodies: { idle: 10_000, total: 120_000, streamIdle: 30_000, rateAfter: 30_000, bytesPerSecond: 16 * 1024 },
  /** Bytes of unfinished bodies in memory: in all, and of one address. */
  bodiesOfAll: 64 * 1024 * 1024,
  bodiesOfAddress: 4 * 1024 * 1024,
  /** How long a client may read nothing of its response. */
  writeIdle: 15_000,
  /** Concurrent streams and ranges to one service, on connections of their own. */
  streams: 64,
};
export type Bounds = typeof defaultBounds;
