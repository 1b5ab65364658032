import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.ts';
import { environmentOf } from './environment.ts';
import { logFile, openLog } from './log-file.ts';
import type { ProcessDefinition, Site } from './process-table.ts';

const followParent = pathToFileURL(path.join(root, 'tools/start/follow-parent.mjs')).href;

export interface Started {
  child: ChildProcess;
  log: string;
  /** Length of the log when this process began. */
  logBegin: number;
}

/**
 * Starts one process of the site with a command such as `serve` or `migrate`. Its output goes to its log; the IPC
 * channel carries nothing: it closes with the launcher, which follow-parent.mjs notices.
 */
export function startChild(definition: ProcessDefinition, site: Site, command: string): Started {
  const log = logFile(site.settings.dataDir, definition.name);
  const handle = openLog(log);
  const logBegin = fs.fstatSync(handle).size;
  const child = spawn(process.execPath, ['--import', followParent, path.join(root, definition.script), command], {
    cwd: root,
    env: environmentOf(definition, site),
    stdio: ['ignore', handle, handle, 'ipc'],
    // Its own group: Ctrl-C reaches the launcher alone, which then ends the processes in order.
    detached: process.platform !== 'win32',
  });
  fs.closeSync(handle);
  return { child, log, logBegin };
}

/** Resolves with the exit code (or 1 for a signal) once the process has ended. */
export const exited = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1);
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });

/** Ends a process at once, with those that it started itself. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in this moment.
  }
}
