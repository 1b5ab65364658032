import fs from 'node:fs/promises';
import path from 'node:path';
import { type Composition, type RemoteDomain, releasePath, releaseSchema } from '@arcada/contracts';
import { integrityLike, type TokenSigner } from '@arcada/service-kit/process';
import type { StoredRemote } from './messages.ts';

/**
 * Fetches what is live from the registry and stores it on disk, where renderers may read it. Runs
 * none of it.
 */
export class Releases {
  /** The real path, because errors contain it and are attributed by it. */
  readonly folder: string;
  private readonly registryUrl: string;
  private readonly signer: TokenSigner;

  constructor(registryUrl: string, signer: TokenSigner, folder: string) {
    this.registryUrl = registryUrl;
    this.folder = folder;
    this.signer = signer;
  }

  async composition(): Promise<Composition> {
    return (await this.ask('/internal/composition')).json() as Promise<Composition>;
  }

  /** Stores the files needed for rendering, checked against their integrity at each call. */
  async store(domain: RemoteDomain, version: string): Promise<StoredRemote> {
    const base = releasePath(domain, version);
    const release = releaseSchema.parse(await (await this.ask(`/internal${base}/release.json`)).json());
    const folder = path.join(this.folder, domain, version);
    for (const [file, { integrity }] of Object.entries(release.files)) {
      const wanted = file.startsWith('node/') || file.endsWith('.css');
      if (wanted) await this.bring(`${base}/${file}`, path.join(folder, file), integrity);
    }
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}');
    return { domain, version, folder, release };
  }

  /** Reports the health of a version here. */
  async tell(domain: RemoteDomain, version: string, health: { state: string; reason?: string }): Promise<void> {
    const address = `/internal/releases/${domain}/${encodeURIComponent(version)}/health`;
    await this.ask(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(health),
    });
  }

  private async bring(address: string, target: string, integrity: string): Promise<void> {
    const kept = await fs.readFile(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (kept && integrityLike(integrity, kept) === integrity) return;
    const bytes = Buffer.from(await (await this.ask(address)).arrayBuffer());
    if (integrityLike(integrity, bytes) !== integrity)
      throw new Error(`${address} has another integrity than its release says`);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(`${target}.part`, bytes);
    await fs.rename(`${target}.part`, target);
  }

  private async ask(address: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.registryUrl}${address}`, {
      ...init,
      headers: {
        ...headers,
        authorization: `Bearer ${await this.signer.token('registry')}`,
        'accept-encoding': 'identity',
      },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${address}: the registry said ${response.status}`);
    return response;
  }
}
