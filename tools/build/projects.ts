import { isCached, runTasks } from '../nx/tasks.ts';
import { type Project, workspaceProjects } from '../workspace.ts';

/** Projects with a build. */
export const buildable = (): Project[] => workspaceProjects().filter(({ scripts }) => scripts.build);

export interface BuildResult {
  /** Folders of projects built in this run. */
  built: string[];
  /** Folders whose result came from the cache or already existed. */
  fresh: string[];
}

/** Builds what is stale, at most two projects at a time, through Nx's local cache. */
export async function buildProjects(projects: readonly Project[] = buildable()): Promise<BuildResult> {
  const folders = new Map(workspaceProjects().map(({ name, folder }) => [name, folder]));
  const result: BuildResult = { built: [], fresh: [] };
  await runTasks('build', projects, (outcome) => {
    const folder = folders.get(outcome.project) ?? outcome.project;
    if (outcome.status !== 'success') {
      if (isCached(outcome)) result.fresh.push(folder);
      return;
    }
    result.built.push(folder);
    console.log(`  built ${folder}`);
  });
  return result;
}
