import { execFileSync } from 'node:child_process';
import type { SiteState } from '../start/state-file.ts';
import { type Figure, plain } from './report.ts';

/** Resident memory of every process of the site, in MB (as ps counts it). */
export function memoryFigures(state: SiteState): Figure[] {
  const all = execFileSync('ps', ['-axo', 'rss=,pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sizes = state.processes.flatMap(({ name, pid }) => {
    if (!pid) return [];
    // Including its children: the page server's renderers.
    const kilobytes = all
      .filter(([, own, parent]) => own === pid || parent === pid)
      .reduce((sum, [size = 0]) => sum + size, 0);
    return [{ name, megabytes: Math.round(kilobytes / 1024) }];
  });
  const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
  return [
    plain(
      'memory of all processes',
      `${total} MB`,
      sizes.map(({ name, megabytes }) => `${name} ${megabytes}`).join(', '),
    ),
  ];
}

/** Resident memory of one process, in MB. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
