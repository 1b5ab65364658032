import type { Log } from '../operation/log.ts';
import { withRequestId } from '../operation/request-id.ts';
import type { Claims } from './claims.ts';
import { isAway, isHopeless } from './failures.ts';
import { type DeliveryKind, never, OutboxEntity } from './outbox.entity.ts';
import type { Mail } from './outbox.ts';
import { deleteRow, readPayload } from './payload.ts';
import type { RelayTimes } from './relay-times.ts';
import { keepSentMail } from './sent-mails.ts';

/** Returns the mail that was sent, if it was one. */
export type Deliver = (row: OutboxEntity, payload: unknown) => Promise<Mail | undefined>;

/** `away`: the receiver could not be reached. */
export type Outcome = 'done' | 'failed' | 'away';

/** Handles one claimed row: it is delivered and deleted, postponed, or marked as dead and kept. */
export class Deliveries {
  constructor(
    private readonly claims: Claims,
    private readonly deliver: Deliver,
    private readonly log: Log,
    private readonly times: RelayTimes,
    private readonly countDead: (kind: DeliveryKind) => void,
  ) {}

  /** Runs on behalf of the request that caused it, whichever other one woke the outbox. */
  handle(row: OutboxEntity): Promise<Outcome> {
    return withRequestId(row.requestId ?? row.id, () => this.attempt(row));
  }

  private async attempt(row: OutboxEntity): Promise<Outcome> {
    const manager = this.claims.database.read;
    let sent: Mail | undefined;
    try {
      const content = await readPayload(manager, row);
      sent = await this.deliver(row, content);
    } catch (error) {
      await this.fail(row, error);
      return isAway(error) ? 'away' : 'failed';
    }
    await this.end(row, sent);
    return 'done';
  }

  private async end(row: OutboxEntity, sent: Mail | undefined): Promise<void> {
    const { database } = this.claims;
    // Mails that were written by an earlier release don't say what they are for.
    if (!sent?.kind || sent.unlisted) await deleteRow(database.read, row);
    else
      await database.transaction(async (manager) => {
        if (await deleteRow(manager, row)) await keepSentMail(manager, row, sent);
      });
  }

  private async fail(row: OutboxEntity, error: unknown): Promise<void> {
    const attempts = row.attempts + 1;
    const now = Date.now();
    const { id: outboxId, kind, name, receiver } = row;
    const facts = { outboxId, kind, name, receiver, attempts, err: error };
    const dead = isHopeless(error) || now - row.createdAt >= this.times.giveUpMilliseconds[kind];
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await this.claims.database.read.update(
      OutboxEntity,
      { id: row.id, lockedBy: this.claims.me },
      {
        attempts,
        lockedUntil: 0,
        lastError: reason,
        ...(dead ? { diedAt: now, dueAt: never } : { dueAt: now + this.pauseAfter(row.attempts) }),
      },
    );
    if (dead) {
      this.countDead(kind);
      this.log.error(facts, 'a delivery was given up: see the command "outbox list"');
    } else {
      this.log[attempts % 10 === 0 ? 'error' : 'warn'](facts, 'a delivery failed and will be tried again');
    }
  }

  private pauseAfter(attempts: number): number {
    const { firstRetryMilliseconds, longestRetryMilliseconds } = this.times;
    return Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** Math.min(attempts, 20));
  }
}
