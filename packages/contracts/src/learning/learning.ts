export const exerciseKinds = ['name-files', 'find-faults', 'order-states', 'enter-results'] as const;
/** A video counts as watched once this share of its seconds was played, in whatever order. */
export const watchedShare = 0.9;
/** Seconds between two saves of the position. */
export const positionInterval = 5;
export const learningLimits = { note: 2000, question: 2000 } as const;
