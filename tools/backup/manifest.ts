import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ToolError } from '../progress.ts';

export interface CopiedFile {
  /** Relative to the backup's folder, with slashes. */
  path: string;
  bytes: number;
  sha256: string;
}

export interface CopiedDatabase {
  service: string;
  kind: 'sqlite' | 'mysql';
  path: string;
  /** Applied migrations: the version of its schema. */
  migrations: string[];
}

/** Content of a backup. Written last: a folder without it is incomplete. */
export interface Manifest {
  format: 1;
  createdAt: string;
  databases: CopiedDatabase[];
  files: CopiedFile[];
}

const manifestFile = (folder: string) => path.join(folder, 'manifest.json');

export async function sumOf(folder: string, relative: string): Promise<CopiedFile> {
  const file = path.join(folder, relative);
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return { path: relative, bytes: fs.statSync(file).size, sha256: hash.digest('hex') };
}

export function writeManifest(folder: string, manifest: Manifest): void {
  const file = manifestFile(folder);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
  fs.renameSync(`${file}.new`, file);
}

/** The manifest of a complete and unchanged backup; throws with the list of faults otherwise. */
export async function readVerified(folder: string): Promise<Manifest> {
  if (!fs.existsSync(manifestFile(folder))) {
    throw new ToolError(`${folder} has no manifest.json: it is no backup, or one that did not come to its end.`);
  }
  const manifest = JSON.parse(fs.readFileSync(manifestFile(folder), 'utf8')) as Manifest;
  if (manifest.format !== 1) throw new ToolError(`${folder} has a format that this release can't read.`);
  const faults: string[] = [];
  for (const wanted of manifest.files) {
    const fault = await faultOf(folder, wanted);
    if (fault) faults.push(`${wanted.path} ${fault}`);
  }
  const listed = new Set(manifest.files.map((file) => file.path));
  for (const { path: file } of manifest.databases) if (!listed.has(file)) faults.push(`${file} is not in the list`);
  if (faults.length === 0) return manifest;
  throw new ToolError(`The backup in ${folder} is damaged or was changed:\n- ${faults.slice(0, 20).join('\n- ')}`);
}

async function faultOf(folder: string, wanted: CopiedFile): Promise<string | undefined> {
  const inside = !path.isAbsolute(wanted.path) && !wanted.path.split(/[\\/]/).includes('..');
  if (!inside) return 'lies outside of the backup';
  if (!fs.existsSync(path.join(folder, wanted.path))) return 'is missing';
  const { sha256 } = await sumOf(folder, wanted.path);
  return sha256 === wanted.sha256 ? undefined : 'differs from what was written';
}
