import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { areaPaths, contractNumber, type Release, type RemoteDomain, type RemoteManifest } from '@arcada/contracts';

export interface Wish {
  remote?: RemoteDomain;
  version?: string;
  contract?: number;
  routes?: RemoteManifest['routes'];
  /** Makes the files differ. */
  text?: string;
  /** Of the files' integrity. */
  algorithm?: 'sha256' | 'sha384';
}

/** A release folder as a remote's build produces it. */
export async function buildRelease(wish: Wish = {}): Promise<{ folder: string; release: Release }> {
  const { remote = 'store', version = '1.0.0-aaa', contract = contractNumber, text = version } = wish;
  const { algorithm = 'sha256' } = wish;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'arcada-release-'));
  const contents: Record<string, string> = {
    'web/remoteEntry.11.js': `globalThis.${remote} = ${JSON.stringify(text)};\n${'// filler that compresses\n'.repeat(80)}`,
    'web/page.22.css': `.page { color: red }\n${'.filler { margin: 0 }\n'.repeat(80)}`,
    'web/small.33.js': 'x',
    'node/remoteEntry.js': `module.exports = ${JSON.stringify(text)};`,
  };
  const files: Release['files'] = {};
  for (const [name, content] of Object.entries(contents)) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await fs.writeFile(path.join(folder, name), content);
    const integrity = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
    files[name] = { bytes: Buffer.byteLength(content), integrity };
  }
  const release: Release = {
    remote,
    version,
    builtAt: new Date().toISOString(),
    manifest: {
      contract,
      domain: remote,
      title: { en: remote, 'pt-BR': remote, es: remote },
      routes: wish.routes ?? [{ path: areaPaths[remote][0] ?? '', access: 'public', render: 'server', listed: true }],
      slots: [],
    },
    entry: { web: 'web/remoteEntry.11.js', node: 'node/remoteEntry.js' },
    chunks: { page: ['web/page.22.css'] },
    files,
  };
  await fs.writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  return { folder, release };
}
