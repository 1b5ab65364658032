import fs from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

const quiet = 150;
const ignored = /(^|\/)(dist|node_modules|\.data|test)(\/|$)|\.test\.tsx?$|openapi\.json$/;

/** True for a file that may be part of builds. Nx decides which projects it belongs to. */
export const isWatched = (file: string) => !ignored.test(file);

/** Calls `changed` once the sources have been quiet for a moment, one call at a time. */
export function watchSources(changed: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let waiting = false;
  let busy = false;
  const flush = async () => {
    if (busy || !waiting) return;
    busy = true;
    waiting = false;
    await changed();
    busy = false;
    void flush();
  };
  const watchers = ['shell', 'services', 'packages', ...fs.globSync('mfe-*', { cwd: root })].map((folder) =>
    fs.watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !isWatched(name.split(path.sep).join('/'))) return;
      waiting = true;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), quiet);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
