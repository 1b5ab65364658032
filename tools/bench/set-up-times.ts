import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSite } from '../test/site.ts';
import { root } from '../workspace.ts';
import { atMost, type Figure, plain } from './report.ts';

const seconds = (begun: number) => (performance.now() - begun) / 1000;

/** Install and build in a fresh clone; first and second start of this tree. */
export async function setUpFigures(): Promise<Figure[]> {
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-clone-'));
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
    let begun = performance.now();
    execFileSync('npm', ['ci', '--silent'], { cwd: clone, stdio: 'ignore' });
    const install = seconds(begun);
    begun = performance.now();
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: clone, stdio: 'ignore' });
    const build = seconds(begun);
    const starts: number[] = [];
    for (let start = 0; start < 2; start += 1) {
      begun = performance.now();
      const site = await startSite({ DATA_DIR: dataDir });
      starts.push(seconds(begun));
      await site.stop();
    }
    return [
      plain('install (npm ci)', `${install.toFixed(1)} s`),
      plain('build of everything, cold', `${build.toFixed(1)} s`),
      plain('first start, with migration and seed', `${starts[0]?.toFixed(1)} s`),
      atMost('second start', starts[1] ?? 0, 10, ' s'),
    ];
  } finally {
    fs.rmSync(clone, { recursive: true, force: true });
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
