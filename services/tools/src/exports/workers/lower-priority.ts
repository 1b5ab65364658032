import { getPriority, setPriority } from 'node:os';

/**
 * A worker gives way to the thread that serves requests. On Linux a priority is one of the calling thread
 * (setpriority(2), "C library/kernel differences"); elsewhere it would be the whole service's.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(0, Math.min(19, getPriority(0) + 5));
}
