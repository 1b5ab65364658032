/**
 * Nested, so that each wait is clearly less than its caller's (milliseconds): a gateway allows a
 * page several seconds.
 */

/** A whole page, from its admission: after that the visitor gets a page whose areas the browser renders. */
export const pageLimit = 2000;
/** All data of a page. Late data is loaded by the browser. */
export const prefetchLimit = 1500;
/** One call of a page to the API. */
export const callLimit = 800;
/** Code of one remote that blocks the processor this long doesn't end by itself. */
export const stepLimit = 1500;
/** When a step takes this long, the other pages in that renderer move to another one. */
export const stallLimit = 250;
/** A renderer that is silent for this long hangs. */
export const silenceLimit = 2500;
/** Loading one remote, also while other processes start. */
export const loadLimit = 5000;
