import { hash, timingSafeEqual } from 'node:crypto';
import type { RemoteDomain } from '@arcada/contracts';
import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { RegistryConfig } from '../config.ts';
import { notAllowed } from '../releases/release.errors.ts';

const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * Who may publish and switch what is live: the holder of a remote's token, for that remote only. Admins may read; what
 * they change anywhere is in an audit trail, and there is no database here to hold one.
 */
@Injectable()
export class ReleaseRights {
  private readonly digests: Map<string, Buffer>;

  constructor(@Inject(CONFIG) config: RegistryConfig) {
    this.digests = new Map(
      Object.entries(config.RELEASE_TOKENS).map(([remote, token]) => [remote, digest(token ?? '')]),
    );
  }

  /** The remote that a token belongs to. Compares every token, in constant time. */
  ownerOf(token: string | undefined): string | undefined {
    const given = digest(token ?? '');
    let owner: string | undefined;
    for (const [remote, expected] of this.digests) if (timingSafeEqual(given, expected)) owner = remote;
    return token ? owner : undefined;
  }

  requirePublisher(remote: RemoteDomain, token: string | undefined): void {
    if (this.ownerOf(token) !== remote) throw notAllowed(remote);
  }
}
