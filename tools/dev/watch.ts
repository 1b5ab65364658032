import fs from 'node:fs';
import path from 'node:path';
import { type Project, root } from '../workspace.ts';

const quiet = 150;
const ignored = /(^|\/)(dist|node_modules|\.data|test)(\/|$)|\.test\.tsx?$|openapi\.json$/;

/** The projects that a change of a file touches: a package touches all that may import it. */
export function touchedBy(file: string, projects: readonly Project[]): Project[] {
  if (ignored.test(file)) return [];
  if (file.startsWith('packages/service-kit/')) return projects.filter(({ folder }) => folder.startsWith('services/'));
  if (/^packages\/(ui|platform|federation)\//.test(file)) {
    return projects.filter(({ folder }) => folder === 'shell' || folder.startsWith('mfe-'));
  }
  if (file.startsWith('packages/contracts/')) return [...projects];
  return projects.filter(({ folder }) => file.startsWith(`${folder}/`));
}

/** Calls `changed` with the touched projects once the files have been quiet for a moment, one call at a time. */
export function watchSources(projects: readonly Project[], changed: (touched: Project[]) => Promise<void>): () => void {
  const waiting = new Set<Project>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const flush = async () => {
    if (busy || waiting.size === 0) return;
    busy = true;
    const touched = [...waiting];
    waiting.clear();
    await changed(touched);
    busy = false;
    void flush();
  };
  const watchers = ['shell', 'services', 'packages', ...fs.globSync('mfe-*', { cwd: root })].map((folder) =>
    fs.watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (!name) return;
      const touched = touchedBy(path.posix.join(folder, name.split(path.sep).join('/')), projects);
      for (const project of touched) waiting.add(project);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), quiet);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
