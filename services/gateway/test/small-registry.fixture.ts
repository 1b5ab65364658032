import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import {
  type Composition,
  contractNumber,
  type LiveReleases,
  type RemoteDomain,
  type RemoteManifest,
  type Role,
  releasePath,
  remoteAccess,
} from '@arcada/contracts';
import { Upstream } from './upstream.fixture.ts';

export interface Wish {
  remote?: RemoteDomain;
  version?: string;
  routes?: RemoteManifest['routes'];
  /** A file whose bytes differ from those in the list. */
  spoiled?: string;
}

type Live = LiveReleases['releases'][number] & { remoteOf: Composition['remotes'][number] };

/** Serves releases as the registry does: the list of what is live, and files in compressed forms. */
export class SmallRegistry extends Upstream {
  private readonly files = new Map<string, Buffer>();
  private readonly live = new Map<RemoteDomain, Live>();

  constructor() {
    super();
    this.handler = ({ url, headers }, response) => {
      if (url === '/internal/releases/live') {
        const body = JSON.stringify(this.liveReleases());
        const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
        if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
        return void response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
      }
      if (url === '/readyz') return void response.end();
      const bytes = this.files.get(url);
      if (!bytes) return void response.writeHead(404).end();
      const packed = headers['accept-encoding'] === 'br' && bytes.length > 100;
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        ...(packed ? { 'content-encoding': 'br' } : {}),
      });
      response.end(packed ? zlib.brotliCompressSync(bytes) : bytes);
    };
  }

  publish({ remote = 'store', version = '1', routes, spoiled }: Wish): Live {
    const manifest: RemoteManifest = {
      contract: contractNumber,
      domain: remote,
      title: { en: remote, 'pt-BR': remote, es: remote },
      routes: routes ?? [{ path: `/${remote}`, access: 'public', render: 'server', listed: true }],
      slots: [],
    };
    const files: Live['files'] = {};
    for (const name of ['web/remoteEntry.11.js', 'web/page.22.css', 'web/small.33.js', 'node/remoteEntry.js']) {
      const bytes = Buffer.from(`${remote} ${version} ${name} ${'filler '.repeat(name.includes('small') ? 0 : 50)}`);
      this.files.set(`${releasePath(remote, version)}/${name}`, name === spoiled ? Buffer.from('other') : bytes);
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      files[name] = { bytes: bytes.length, integrity };
    }
    const live: Live = {
      remote,
      version,
      access: remoteAccess(manifest),
      files,
      remoteOf: {
        domain: remote,
        version,
        entry: `${releasePath(remote, version)}/web/remoteEntry.11.js`,
        integrity: files['web/remoteEntry.11.js']?.integrity ?? '',
        manifest,
      },
    };
    this.live.set(remote, live);
    return live;
  }

  private liveReleases(): LiveReleases {
    const all = [...this.live.values()];
    const visibleTo = (role?: Role): Composition => {
      const visible = all.filter(({ access }) => access === 'public' || (role && access.includes(role)));
      return {
        id: visible.map(({ remote, version }) => `${remote}@${version}`).join(' '),
        remotes: visible.map(({ remoteOf }) => remoteOf),
      };
    };
    return {
      compositions: {
        anonymous: visibleTo(),
        customer: visibleTo('customer'),
        producer: visibleTo('producer'),
        admin: visibleTo('admin'),
      },
      releases: all.map(({ remoteOf: _remoteOf, ...release }) => release),
    };
  }
}
