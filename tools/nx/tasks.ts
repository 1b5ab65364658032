import { fork } from 'node:child_process';
import path from 'node:path';
import { ToolError } from '../progress.ts';
import { type Project, root } from '../workspace.ts';

export interface TaskOutcome {
  /** Name of the project's package. */
  project: string;
  target: string;
  status: string;
  output: string;
}

/** True for a result from Nx's cache or already in place. */
export const isCached = ({ status }: TaskOutcome) => status.includes('cache');

/** Runs a target of projects, and what it depends on, with Nx; calls `ended` as each task ends. */
export async function runTasks(
  target: string,
  projects: readonly Project[],
  ended: (outcome: TaskOutcome) => void = () => undefined,
): Promise<TaskOutcome[]> {
  if (projects.length === 0) return [];
  const outcomes: TaskOutcome[] = [];
  const child = fork(path.join(root, 'tools/nx/task-process.ts'), [target, ...projects.map(({ name }) => name)], {
    cwd: root,
    execArgv: [],
    silent: true,
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_TUI: 'false',
      NX_ISOLATE_PLUGINS: 'false',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  child.on('message', (outcome: TaskOutcome) => {
    outcomes.push(outcome);
    ended(outcome);
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  const broken = outcomes.filter(({ status }) => status === 'failure');
  if (broken.length > 0) {
    const reports = broken.map(({ project, output }) => `${project}:\n${output.trim()}`).join('\n\n');
    throw new ToolError(`${reports}\n\nThe ${target} failed: see above.`);
  }
  if (code !== 0) throw new ToolError(`${said.trim()}\n\nNx could not run "${target}": see above.`);
  return outcomes;
}
