import { createHash } from 'node:crypto';
import type { Call } from '../data/transactions.ts';
import { Failure } from './failure.ts';
import { canonical, type Form } from './form.ts';

export interface KeptAnswer {
  status: number;
  body: string;
  originalRequest: string;
}

const lifetimeSeconds = 24 * 3600;

/** Stripe's idempotency keys: a response is kept for 24 hours with its request's parameters. */
export class Idempotency {
  private readonly running = new Set<string>();

  /** Marks a key as in use until `release`; a second request with it meanwhile is Stripe's 409. */
  claim(key: string): void {
    if (key.length > 255)
      throw new Failure(400, 'Idempotency key is too long: at most 255 characters.', {}, { beforeExecution: true });
    if (this.running.has(key)) {
      throw new Failure(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        { type: 'idempotency_error', code: 'idempotency_key_in_use' },
        { beforeExecution: true },
      );
    }
    this.running.add(key);
  }

  release(key: string): void {
    this.running.delete(key);
  }

  /**
   * The stored response of an earlier request with this key, or idempotency_error when that request
   * was a different one.
   */
  replay(call: Call, key: string, path: string, form: Form): KeptAnswer | undefined {
    call.objects.statement('DELETE FROM idempotency WHERE created < ?').run(call.now - lifetimeSeconds);
    const row = call.objects.statement('SELECT * FROM idempotency WHERE key = ?').get(key);
    if (!row) return undefined;
    const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
    if (row.path !== path) {
      throw mismatch(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${row.path}' vs '${path}'). ${advice}`,
      );
    }
    if (row.fingerprint !== fingerprint(form)) {
      throw mismatch(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
      );
    }
    return { status: Number(row.status), body: String(row.body), originalRequest: String(row.request) };
  }

  keep(call: Call, key: string, path: string, form: Form, answer: KeptAnswer): void {
    call.objects
      .statement(
        'INSERT INTO idempotency (key, created, path, fingerprint, request, status, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(key, call.now, path, fingerprint(form), answer.originalRequest, answer.status, answer.body);
  }
}

const mismatch = (message: string) =>
  new Failure(400, message, { type: 'idempotency_error' }, { beforeExecution: true });
const fingerprint = (form: Form) => createHash('sha256').update(canonical(form)).digest('hex');
