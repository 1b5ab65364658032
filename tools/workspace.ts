import fs from 'node:fs';
import path from 'node:path';

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

/** Finds a project by its folder, the folder's last part or its package name. */
export function findProject(wanted: string, projects = workspaceProjects()): Project {
  const found = projects.find(
    ({ folder, name }) => [folder, path.basename(folder), name].includes(wanted) || folder === `mfe-${wanted}`,
  );
  if (found) return found;
  throw new Error(`There is no project "${wanted}". Projects: ${projects.map(({ folder }) => folder).join(', ')}`);
}
