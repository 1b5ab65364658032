import fs from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@arcada/contracts';
import { remoteManifestSchema } from '@arcada/contracts';
import { compile } from './compile.ts';
import { compressFiles } from './compress.ts';
import { configurationFor } from './configuration.ts';
import { packRelease } from './release.ts';

/** `node packages/federation/src/build.ts <folder>`: builds the shell or a remote for browser and page server. */
const folder = path.resolve(process.argv[2] ?? '.');
const base = path.basename(folder);
const mode = process.argv.includes('--development') ? 'development' : 'production';

async function buildShell() {
  const chunks = await compile(
    configurationFor({ folder, name: 'shell', target: 'web', mode, output: path.join(folder, 'dist/web') }),
  );
  await compile(
    configurationFor({ folder, name: 'shell', target: 'node', mode, output: path.join(folder, 'dist/server') }),
  );
  await fs.writeFile(path.join(folder, 'dist/server/package.json'), '{"type":"commonjs"}\n');
  if (mode === 'production') await compressFiles(path.join(folder, 'dist/web'));
  // Icons and social pictures, which keep their names.
  await fs.cp(path.join(folder, 'src/server/files'), path.join(folder, 'dist/files'), { recursive: true });
  await fs.writeFile(path.join(folder, 'dist/chunks.json'), `${JSON.stringify(chunks, null, 1)}\n`);
}

async function buildRemote() {
  const { manifest } = (await import(path.join(folder, 'src/manifest.ts'))) as { manifest: RemoteManifest };
  const checked = remoteManifestSchema.parse(manifest);
  const output = path.join(folder, 'dist/release');
  await fs.rm(output, { recursive: true, force: true });
  const target = { folder, name: checked.domain, mode } as const;
  const webChunks = await compile(configurationFor({ ...target, target: 'web', output: path.join(output, 'web') }));
  await compile(configurationFor({ ...target, target: 'node', output: path.join(output, 'node') }));
  const { version: packageVersion } = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8'));
  const release = await packRelease({ folder: output, packageVersion, manifest: checked, webChunks });
  console.log(`${release.remote} ${release.version}: ${Object.keys(release.files).length} files`);
}

await (base === 'shell' ? buildShell() : buildRemote());
