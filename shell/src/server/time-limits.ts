/**
 * Nested, so that each waits clearly less than who waits for it (milliseconds): a gateway gives a page several seconds.
 */

/** A whole page, from its admission: then the visitor gets a page whose areas the browser draws. */
export const pageLimit = 2000;
/** All data of a page. What is late is loaded by the browser. */
export const prefetchLimit = 1500;
/** One call of a page to the API. */
export const callLimit = 800;
/** Code of one remote that keeps the processor this long doesn't end by itself. */
export const stepLimit = 1500;
/** From this long a step on, the other pages in that renderer are given to another one. */
export const stallLimit = 250;
/** A renderer that says nothing for this long hangs. */
export const silenceLimit = 2500;
/** Loading one remote, also while other processes start. */
export const loadLimit = 5000;
