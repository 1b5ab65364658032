import { createHash, timingSafeEqual } from 'node:crypto';
import { Failure } from './failure.ts';

const digest = (value: string) => createHash('sha256').update(value).digest();

function sentKey(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = authorization?.split(' ') ?? [];
  if (/^bearer$/i.test(scheme)) return value;
  // As with curl -u: the key is the username.
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
  return undefined;
}

/** Accepts one test key, or any test key when none is configured; never a live key. */
export function checkKey(authorization: string | undefined, expected: string | undefined): void {
  const key = sentKey(authorization);
  if (!key) {
    throw new Failure(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      { beforeExecution: true },
    );
  }
  const known = expected ? timingSafeEqual(digest(key), digest(expected)) : /^(sk|rk)_test_/.test(key);
  if (known) return;
  const shown = key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '****';
  const hint = key.includes('_live_') ? ' This is the local test Stripe: it takes no live keys.' : '';
  throw new Failure(401, `Invalid API Key provided: ${shown}.${hint}`, {}, { beforeExecution: true });
}
