import fs from 'node:fs';
import path from 'node:path';
import { type Tally, tally } from './books/tally.ts';

/** A service says it before it ends by a fault of its own; one that can't start doesn't. */
interface LastWords {
  level?: string;
  service?: string;
  message?: string;
  err?: { message?: string };
}

function readLine(line: string): LastWords {
  try {
    return JSON.parse(line) as LastWords;
  } catch {
    // A process that was killed may have written half a line.
    return {};
  }
}

/**
 * Processes that ended by themselves. Of those that the launcher has started again, one that was killed is the run's own
 * fault, and one that ended with code 1 found its database or port away at its start, unless its log says why it ended.
 */
export function endedTally(dataDir: string): Tally {
  const folder = path.join(dataDir, 'logs');
  const lastWords = fs
    .readdirSync(folder)
    .filter((name) => /\.log(\.\d+)?$/.test(name))
    .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.includes('"level":"fatal"'))
    .map(readLine)
    .filter(({ level }) => level === 'fatal')
    .map(({ service, message, err }) => `${service}: ${message}${err?.message ? `: ${err.message}` : ''}`);
  const launcher = fs.readFileSync(path.join(dataDir, 'launcher.log'), 'utf8');
  const odd = [...launcher.matchAll(/\S+ ended (?:by (?!SIGKILL)\S+|with code (?!1:)\d+)(?=:)/g)].map(
    ([found]) => found,
  );
  const found = [...lastWords, ...odd].map((line, at) => [`${at + 1}. ${line}`] as const);
  return tally({ name: 'processes that ended by themselves', owed: [], found });
}
