import type { DatabaseSync } from 'node:sqlite';
import { Failure } from '../api/failure.ts';
import { newId } from './ids.ts';
import { Objects } from './objects.ts';
import type { StripeEvent } from './types.ts';

/** The version pinned by the SDK; a test keeps it equal to `Stripe.API_VERSION`. */
export const apiVersion = '2026-10-28.endive';

export interface Origin {
  id: string | null;
  idempotencyKey: string | null;
}

/** One transaction's view of the server: what every resource works with. */
export interface Call {
  objects: Objects;
  /** Seconds since 1970 by the server's clock. */
  now: number;
  /** Public address of the payment page of a session. */
  payUrl: (sessionId: string) => string;
  /** Writes the event and its webhook in the same transaction as the change that it reports. */
  emit: (type: string, object: object, previous?: object) => void;
}

export class Transactions {
  readonly objects: Objects;
  readonly payUrl: (sessionId: string) => string;
  /** Test controls: advance the clock, or only the time in events. */
  clockOffset = 0;
  eventSkew = 0;
  /** Set by the deliverer: queues an event; called after a commit. */
  onEvent: (eventId: string) => void = () => undefined;
  onCommit: () => void = () => undefined;
  private readonly database: DatabaseSync;
  private readonly now: () => number;

  constructor(database: DatabaseSync, payUrl: (sessionId: string) => string, now: () => number) {
    this.database = database;
    this.objects = new Objects(database);
    this.payUrl = payUrl;
    this.now = now;
  }

  /** Milliseconds by the server's clock. */
  time(): number {
    return this.now() + this.clockOffset * 1000;
  }

  /** Runs synchronous work as one transaction: all or nothing, one at a time. */
  run<T>(origin: Origin, work: (call: Call) => T): T {
    this.database.exec('BEGIN IMMEDIATE');
    let emitted = false;
    const now = Math.floor(this.time() / 1000);
    const call: Call = {
      objects: this.objects,
      now,
      payUrl: this.payUrl,
      emit: (type, object, previous) => {
        emitted = true;
        this.record(type, object, previous, origin, now);
      },
    };
    try {
      const result = work(call);
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      this.database.exec(error instanceof Failure && error.keepsChanges ? 'COMMIT' : 'ROLLBACK');
      throw error;
    } finally {
      if (emitted) this.onCommit();
    }
  }

  /** Runs part of a transaction; when it is refused, its changes are undone, but not earlier ones. */
  part<T>(work: () => T): T {
    this.database.exec('SAVEPOINT part');
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Failure && error.keepsChanges)) this.database.exec('ROLLBACK TO part');
      throw error;
    } finally {
      this.database.exec('RELEASE part');
    }
  }

  private record(type: string, object: object, previous: object | undefined, origin: Origin, now: number): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: now + this.eventSkew,
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: 0,
      request: { id: origin.id, idempotency_key: origin.idempotencyKey },
      type,
    };
    this.objects.insert('event', event);
    this.onEvent(event.id);
  }
}

/** Old values of the fields that differ: what Stripe sends as previous_attributes. */
export function changes<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, before[name]])) as Partial<T>;
}
