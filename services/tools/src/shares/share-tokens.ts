import { createHmac } from 'node:crypto';
import { CONFIG, deriveKey, type ServiceConfig } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';

/** Tokens of links. Derived from the link's id, so that a repeated request gets the same one although none is stored. */
@Injectable()
export class ShareTokens {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: ServiceConfig) {
    this.key = deriveKey(config.INTERNAL_KEY, 'tools share token');
  }

  tokenOf(shareId: string): string {
    return createHmac('sha256', this.key).update(shareId).digest('base64url');
  }
}
