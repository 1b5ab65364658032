import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../start/ports.ts';
import { readState, type SiteState } from '../start/state-file.ts';
import { root } from '../workspace.ts';

export interface TestSite {
  url: string;
  /** Databases, keys, mails (`mail/*.eml`) and logs of this site. */
  dataDir: string;
  /** Process id of a running process of the site. */
  pidOf: (name: string) => number;
  /** Kills a process of the site like `kill -9`; the launcher restarts it. Returns its process id. */
  kill: (name: string) => number;
  /** Resolves when a process runs again under another id than `before`. */
  untilRestarted: (name: string, before: number) => Promise<void>;
  stop: () => Promise<void>;
}

const startLimit = 240_000;

function processOf(dataDir: string, name: string) {
  const found = readState(dataDir)?.processes.find((item) => item.name === name);
  if (!found) throw new Error(`The site on ${dataDir} has no process "${name}"`);
  return found;
}

/** Handles of a site that already runs on a data folder. */
export function siteAt(url: string, dataDir: string): Omit<TestSite, 'stop'> {
  const pidOf = (name: string) => {
    const { pid } = processOf(dataDir, name);
    if (!pid) throw new Error(`"${name}" is not running`);
    return pid;
  };
  return {
    url,
    dataDir,
    pidOf,
    kill: (name) => {
      const pid = pidOf(name);
      process.kill(pid, 'SIGKILL');
      return pid;
    },
    untilRestarted: async (name, before) => {
      for (let pid: number | null = before; pid === before || pid === null; ) {
        await sleep(50);
        pid = processOf(dataDir, name).pid;
      }
    },
  };
}

async function untilReady(launcher: ChildProcess, dataDir: string, output: () => string): Promise<SiteState> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    const state = readState(dataDir);
    if (state?.ready && state.launcher === launcher.pid) return state;
    if (launcher.exitCode !== null || launcher.signalCode !== null) break;
    await sleep(100);
  }
  launcher.kill('SIGTERM');
  throw new Error(`The site did not start:\n${output()}`);
}

/** Starts the whole site as `npm start` does, on its own port with its own empty data. */
export async function startSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const dataDir = environment.DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-site-'));
  const [port = 0] = await freePorts(1);
  // The machine's own configuration must not reach the tests.
  const { npm_lifecycle_event: _npm, STRIPE_SECRET_KEY: _key, SITE_URL: _url, ...inherited } = process.env;
  const launcher = spawn(process.execPath, [path.join(root, 'tools/start/main.ts')], {
    cwd: root,
    env: { ...inherited, PORT: String(port), ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const state = await untilReady(launcher, dataDir, () => output);
  const stop = async () => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      const gone = new Promise((resolve) => launcher.once('exit', resolve));
      launcher.kill('SIGTERM');
      await gone;
    }
    if (!environment.DATA_DIR) fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...siteAt(state.url, dataDir), stop };
}
