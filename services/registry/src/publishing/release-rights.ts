import { hash, timingSafeEqual } from 'node:crypto';
import type { RemoteDomain } from '@arcada/contracts';
import { CONFIG, type CredentialCheck, type KitRequest } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { RegistryConfig } from '../config.ts';
import { RegistryMetrics } from '../operation/registry-metrics.ts';
import { notAllowed } from '../releases/release.errors.ts';

export const tokenHeader = 'x-release-token';

const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * Who may publish and switch what is live: the holder of a remote's token, for that remote only. Admins may read; what
 * they change anywhere is in an audit trail, and there is no database here to hold one.
 */
@Injectable()
export class ReleaseRights implements CredentialCheck {
  private readonly digests: Map<string, Buffer>;

  constructor(
    @Inject(CONFIG) config: RegistryConfig,
    private readonly metrics: RegistryMetrics,
  ) {
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

  /** Without any team's token nobody learns what a call must look like, nor has the service check it. */
  checkCredential({ headers }: KitRequest): void {
    const given = headers[tokenHeader];
    if (typeof given === 'string' && this.ownerOf(given)) return;
    const refusal = notAllowed('the remote');
    this.metrics.refused.inc({ code: refusal.code });
    throw refusal;
  }

  requirePublisher(remote: RemoteDomain, token: string | undefined): void {
    if (this.ownerOf(token) !== remote) throw notAllowed(remote);
  }
}
