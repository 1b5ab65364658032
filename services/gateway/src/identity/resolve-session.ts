import { hash } from 'node:crypto';
import { roleSchema } from '@arcada/contracts';
import type { TokenSigner } from '@arcada/service-kit/process';
import { z } from 'zod';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import { ownToken } from './own-token.ts';

/** Whom a session belongs to. */
const resolvedSession = z.object({
  userId: z.string(),
  username: z.string(),
  role: roleSchema,
  sessionId: z.string(),
  confirmedAt: z.number().optional(),
  adminUntil: z.number().optional(),
  secondFactorMissing: z.boolean().optional(),
  /** The admin who views the site as this user. */
  viewedBy: z.string().optional(),
});
export type Actor = z.infer<typeof resolvedSession>;

interface SessionQuestion {
  tokenHash: string;
  /** For a call to the admin area, which counts as use of it. */
  adminArea?: boolean;
  /** This gateway lets nothing be changed while an admin views the site as somebody else. */
  readsViews?: true;
}

/** Identifies a session to identity: the token itself never leaves the gateway, nor is it stored. */
export const hashOf = (session: string) => hash('sha256', session, 'hex');

const aboutSession = async (signer: TokenSigner, what: 'resolve' | 'end', about: SessionQuestion) => ({
  method: 'POST',
  path: `/internal/sessions/${what}`,
  headers: { authorization: `Bearer ${await ownToken(signer, 'identity')}`, 'content-type': 'application/json' },
  body: JSON.stringify(about),
  repeatable: true,
});

/** Tells identity that a session is over. Throws UpstreamFailure until it has confirmed. */
export async function endSession(upstreams: Upstreams, signer: TokenSigner, tokenHash: string): Promise<void> {
  const response = await upstreams.need('identity').send({
    ...(await aboutSession(signer, 'end', { tokenHash })),
    lane: 'sign-outs',
  });
  await response.body.dump();
  if (response.statusCode === 204) return;
  throw new UpstreamFailure('identity', 'down', new Error(`sessions/end returned ${response.statusCode}`));
}

/**
 * Asks identity for the holder of a session; undefined for none. Throws UpstreamFailure when
 * identity is unavailable.
 */
export async function resolveSession(
  upstreams: Upstreams,
  signer: TokenSigner,
  session: string,
  adminArea: boolean,
): Promise<Actor | undefined> {
  const response = await upstreams.need('identity').send({
    ...(await aboutSession(signer, 'resolve', { tokenHash: hashOf(session), adminArea, readsViews: true })),
    lane: 'sessions',
  });
  if ([204, 401, 404].includes(response.statusCode)) {
    await response.body.dump();
    return undefined;
  }
  if (response.statusCode !== 200 && response.statusCode !== 201) {
    await response.body.dump();
    throw new UpstreamFailure('identity', 'down', new Error(`sessions/resolve returned ${response.statusCode}`));
  }
  return resolvedSession.parse(await response.body.json());
}
