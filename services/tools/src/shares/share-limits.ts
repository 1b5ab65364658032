/** Links of one document that work at the same time. */
export const mostShares = 20;

/** Files that readers may ask for. An office behind one address reads many documents; one of a link may be a tender's. */
export const fileLimits = {
  ofNetwork: { perMinute: 20, atOnce: 1 },
  ofLink: { perMinute: 60, atOnce: 10 },
} as const;
