import { ToolError } from '../progress.ts';

/** Names of this machine that no other one can reach. */
export const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Through the development server a browser runs unpublished code: a site of this machine may be shown, and no other. */
export function refuseOtherMachines(siteUrl: string): void {
  if (loopback.includes(new URL(siteUrl).hostname)) return;
  throw new ToolError(`Hot reload shows a site of this machine, not ${siteUrl}`);
}
