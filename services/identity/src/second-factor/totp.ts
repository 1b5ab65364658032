import { createHmac } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238): 6 digits, SHA-1, a new one every 30 seconds. */
const stepSeconds = 30;
const digits = 6;
/** Clocks of phones differ: the code before and the one after are accepted, too. */
const drift = 1;

/** Number of the time step that a moment is in. */
export const stepOf = (milliseconds: number): number => Math.floor(milliseconds / 1000 / stepSeconds);

/** The code of a step (RFC 4226). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) as number) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a code belongs to now, of those after `last`; undefined when it is wrong or was used. */
export function stepOfCode(secret: Buffer, code: string, now: number, last: number): number | undefined {
  const current = stepOf(now);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index);
  return steps.find((step) => step > last && codeOf(secret, step) === code);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, as authenticator apps take secrets. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The address by which authenticator apps take a secret over. */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
