import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';

interface Keys {
  IDENTITY_SECOND_FACTOR_KEY?: string;
  INTERNAL_KEY: string;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Keeps the secrets of second factors readable to this service only: who gets hold of the database
 * can't make codes. Each is bound to its account.
 */
@Injectable()
export class SecretBox {
  private readonly logger = new Logger('SecretBox');
  private readonly encryption: Buffer;
  private readonly hashing: Buffer;

  constructor(@Inject(CONFIG) config: Keys) {
    const own = config.IDENTITY_SECOND_FACTOR_KEY;
    if (!own)
      this.logger.warn(
        'IDENTITY_SECOND_FACTOR_KEY is not set: second factors are encrypted with the internal key, and have to be set up anew once that is replaced',
      );
    const derive = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', own ?? config.INTERNAL_KEY, '', `second-factor ${purpose}`, 32));
    this.encryption = derive('secret');
    this.hashing = derive('recovery-code');
  }

  seal(accountId: string, secret: Buffer): string {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.encryption, iv).setAAD(Buffer.from(accountId));
    const content = Buffer.concat([sealing.update(secret), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), content]).toString('base64url');
  }

  /** Undefined when it was sealed with another key or for another account. */
  open(accountId: string, sealed: string): Buffer | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    const opening = createDecipheriv(cipher, this.encryption, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
    } catch {
      this.logger.error(`the second factor of account ${accountId} can't be decrypted: was the key replaced?`);
      return undefined;
    }
  }

  /** Of a recovery code: short enough to be guessed, so the hash needs the key. */
  hash(accountId: string, code: string): string {
    return createHmac('sha256', this.hashing).update(`${accountId} ${code}`).digest('hex');
  }
}
