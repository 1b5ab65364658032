/** The worker beside this file, from source; in the bundle beside main.js. */
export const workerAddress = (here: string): URL =>
  here.endsWith('.ts') ? new URL('../export.worker.ts', here) : new URL('./export.worker.js', here);
