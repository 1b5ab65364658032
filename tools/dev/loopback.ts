import { ToolError } from '../progress.ts';

/** Names of this machine that no other one can reach. */
export const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The development server makes a browser run unpublished code, so only a site on this machine may
 * be shown.
 */
export function refuseOtherMachines(siteUrl: string): void {
  if (loopback.includes(new URL(siteUrl).hostname)) return;
  throw new ToolError(`Hot reload shows a site of this machine, not ${siteUrl}`);
}
