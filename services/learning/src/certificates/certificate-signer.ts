import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { CertificateCheck } from '@arcada/contracts';
import { CONFIG, readSigningKey } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';

type SignedFacts = Pick<CertificateCheck, 'code' | 'courseId' | 'holderName' | 'issuedAt' | 'durationMinutes'>;

/** Certificates that are issued now. */
export const signatureVersion = 2;

/**
 * The signed bytes, a fact on each line, in this order. No title: the same certificate has one in each language, and
 * whoever compares two of its forms must find the same signature.
 */
export const signedText = (facts: SignedFacts): string =>
  [
    'ARCADA CERTIFICATE 2',
    facts.code,
    facts.courseId,
    facts.holderName,
    facts.issuedAt,
    String(facts.durationMinutes),
  ].join('\n');

/** Of certificates from before, with the title in the language of their form: those that were printed still count. */
export const titledText = (facts: SignedFacts & Pick<CertificateCheck, 'courseTitle'>): string =>
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

  /** Of `signedText` or `titledText`. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.key).toString('base64url');
  }

  publicJwk() {
    const { x } = createPublicKey(this.key).export({ format: 'jwk' });
    return { kty: 'OKP', crv: 'Ed25519', x: x as string, use: 'sig', alg: 'EdDSA' } as const;
  }
}
