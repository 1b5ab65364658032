import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Patience, RegistryClient } from './registry-client.ts';

/** The part of release.json that publishing needs. */
interface ReleaseFile {
  remote: string;
  version: string;
  files: Record<string, { bytes: number }>;
}

export interface PublishOptions {
  /** Origin of the site (its gateway), or of the registry service itself. */
  registryUrl: string;
  /** Release token of the remote. */
  token: string;
  /** Folder with release.json, web/ and node/: the output of a remote's build in dist/release. */
  folder: string;
  /** Also makes the version live. */
  promote?: boolean;
  /** Version that must be live at that moment (null: none); any other stops the promotion. */
  expected?: string | null;
  /** How long to wait for an unreachable registry. */
  patience?: Patience;
}

export interface Published {
  remote: string;
  version: string;
  /** Number of files sent; 0 when the version existed already. */
  sent: number;
  live: boolean;
}

const atOnce = 4;

/**
 * Publishes a built remote: missing files are sent, then the version is completed and, if
 * requested, made live.
 */
export async function publishRelease(options: PublishOptions): Promise<Published> {
  const release = JSON.parse(await fs.readFile(path.join(options.folder, 'release.json'), 'utf8')) as ReleaseFile;
  const { remote, version } = release;
  const name = `${remote} ${version}`;
  const client = new RegistryClient(options.registryUrl, options.token, options.patience);
  const own = `/${remote}/${encodeURIComponent(version)}`;
  const begun = (await client.call({ what: `${name} was not accepted`, method: 'POST', body: { release } })) as {
    state: 'uploading' | 'complete';
    missing: string[];
  };
  const missing = [...begun.missing];
  const sendNext = async (): Promise<void> => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) {
      await client.call({
        what: `${name}: ${file} was not accepted`,
        method: 'PUT',
        path: `${own}/files/${file.split('/').map(encodeURIComponent).join('/')}`,
        body: await fs.readFile(path.join(options.folder, file)),
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  if (begun.state !== 'complete') {
    await client.call({ what: `${name} was not completed`, method: 'POST', path: `${own}/complete` });
  }
  if (options.promote) {
    const body = options.expected === undefined ? {} : { expected: options.expected };
    await client.call({ what: `${name} did not become live`, method: 'POST', path: `${own}/promote`, body });
  }
  return { remote, version, sent: begun.missing.length, live: options.promote ?? false };
}

// node tools/release/publish.ts <folder> --to https://site.example [--promote] [--expected VERSION]; token: RELEASE_TOKEN
if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, promote: { type: 'boolean' }, expected: { type: 'string' } },
  });
  const token = process.env.RELEASE_TOKEN;
  const [folder] = positionals;
  if (!folder || !values.to || !token) {
    console.error(
      'Say what to publish and where: RELEASE_TOKEN=… node tools/release/publish.ts mfe-store/dist/release --to https://site.example [--promote]',
    );
    process.exit(1);
  }
  try {
    const expected = values.expected === undefined ? {} : { expected: values.expected };
    const done = await publishRelease({
      registryUrl: values.to,
      token,
      folder,
      promote: values.promote ?? false,
      ...expected,
    });
    console.log(`${done.remote} ${done.version}: ${done.sent} files sent${done.live ? ', live' : ''}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
