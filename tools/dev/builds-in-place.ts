import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Project, root } from '../workspace.ts';

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of fs.globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const name = path.join(file.parentPath, file.name);
    hash.update(`${name}\n`).update(fs.readFileSync(name));
  }
  return hash.digest('hex');
}

/**
 * The build of each project on the running site. Nx can't tell: an undone change comes out of its
 * cache, as does an untouched project.
 */
export class BuildsInPlace {
  readonly #base: string;
  readonly #hashes = new Map<string, string>();

  constructor(projects: readonly Project[], base = root) {
    this.#base = base;
    this.changedOf(projects);
  }

  /** Folders whose build differs from the one in place; from now on it counts as in place. */
  changedOf(projects: readonly Project[]): string[] {
    return projects
      .map(({ folder }) => folder)
      .filter((folder) => {
        const hash = hashOf(path.join(this.#base, folder, 'dist'));
        if (this.#hashes.get(folder) === hash) return false;
        this.#hashes.set(folder, hash);
        return true;
      });
  }
}
