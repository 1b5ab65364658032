import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Project, root, workspaceProjects } from '../workspace.ts';
import type { House } from './rule.ts';
import { readSource } from './source.ts';

/** Files that git tracks or would track: a new file is checked before it is added. */
export function trackedFiles(base = root): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: base,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter((file) => file && fs.existsSync(path.join(base, file)))
    .sort();
}

/** Entries that the packages export, patterns such as `./icons/*` resolved against the files. */
export function packageEntries(projects: readonly Project[], files: readonly string[], read: House['read']) {
  const entries = new Map<string, string>();
  for (const { folder, name } of projects) {
    const { exports = {} } = JSON.parse(read(`${folder}/package.json`)) as { exports?: Record<string, string> };
    for (const [key, value] of Object.entries(exports)) {
      const target = `${folder}/${value.replace(/^\.\//, '')}`;
      const [before = '', after] = target.split('*');
      if (after === undefined) {
        entries.set(path.posix.join(name, key), target);
        continue;
      }
      for (const file of files) {
        if (!file.startsWith(before) || !file.endsWith(after)) continue;
        const middle = file.slice(before.length, file.length - after.length);
        entries.set(path.posix.join(name, key.replace('*', middle)), file);
      }
    }
  }
  return entries;
}

const isSource = (file: string) => /\.([cm]?[jt]s|tsx)$/.test(file) && !/\/(downloads|fixtures)\//.test(file);

/** Reads the whole repository as the rules see it. */
export function readHouse(base = root): House {
  const files = trackedFiles(base);
  const read = (file: string) => fs.readFileSync(path.join(base, file), 'utf8');
  const projects = workspaceProjects(base);
  return {
    files,
    projects,
    read,
    entries: packageEntries(projects, files, read),
    sources: files.filter(isSource).map((file) => readSource(file, read(file))),
  };
}
