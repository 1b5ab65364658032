import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { CertificateCheck } from '@arcada/contracts';
import { CONFIG, readSigningKey } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';

type PrintedFacts = Pick<
  CertificateCheck,
  'code' | 'courseId' | 'courseTitle' | 'holderName' | 'issuedAt' | 'durationMinutes'
>;

/** The signed bytes: the printed facts, one per line, in this order. */
export const signedText = (facts: PrintedFacts): string =>
  [
    'ARCADA CERTIFICATE 1',
    facts.code,
    facts.courseId,
    facts.courseTitle,
    facts.holderName,
    facts.issuedAt,
    String(facts.durationMinutes),
  ].join('\n');

/** Holds the private key that certificates are signed with. */
@Injectable()
export class CertificateSigner {
  private readonly key: KeyObject;

  constructor(@Inject(CONFIG) config: { LEARNING_CERTIFICATE_KEY?: string; INTERNAL_KEY: string }) {
    const own = config.LEARNING_CERTIFICATE_KEY;
    if (!own)
      new Logger('CertificateSigner').warn(
        'LEARNING_CERTIFICATE_KEY is not set: certificates are signed with the internal key, and what was printed can not be checked once that is replaced',
      );
    this.key = readSigningKey(own ?? config.INTERNAL_KEY);
  }

  sign(facts: PrintedFacts): string {
    return sign(null, Buffer.from(signedText(facts)), this.key).toString('base64url');
  }

  publicJwk() {
    const { x } = createPublicKey(this.key).export({ format: 'jwk' });
    return { kty: 'OKP', crv: 'Ed25519', x: x as string, use: 'sig', alg: 'EdDSA' } as const;
  }
}
