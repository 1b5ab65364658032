import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

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

const prefix = 'ARC1';

/** `ARC1.<base64url payload>.<base64url signature of "ARC1.<payload>">`. */
export function signLicence(payload: LicencePayload, key: KeyObject): string {
  const text = `${prefix}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

/** The payload of a key that we signed, else undefined. */
export function openLicence(licence: string, key: KeyObject): LicencePayload | undefined {
  const [head, body, signature, ...rest] = licence.split('.');
  if (head !== prefix || !body || !signature || rest.length) return undefined;
  const publicKey = key.type === 'public' ? key : createPublicKey(key);
  const bytes = Buffer.from(signature, 'base64url');
  // Decoding is lenient. Only the canonical spelling is accepted, so that a key has no variants.
  if (bytes.toString('base64url') !== signature) return undefined;
  if (!verify(null, Buffer.from(`${head}.${body}`), publicKey, bytes)) return undefined;
  try {
    return licencePayloadSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
