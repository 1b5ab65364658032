import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RemoteManifest } from '@arcada/contracts';
import { packRelease } from '@arcada/federation';
import { root } from '../workspace.ts';

/** The output of a remote's build. */
export const releaseFolder = (remote: string) => path.join(root, `mfe-${remote}/dist/release`);

export interface Sentence {
  /** Text in the remote's English catalogue. */
  from: string;
  to: string;
}

const integrityOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Changes the sentence as a new build would: browsers refuse a chunk that its entry doesn't list. */
async function changeSentence(folder: string, { from, to }: Sentence): Promise<void> {
  const names = await fs.readdir(folder);
  const find = (pattern: RegExp) => path.join(folder, names.find((name) => pattern.test(name)) ?? '');
  const chunk = find(/^locale-en\..*js$/);
  const text = await fs.readFile(chunk, 'utf8');
  if (!text.includes(from)) throw new Error(`${chunk} does not say "${from}"`);
  const next = text.replace(from, to);
  await fs.writeFile(chunk, next);
  const entry = find(/^remoteEntry\..*js$/);
  const loader = await fs.readFile(entry, 'utf8');
  await fs.writeFile(entry, loader.replaceAll(integrityOf(text), integrityOf(next)));
}

/** A team's build after it changed one sentence, in a folder of its own that the caller removes. */
export async function changedRelease(remote: string, sentence: Sentence): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'arcada-shipping-'));
  await fs.cp(releaseFolder(remote), folder, { recursive: true });
  const { manifest, chunks } = JSON.parse(await fs.readFile(path.join(folder, 'release.json'), 'utf8'));
  for (const part of ['web', 'node']) await changeSentence(path.join(folder, part), sentence);
  await pack(folder, manifest, chunks);
  return folder;
}

/**
 * A team's build with a page that runs `code` when it is rendered on the server; its browser build
 * is good.
 */
export async function brokenRelease(remote: string, page: string, code: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'arcada-broken-'));
  await fs.cp(releaseFolder(remote), folder, { recursive: true });
  const { manifest, chunks } = JSON.parse(await fs.readFile(path.join(folder, 'release.json'), 'utf8'));
  const entry = path.join(folder, 'node/remoteEntry.js');
  await fs.appendFile(
    entry,
    `
const { init, get } = module.exports;
module.exports = {
  init,
  get: async (name) => {
    const { entry } = (await get(name))();
    entry.pages[${JSON.stringify(page)}] = async () => ({ Component: () => { ${code} } });
    return () => ({ entry });
  },
};
`,
  );
  await pack(folder, manifest, chunks);
  return folder;
}

async function pack(folder: string, manifest: RemoteManifest, chunks: Record<string, string[]>): Promise<void> {
  const webChunks = Object.fromEntries(
    Object.entries(chunks).map(([chunk, files]) => [chunk, files.map((file) => file.replace('web/', ''))]),
  );
  await packRelease({ folder, packageVersion: '0.1.1', manifest, webChunks });
}
