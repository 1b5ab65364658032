import { hash } from 'node:crypto';
import {
  type Composition,
  type LiveReleases,
  type Release,
  type RemoteDomain,
  type Role,
  releasePath,
  remoteAccess,
  remoteDomains,
} from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { ReleaseStore } from '../releases/release-store.ts';
import { damagedRelease } from './live.errors.ts';
import { LivePointer } from './live-pointer.ts';
import type { LiveState } from './live-state.ts';

const shortHash = (text: string) => hash('sha256', text, 'hex').slice(0, 12);

function compositionOf(releases: Release[], restricted: RemoteDomain[]): Composition {
  const parts = [...releases.map(({ remote, version }) => `${remote}@${version}`), ...restricted];
  return {
    id: shortHash(parts.join(' ')),
    ...(restricted.length > 0 && { restricted }),
    remotes: releases.map((release) => ({
      domain: release.remote,
      version: release.version,
      entry: `${releasePath(release.remote, release.version)}/${release.entry.web}`,
      integrity: release.files[release.entry.web]?.integrity ?? '',
      manifest: release.manifest,
    })),
  };
}

/** What each kind of visitor may load, computed once for each state of the pointer. */
@Injectable()
export class Compositions {
  private made: { state: LiveState; live: LiveReleases; etag: string } | undefined;

  constructor(
    private readonly store: ReleaseStore,
    private readonly pointer: LivePointer,
  ) {}

  async live(): Promise<{ live: LiveReleases; etag: string }> {
    const state = await this.pointer.read();
    if (this.made?.state === state) return this.made;
    const releases: Release[] = [];
    for (const remote of remoteDomains) {
      const version = state[remote]?.version;
      if (version !== undefined) releases.push(await this.needed(remote, version));
    }
    const visibleTo = (role: Role | undefined) => {
      const isVisible = ({ manifest }: Release) => {
        const access = remoteAccess(manifest);
        return access === 'public' || (role !== undefined && access.includes(role));
      };
      const restricted = releases.filter((release) => !isVisible(release)).map(({ remote }) => remote);
      return compositionOf(releases.filter(isVisible), restricted);
    };
    const live: LiveReleases = {
      compositions: {
        anonymous: visibleTo(undefined),
        customer: visibleTo('customer'),
        producer: visibleTo('producer'),
        admin: visibleTo('admin'),
      },
      releases: releases.map(({ remote, version, manifest, files }) => ({
        remote,
        version,
        access: remoteAccess(manifest),
        files,
      })),
    };
    this.made = { state, live, etag: `"${shortHash(JSON.stringify(live))}"` };
    return this.made;
  }

  private async needed(remote: RemoteDomain, version: string): Promise<Release> {
    const folder = this.store.folderOf(remote, version);
    const release = await this.store.find(remote, version).catch((error: unknown) => {
      throw damagedRelease(folder, error);
    });
    if (!release) throw damagedRelease(folder);
    return release;
  }

  async for(role: Role | undefined): Promise<Composition> {
    return (await this.live()).live.compositions[role ?? 'anonymous'];
  }

  /** The release of a version that is or was live; undefined for any other. */
  async served(remote: RemoteDomain, version: string): Promise<Release | undefined> {
    const served = await this.pointer.servedVersions(remote);
    return served.includes(version) ? this.store.find(remote, version) : undefined;
  }
}
