import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';

/** `<dataDir>/processes.json`: what is running, for tests, measurements and people. */
export interface SiteState {
  url: string;
  /** Process id of the launcher. */
  launcher: number;
  ready: boolean;
  processes: { name: string; pid: number | null; port: number }[];
}

const stateFile = (dataDir: string) => path.join(dataDir, 'processes.json');

/**
 * The last written state; undefined when no site was started on this folder. A damaged one is an
 * error, because it is unknown whether a site runs on this data.
 */
export function readState(dataDir: string): SiteState | undefined {
  const file = stateFile(dataDir);
  if (!fs.existsSync(file)) return undefined;
  try {
    const state = JSON.parse(fs.readFileSync(file, 'utf8')) as SiteState;
    if (Number.isInteger(state.launcher) && Array.isArray(state.processes)) return state;
  } catch (error) {
    // Just removed by a site that is stopping.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  throw new ToolError(
    `${file} is damaged, so it is unknown whether a site runs on this data. If none runs, remove this file and start again; nothing else is kept in it.`,
  );
}

/** Replaces the file in one step, so that a reader never sees half of it. */
export function writeState(dataDir: string, state: SiteState): void {
  const file = stateFile(dataDir);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 1)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

/** Writes the state of a running site, which continues when the disk is full: the file is then outdated. */
export class StateWriter {
  readonly #dataDir: string;
  readonly #say: (line: string) => void;
  #failing = false;

  constructor(dataDir: string, say: (line: string) => void) {
    this.#dataDir = dataDir;
    this.#say = say;
  }

  write(state: SiteState): void {
    try {
      writeState(this.#dataDir, state);
      if (this.#failing) this.#say('processes.json can be written again');
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#say(`processes.json can't be written and is out of date: ${(error as Error).message}`);
      this.#failing = true;
    }
  }
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
  // Processes of a killed launcher drain by themselves; their databases are free when they are
  // gone.
  const deadline = Date.now() + 26_000;
  const left = () => state?.processes.filter(({ pid }) => pid && isAlive(pid)) ?? [];
  if (left().length > 0) console.log('Waiting for the processes of the last start to end …');
  while (left().length > 0 && Date.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}
