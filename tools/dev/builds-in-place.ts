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
 * Which build of each project the running site has. Nx can't tell: a change that is undone comes out of its cache, as
 * does a project that was not touched at all.
 */
export class BuildsInPlace {
  readonly #base: string;
  readonly #hashes = new Map<string, string>();

  constructor(projects: readonly Project[], base = root) {
    this.#base = base;
    this.changedOf(projects);
  }

  /** Folders whose build is another than the one in place; from now on it counts as in place. */
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
