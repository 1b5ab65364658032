import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { z } from 'zod';

/** `<kind>.<base64url payload>.<base64url signature of "<kind>.<payload>">`. The kind is signed, too. */
export function signText(kind: string, payload: object, key: KeyObject): string {
  const text = `${kind}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

/** The payload of a text of that kind that we signed, else undefined. */
export function openText<T>(kind: string, text: string, schema: z.ZodType<T>, key: KeyObject): T | undefined {
  const [head, body, signature, ...rest] = text.split('.');
  if (head !== kind || !body || !signature || rest.length) return undefined;
  const publicKey = key.type === 'public' ? key : createPublicKey(key);
  const bytes = Buffer.from(signature, 'base64url');
  // Decoding is lenient. Only the canonical spelling is accepted, so that a key has no variants.
  if (bytes.toString('base64url') !== signature) return undefined;
  if (!verify(null, Buffer.from(`${head}.${body}`), publicKey, bytes)) return undefined;
  try {
    return schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
