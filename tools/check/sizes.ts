import fs from 'node:fs';
import path from 'node:path';
import { languages } from '@arcada/contracts';
import type { CheckResult } from './checks.ts';

/** What every page starts with, by the name of its chunk: the most that each may take, compressed, in KB. */
export const mostKilobytes = {
  main: 21,
  react: 58,
  state: 38,
  core: 26,
  start: 11.5,
  ...Object.fromEntries(languages.map((language) => [`shell-${language}`, 2.5])),
};

const chunkOf = (file: string) => file.split('.')[0] ?? file;

/** The scripts of the shell's build against these bounds; without a build there is nothing to weigh. */
export function sizesIn(folder: string, bounds: Readonly<Record<string, number>> = mostKilobytes): CheckResult {
  const list = path.join(folder, 'chunks.json');
  if (!fs.existsSync(list)) {
    return { passed: 0, failed: 0, skipped: 1, report: 'The shell is not built: npm run build, then check again' };
  }
  const chunks = JSON.parse(fs.readFileSync(list, 'utf8')) as Record<string, string[]>;
  const starting = ['main', 'start', ...languages.map((language) => `shell-${language}`)];
  const scripts = new Set(starting.flatMap((name) => chunks[name] ?? []).filter((file) => file.endsWith('.js')));
  const faults = [...scripts].flatMap((file) => {
    const kilobytes = fs.statSync(path.join(folder, 'web', `${file}.br`)).size / 1024;
    const most = bounds[chunkOf(file)];
    if (most !== undefined && kilobytes <= most) return [];
    const size = `${file} of the shell has ${kilobytes.toFixed(1)} KB, compressed`;
    return most === undefined
      ? [
          `${size}, and is new among what every page starts with: load it later, or give it a bound in tools/check/sizes.ts`,
        ]
      : [`${size}, of at most ${most}: what came in can be loaded later, or the build is old (npm run build)`];
  });
  return { passed: scripts.size - faults.length, failed: faults.length, skipped: 0, report: faults.join('\n') };
}
