import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A copy of the repository's own files, with the installed packages linked. Workspaces among the
 * packages are linked within the copy; otherwise tests would load the original without the
 * mutation.
 */
export function copyRepository(from: string): { folder: string; remove: () => void } {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-mutants-')));
  for (const file of ownFiles(from)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(from, file), path.join(folder, file));
  }
  linkPackages(path.join(from, 'node_modules'), path.join(folder, 'node_modules'));
  for (const nested of fs.globSync('*/*/node_modules', { cwd: from, exclude: ['node_modules'] }))
    fs.symlinkSync(path.join(from, nested), path.join(folder, nested), 'junction');
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** Tracked and new files, without ignored ones. */
function ownFiles(root: string): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0');
  return files.filter((file) => file && fs.existsSync(path.join(root, file)));
}

function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from)) {
    const place = path.join(from, name);
    if (name !== '@arcada') fs.symlinkSync(place, path.join(to, name), 'junction');
    else fs.cpSync(place, path.join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}
