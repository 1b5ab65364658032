import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/config.ts';
import { DomainError } from '../http/domain-error.ts';
import type { Log } from './log.ts';

/** From the signal to the end of the last request. */
export const drainMilliseconds = 25_000;

export interface RunningProcess {
  log: Log;
  /** Says that it wants no more requests, and how long they are still taken, until load balancers look elsewhere. */
  drain?: () => void;
  drainMilliseconds?: number;
  /** Finishes what is in flight, then closes everything. */
  close: () => Promise<void>;
}

// Written to the error stream at once: the log is buffered, and a person reads this first.
function fail(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof DomainError;
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Runs the command in argv, `serve` without one. Last line of a main.ts. */
export async function runCommand(commands: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
  const name = process.argv[2] ?? 'serve';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new ConfigError(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}`);
    await command();
  } catch (error) {
    fail(error);
  }
}

/** The same for a process that keeps no data: `migrate` and the like, which every process takes, do nothing. */
export function runWithoutData(start: () => Promise<RunningProcess>): Promise<void> {
  const nothing = async () => undefined;
  return runCommand({ serve: () => serve(start), migrate: nothing, seed: nothing, openapi: nothing });
}

/** What nothing catches is a line of the log, and the end of the process: its state can't be trusted any more. */
export function endOnFault(log: Log): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'the process cannot go on');
    log.flush();
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** Starts what serves until SIGTERM or SIGINT, which lets it finish what is in flight. */
export async function serve(start: () => Promise<RunningProcess>): Promise<void> {
  let running: RunningProcess | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => (running ? void stop(running, signal) : process.exit(0)));
  }
  running = await start();
}

async function stop({ log, drain, drainMilliseconds: draining = 0, close }: RunningProcess, signal: string) {
  log.info({ signal }, 'stopping');
  setTimeout(() => {
    log.error('requests did not finish in 25 s');
    log.flush(() => process.exit(1));
  }, drainMilliseconds).unref();
  try {
    drain?.();
    await pause(draining);
    await close();
    log.flush(() => process.exit(0));
  } catch (error) {
    fail(error);
  }
}
