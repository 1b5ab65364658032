import os from 'node:os';
import process from 'node:process';

/**
 * Node's permission model keeps a renderer from files, processes and workers, but leaves signals open: `kill` ends any
 * process of the same user, and `_debugProcess` makes it listen for a debugger, which could then read its keys.
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

/** Takes away what no page needs, before code of a remote is loaded. */
export function closeDoors(): void {
  // It would slow any process of the same user down.
  os.setPriority = () => {
    throw new Error('setPriority is closed here');
  };
  for (const name of open) {
    Object.defineProperty(process, name, { value: undefined, writable: false, configurable: false });
  }
}
