import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';
import { type Project, root, workspaceProjects } from '../workspace.ts';

/** Projects that have something to build. */
export const buildable = (): Project[] => workspaceProjects().filter(({ scripts }) => scripts.build);

export interface BuildResult {
  /** Folders of projects that were built now. */
  built: string[];
  /** Folders whose result came from the cache or was already there. */
  fresh: string[];
}

const outcome = /^> nx run (?<name>[^:\s]+):build(?<note>.*)$/u;

/** Reads Nx's static output: which projects were built, which were taken from the cache. */
export function readOutcome(output: string, projects: readonly Project[]): BuildResult {
  const result: BuildResult = { built: [], fresh: [] };
  for (const line of output.split('\n')) {
    const groups = outcome.exec(line)?.groups;
    const project = projects.find(({ name }) => name === groups?.name);
    if (!groups || !project) continue;
    const fresh = groups.note?.includes('[') ?? false;
    (fresh ? result.fresh : result.built).push(project.folder);
  }
  return result;
}

/** Builds what is stale, at most two projects at a time, through Nx's local cache. */
export async function buildProjects(projects: readonly Project[] = buildable()): Promise<BuildResult> {
  if (projects.length === 0) return { built: [], fresh: [] };
  const child = spawn(
    process.execPath,
    [
      realpathSync(path.join(root, 'node_modules/.bin/nx')),
      'run-many',
      '--targets=build',
      `--projects=${projects.map(({ name }) => name).join(',')}`,
      '--parallel=2',
      '--outputStyle=static',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
        NX_TUI: 'false',
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
    },
  );
  let output = '';
  const keep = (chunk: Buffer) => {
    const text = chunk.toString('utf8');
    output += text;
    for (const [, name] of text.matchAll(/^> nx run ([^:\s]+):build\s*$/gmu)) {
      const project = projects.find((candidate) => candidate.name === name);
      if (project) console.log(`  building ${project.folder}`);
    }
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new ToolError(`${output.trim()}\n\nThe build failed: see above.`);
  return readOutcome(output, projects);
}
