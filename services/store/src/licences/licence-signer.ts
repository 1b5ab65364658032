import { createPublicKey, type KeyObject } from 'node:crypto';
import { CONFIG, readSigningKey } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  type ActivationPayload,
  type LicencePayload,
  openLicence,
  signActivation,
  signLicence,
} from './licence-key.ts';

/** Holds the private key that licences are signed with. */
@Injectable()
export class LicenceSigner {
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(@Inject(CONFIG) config: { LICENCE_KEY: string }) {
    this.key = readSigningKey(config.LICENCE_KEY);
    this.publicKey = createPublicKey(this.key);
  }

  sign(payload: LicencePayload): string {
    return signLicence(payload, this.key);
  }

  signActivation(payload: ActivationPayload): string {
    return signActivation(payload, this.key);
  }

  open(licence: string): LicencePayload | undefined {
    return openLicence(licence, this.publicKey);
  }

  publicJwk() {
    const { x } = this.publicKey.export({ format: 'jwk' });
    return { kty: 'OKP', crv: 'Ed25519', x: x as string, use: 'sig', alg: 'EdDSA' } as const;
  }
}
