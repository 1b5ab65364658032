import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';

/** `<dataDir>/processes.json`: what runs now, for tests, measurements and people. */
export interface SiteState {
  url: string;
  /** Process id of the launcher. */
  launcher: number;
  ready: boolean;
  processes: { name: string; pid: number | null; port: number }[];
}

const stateFile = (dataDir: string) => path.join(dataDir, 'processes.json');

/** The last written state; undefined when no site was started on this folder. */
export function readState(dataDir: string): SiteState | undefined {
  try {
    return JSON.parse(fs.readFileSync(stateFile(dataDir), 'utf8')) as SiteState;
  } catch {
    return undefined;
  }
}

/** Replaces the file in one step, so that a reader never sees half of it. */
export function writeState(dataDir: string, state: SiteState): void {
  const file = stateFile(dataDir);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 1)}\n`);
  fs.renameSync(`${file}.new`, file);
}

export const removeState = (dataDir: string) => fs.rmSync(stateFile(dataDir), { force: true });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** One site owns a data folder: embedded databases have one writing process. */
export function claimDataDir(dataDir: string): void {
  const state = readState(dataDir);
  if (state && state.launcher !== process.pid && isAlive(state.launcher)) {
    throw new ToolError(
      `The site already runs on this data (${state.url}, process ${state.launcher}). Stop it, or start another with its own: DATA_DIR=.data-2 PORT=8081 npm start`,
    );
  }
  // Processes of a launcher that was killed drain by themselves; their databases are free when they are gone.
  const deadline = Date.now() + 26_000;
  const left = () => state?.processes.filter(({ pid }) => pid && isAlive(pid)) ?? [];
  if (left().length > 0) console.log('Waiting for the processes of the last start to end …');
  while (left().length > 0 && Date.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}
