import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.ts';
import { environmentOf } from './environment.ts';
import type { LogFile } from './log-file.ts';
import { LogLines } from './log-lines.ts';
import { logOf } from './logs.ts';
import type { ProcessDefinition, Site } from './process-table.ts';

const followParent = pathToFileURL(path.join(root, 'tools/start/follow-parent.mjs')).href;
/** How long to wait for the remaining output of a process that ended; its children may keep the pipe open. */
const lastOutput = 500;

export interface Started {
  child: ChildProcess;
  log: LogFile;
  /** The last lines of a process that has ended. */
  output: () => Promise<string>;
}

/**
 * Starts one process of the site with a command such as `serve` or `migrate`. Its output goes to
 * its log; the IPC channel carries nothing: it closes with the launcher, which follow-parent.mjs
 * notices.
 */
export function startChild(definition: ProcessDefinition, site: Site, command: string): Started {
  const child = spawn(process.execPath, ['--import', followParent, path.join(root, definition.script), command], {
    cwd: root,
    env: environmentOf(definition, site),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own group: Ctrl-C reaches only the launcher, which then ends the processes in order.
    detached: process.platform !== 'win32',
  });
  const log = logOf(definition.name, site);
  log.forget();
  for (const stream of [child.stdout, child.stderr]) keep(stream, definition.name, log);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const output = async () => {
    await Promise.race([closed, sleep(lastOutput)]);
    return log.last;
  };
  return { child, log, output };
}

function keep(stream: Readable | null, name: string, log: LogFile): void {
  const lines = new LogLines(name);
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => log.write(lines.take(chunk)));
  stream?.on('end', () => log.write(lines.end()));
}

/** Resolves with the exit code (or 1 for a signal) once the process has ended. */
export const exited = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1);
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });

/**
 * Ends what is left of a dead process's group: a renderer in an endless loop doesn't notice its
 * parent's end.
 */
export function killRest({ pid }: ChildProcess): void {
  if (pid === undefined || process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left, as is nearly always the case.
  }
}

/** Ends a process at once, with its children. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself at this moment.
  }
}
