import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { openText, signText } from './signed-text.ts';

/**
 * The signed content of a licence key. `iat`: seconds since 1970. No personal data, because keys
 * are shared and logged.
 */
export const licencePayloadSchema = z.object({
  v: z.literal(1),
  id: z.uuid(),
  product: z.string(),
  seats: z.int().min(1),
  order: z.uuid(),
  iat: z.int(),
});
export type LicencePayload = z.infer<typeof licencePayloadSchema>;

export const signLicence = (payload: LicencePayload, key: KeyObject): string => signText('ARC1', payload, key);

/** The payload of a key that we signed, else undefined. */
export const openLicence = (licence: string, key: KeyObject): LicencePayload | undefined =>
  openText('ARC1', licence, licencePayloadSchema, key);

/** A seat that a machine has, for plug-ins to verify offline. It ends, because nobody can take it back there. */
export interface ActivationPayload {
  v: 1;
  licence: string;
  product: string;
  machine: string;
  iat: number;
  exp: number;
}

export const signActivation = (payload: ActivationPayload, key: KeyObject): string => signText('ARCM1', payload, key);
