import { execFileSync } from 'node:child_process';
import type { SiteState } from '../start/state-file.ts';
import { type Figure, plain } from './report.ts';

/** Resident memory of every process of the site, in MB (as ps counts it). */
export function memoryFigures(state: SiteState): Figure[] {
  const sizes = state.processes.flatMap(({ name, pid }) => {
    if (!pid) return [];
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
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
