import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Composition, type Language, languages, type Release, releasePath } from '@arcada/contracts';
import { type RemoteEntry, RemoteHost } from '@arcada/platform';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { i18n } from 'i18next';
import { addShellTexts, createTexts } from '../language.ts';
import { localPages } from '../remotes/site-routes.ts';
import type { PageServerConfig } from './config.ts';
import { criticalCss } from './critical-css.ts';
import { internalTokenSigner } from './internal-token.ts';

export interface PreparedRemote {
  domain: string;
  release: Release;
  /** Contents of its stylesheets by public path. */
  styles: Map<string, string>;
}
/** A composition whose remotes are loaded into this process, ready to render without waiting. */
export interface PreparedComposition {
  composition: Composition;
  host: RemoteHost;
  texts: Record<Language, i18n>;
  remotes: PreparedRemote[];
  /** False when a live remote could not be loaded: tried again soon. */
  complete: boolean;
  /** Picks the rules that a page's HTML uses. */
  critical: (html: string) => string;
}

const entryFiles = new Map<string, string>();
const requireFromDisk = createRequire(path.join(process.cwd(), 'page-server.cjs'));

/** A remote's server build is run from disk, after its integrity was checked. */
registerPlugins([
  {
    name: 'arcada-from-disk',
    async loadEntry({ remoteInfo }) {
      const file = entryFiles.get(remoteInfo.name);
      if (!file) throw new Error(`${remoteInfo.name} was not fetched`);
      return requireFromDisk(file);
    },
  },
]);

/** Fetches releases from the registry, keeps them on disk and loads them into this process. */
export class LiveCompositions {
  private readonly config: PageServerConfig;
  private readonly token: (audience: string) => string;
  private readonly prepared = new Map<string, Promise<{ entry: RemoteEntry; remote: PreparedRemote }>>();

  constructor(config: PageServerConfig) {
    this.config = config;
    this.token = internalTokenSigner(config.INTERNAL_KEY);
  }

  async fetchComposition(): Promise<Composition> {
    return (await this.fetchRegistry('/internal/composition')).json() as Promise<Composition>;
  }

  /** Loads every remote that can be loaded; one that can't is left to fail in its own area. */
  async prepare(composition: Composition, shellStyles: string[]): Promise<PreparedComposition> {
    const texts = Object.fromEntries(
      await Promise.all(languages.map(async (language) => [language, await createTexts(language)])),
    ) as Record<Language, i18n>;
    for (const language of languages) await addShellTexts(texts[language], language);
    const remotes: PreparedRemote[] = [];
    const host = new RemoteHost(composition, {
      localPages,
      loadEntry: async (live) => {
        const { entry, remote } = await this.prepareRemote(live.domain, live.version);
        if (!remotes.includes(remote)) remotes.push(remote);
        return entry;
      },
      addTexts: async (domain, entry) => {
        for (const language of languages) {
          texts[language].addResourceBundle(language, domain, (await entry.locales[language]()).default);
        }
      },
    });
    await Promise.all(Object.keys(localPages).map((page) => host.loadPage('shell', page)));
    for (const { domain, manifest } of composition.remotes) {
      const served = manifest.routes.filter((route) => route.render === 'server');
      await Promise.all([
        ...served.map((route) => host.loadPage(domain, route.path)),
        ...manifest.slots.map((slot) => host.loadSlot(domain, slot.id)),
      ]);
    }
    const styles = remotes.flatMap((remote) => [...remote.styles.values()]);
    return {
      composition,
      host,
      texts,
      remotes,
      complete: remotes.length === composition.remotes.length,
      critical: criticalCss([...shellStyles, ...styles]),
    };
  }

  private async prepareRemote(domain: string, version: string) {
    const name = `${domain}@${version}`;
    const known = this.prepared.get(name);
    if (known) return known;
    const preparing = this.loadFromRegistry(domain, version, name);
    this.prepared.set(name, preparing);
    preparing.catch(() => this.prepared.delete(name));
    return preparing;
  }

  private async loadFromRegistry(domain: string, version: string, name: string) {
    const base = releasePath(domain, version);
    const release = (await (await this.fetchRegistry(`/internal${base}/release.json`)).json()) as Release;
    const folder = path.join(this.config.DATA_DIR, 'page-server', domain, version);
    const styles = new Map<string, string>();
    for (const [file, { integrity }] of Object.entries(release.files)) {
      const wanted = file.startsWith('node/') || file.endsWith('.css');
      if (!wanted) continue;
      const bytes = await this.fetchFile(`${base}/${file}`, path.join(folder, file), integrity);
      if (file.startsWith('web/')) styles.set(`${base}/${file}`, bytes.toString());
    }
    await fs.writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}');
    const alias = name.replace(/[^a-zA-Z0-9]/g, '_');
    entryFiles.set(alias, path.join(folder, release.entry.node));
    registerRemotes([{ name: alias, entry: `${this.config.REGISTRY_URL}${base}/${release.entry.node}` }]);
    const module = await loadRemote<{ entry: RemoteEntry }>(`${alias}/entry`);
    if (!module) throw new Error(`${name} gave no entry`);
    return { entry: module.entry, remote: { domain, release, styles } };
  }

  private async fetchFile(address: string, target: string, integrity: string): Promise<Buffer> {
    const digest = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    const kept = await fs.readFile(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (kept && digest(kept) === integrity) return kept;
    const bytes = Buffer.from(await (await this.fetchRegistry(address)).arrayBuffer());
    if (digest(bytes) !== integrity) throw new Error(`${address} has another integrity than its release says`);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(`${target}.part`, bytes);
    await fs.rename(`${target}.part`, target);
    return bytes;
  }

  private async fetchRegistry(address: string): Promise<Response> {
    const response = await fetch(`${this.config.REGISTRY_URL}${address}`, {
      headers: { authorization: `Bearer ${this.token('registry')}`, 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${address}: the registry answered ${response.status}`);
    return response;
  }
}
