import os from 'node:os';
import process from 'node:process';

/**
 * Node's permission model blocks files, processes and workers, but not signals: `kill` ends any
 * process of the same user, and `_debugProcess` makes it listen for a debugger, which could then
 * read its keys.
 */
const open = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'setuid',
  'setgid',
  'seteuid',
  'setegid',
  'setgroups',
  'initgroups',
];

/** Removes what no page needs, before code of a remote is loaded. */
export function closeDoors(): void {
  // It could slow down any process of the same user.
  os.setPriority = () => {
    throw new Error('setPriority is closed here');
  };
  for (const name of open) {
    Object.defineProperty(process, name, { value: undefined, writable: false, configurable: false });
  }
}
