import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from './progress.ts';

/** Root folder of the repository. */
export const root = path.resolve(import.meta.dirname, '..');

export interface Project {
  /** Folder relative to the root, for example `services/store`. */
  folder: string;
  /** Name in its package.json. */
  name: string;
  scripts: Record<string, string>;
}

/** Every workspace of the repository, found on disk by the patterns of the root package.json. */
export function workspaceProjects(base = root): Project[] {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(base, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces
    .flatMap((pattern) => fs.globSync(pattern, { cwd: base }))
    .filter((folder) => fs.existsSync(path.join(base, folder, 'package.json')))
    .sort()
    .map((folder) => {
      const manifest = JSON.parse(fs.readFileSync(path.join(base, folder, 'package.json'), 'utf8')) as {
        name: string;
        scripts?: Record<string, string>;
      };
      return { folder, name: manifest.name, scripts: manifest.scripts ?? {} };
    });
}

/**
 * Projects by folder, package name, or the word of their area: `store` means mfe-store and
 * services/store.
 */
export function findProjects(wanted: string, projects = workspaceProjects()): Project[] {
  const found = projects.filter(
    ({ folder, name }) => [folder, path.basename(folder), name].includes(wanted) || folder === `mfe-${wanted}`,
  );
  if (found.length > 0) return found;
  const known = projects.map(({ folder }) => folder).join(', ');
  throw new ToolError(`There is no project "${wanted}". Projects: ${known}`);
}
