/** Of a picture that is uploaded. */
export const pictureLimits = {
  bytes: 10 * 1024 ** 2,
  /** Of the decoded picture: a small file can hold a huge one. */
  pixels: 40_000_000,
  leastWidth: 600,
  leastHeight: 300,
  /** What is kept fits in a square of this side. */
  keptSide: 1280,
} as const;
