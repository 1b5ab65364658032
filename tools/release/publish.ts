import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

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
  /** Folder with release.json, web/ and node/: what a remote's build leaves in dist/release. */
  folder: string;
  /** Also makes the version live. */
  promote?: boolean;
  /** Version that must be live at that moment (null: none); another one stops the promotion. */
  expected?: string | null;
}

export interface Published {
  remote: string;
  version: string;
  /** Files that were sent now; 0 when the version was there already. */
  sent: number;
  live: boolean;
}

/** The registry's own words on why it refused. */
export class PublishError extends Error {
  override name = 'PublishError';
  readonly status: number;
  readonly code: string;

  constructor(
    what: string,
    status: number,
    problem: { code?: string; message?: string; errors?: { path: string; message: string }[] },
  ) {
    const details = (problem.errors ?? []).map((error) => `\n- ${error.path}: ${error.message}`).join('');
    super(`${what}: ${problem.message ?? `status ${status}`}${details}`);
    this.status = status;
    this.code = problem.code ?? '';
  }
}

const atOnce = 4;

/** Publishes a built remote: what is missing is sent, then the version is completed and, if wished, made live. */
export async function publishRelease(options: PublishOptions): Promise<Published> {
  const release = JSON.parse(await fs.readFile(path.join(options.folder, 'release.json'), 'utf8')) as ReleaseFile;
  const { remote, version } = release;
  const name = `${remote} ${version}`;
  const base = `${options.registryUrl.replace(/\/$/, '')}/api/admin/releases`;
  const own = `${base}/${remote}/${encodeURIComponent(version)}`;
  const call = async (what: string, method: string, url: string, body?: unknown) => {
    const response = await fetch(url, {
      method,
      headers: {
        'x-release-token': options.token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return readAnswer(what, response);
  };
  const begun = (await call(`${name} was not accepted`, 'POST', base, { release })) as {
    state: 'uploading' | 'complete';
    missing: string[];
  };
  const missing = [...begun.missing];
  const sendNext = async (): Promise<void> => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) {
      const address = `${own}/files/${file.split('/').map(encodeURIComponent).join('/')}`;
      const response = await fetch(address, {
        method: 'PUT',
        headers: { 'x-release-token': options.token, 'content-type': 'application/octet-stream' },
        body: await fs.readFile(path.join(options.folder, file)),
      });
      await readAnswer(`${name}: ${file} was not accepted`, response);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  if (begun.state !== 'complete') await call(`${name} was not completed`, 'POST', `${own}/complete`);
  if (options.promote) {
    const body = options.expected === undefined ? {} : { expected: options.expected };
    await call(`${name} did not become live`, 'POST', `${own}/promote`, body);
  }
  return { remote, version, sent: begun.missing.length, live: options.promote ?? false };
}

async function readAnswer(what: string, response: Response): Promise<unknown> {
  const text = await response.text();
  let content: unknown;
  try {
    content = text ? JSON.parse(text) : undefined;
  } catch {
    // A proxy on the way may answer something else than JSON: the status says enough.
    content = undefined;
  }
  if (!response.ok)
    throw new PublishError(what, response.status, (content ?? {}) as { code?: string; message?: string });
  return content;
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
