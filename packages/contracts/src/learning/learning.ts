export const exerciseKinds = ['name-files', 'find-faults', 'order-states', 'enter-results'] as const;
/** A video counts as watched once this share of its seconds was played, in whatever order. */
export const watchedShare = 0.9;
/** Seconds between two saves of the position. */
export const positionInterval = 5;
/** A slip costs nothing, trying out every answer does: after more failed attempts than these there are pauses. */
export const freeAttempts = 2;
/** In minutes; each is twice as long as the one before, up to the longest. */
export const attemptPauses = { first: 1, longest: 15 } as const;
export const learningLimits = { note: 2000, question: 2000 } as const;
