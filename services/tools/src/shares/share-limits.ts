/** Links of one document that work at the same time. */
export const mostShares = 20;
