import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceContext } from '../definition.ts';
import { type Refusal, refusalOf } from './failures.ts';
import type { Mail } from './outbox.ts';

/**
 * A kind of mail that is written at the moment of sending, for letters to many: the outbox holds ids only, and who
 * left meanwhile isn't written to. Each kind has a lane and connections of its own, so that other mails don't wait.
 */
export interface ComposedMail {
  /** The mail, with an id that is the same at every attempt; undefined when it isn't to be sent any more. */
  compose(payload: unknown, context: ServiceContext): Promise<{ id: string; mail: Mail } | undefined>;
  /** The mail server has accepted it: kept before anything else, because a repeated attempt would send it again. */
  sent(payload: unknown, context: ServiceContext): Promise<void>;
  /** The mail server will never accept it. */
  refused(payload: unknown, refusal: Refusal, context: ServiceContext): Promise<void>;
}

/** A database that is away for a moment must not lead to a second mail. */
async function keepSent(keep: () => Promise<void>): Promise<void> {
  for (const wait of [100, 500, 2000, 10_000]) {
    try {
      return await keep();
    } catch {
      await pause(wait, undefined, { ref: false });
    }
  }
  return keep();
}

/** One attempt; throws when it is to be repeated. Returns the mail, unless it wasn't to be sent, or was refused for good. */
export async function deliverComposed(
  kind: ComposedMail,
  payload: unknown,
  { context, send }: { context: ServiceContext; send: (id: string, mail: Mail) => Promise<void> },
): Promise<Mail | undefined> {
  const written = await kind.compose(payload, context);
  if (!written) return undefined;
  try {
    await send(written.id, written.mail);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await kind.refused(payload, refusal, context);
    return undefined;
  }
  await keepSent(() => kind.sent(payload, context));
  return written.mail;
}
