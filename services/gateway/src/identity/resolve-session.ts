import { hash } from 'node:crypto';
import { roleSchema } from '@arcada/contracts';
import { z } from 'zod';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { Actor, InternalTokens } from './internal-tokens.ts';

const resolvedSession = z.object({
  userId: z.string(),
  username: z.string(),
  role: roleSchema,
  sessionId: z.string(),
});

/** Asks the identity service who holds a session; undefined for none. Throws UpstreamFailure when it can't be asked. */
export async function resolveSession(
  upstreams: Upstreams,
  tokens: InternalTokens,
  session: string,
): Promise<Actor | undefined> {
  const answer = await upstreams.need('identity').send({
    method: 'POST',
    path: '/internal/sessions/resolve',
    headers: { authorization: `Bearer ${tokens.forGateway('identity')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tokenHash: hash('sha256', session, 'hex') }),
    repeatable: true,
    lane: 'sessions',
  });
  if ([204, 401, 404].includes(answer.statusCode)) {
    await answer.body.dump();
    return undefined;
  }
  if (answer.statusCode !== 200 && answer.statusCode !== 201) {
    await answer.body.dump();
    throw new UpstreamFailure('identity', 'down', new Error(`sessions/resolve answered ${answer.statusCode}`));
  }
  return resolvedSession.parse(await answer.body.json());
}
