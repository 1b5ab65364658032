import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release, RemoteManifest } from '@arcada/contracts';
import type { ChunkFiles } from './compile.ts';

export interface ReleaseParts {
  /** Folder with `web/` and `node/`; `release.json` is written beside them. */
  folder: string;
  /** Version from package.json; the content's hash is appended, so equal builds have equal versions. */
  packageVersion: string;
  manifest: RemoteManifest;
  webChunks: ChunkFiles;
}

async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await fs.readdir(path.join(folder, prefix), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const name = prefix ? `${prefix}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, name) : [name];
    }),
  );
  return nested.flat().sort();
}

/** Describes a built remote: every file with size and integrity, entries, chunks by name. Returns the version. */
export async function packRelease({ folder, packageVersion, manifest, webChunks }: ReleaseParts): Promise<Release> {
  const names = (await filesBelow(folder)).filter((name) => name !== 'release.json');
  const files: Release['files'] = {};
  const content = createHash('sha256').update(JSON.stringify(manifest));
  for (const name of names) {
    const bytes = await fs.readFile(path.join(folder, name));
    // By the algorithm that entries ask for their files with: a preload by another one is loaded in vain.
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    files[name] = { bytes: bytes.length, integrity };
    content.update(name).update(integrity);
  }
  const web = names.find((name) => /^web\/remoteEntry\.[^/]*js$/.test(name));
  if (!web) throw new Error(`${folder}/web has no remoteEntry: the browser build did not expose ./entry`);
  const release: Release = {
    remote: manifest.domain,
    version: `${packageVersion}-${content.digest('hex').slice(0, 10)}`,
    builtAt: new Date().toISOString(),
    manifest,
    entry: { web, node: 'node/remoteEntry.js' },
    chunks: Object.fromEntries(
      Object.entries(webChunks).map(([chunk, list]) => [chunk, list.map((file) => `web/${file}`)]),
    ),
    files,
  };
  await fs.writeFile(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  return release;
}
