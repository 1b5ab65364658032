import { Attempts, Database, type Limit } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { tooManyAttempts } from './limit.errors.ts';

/** The error that tells the caller to wait these seconds. */
type Refusal = (seconds: number) => Error;

/** Refuses attempts beyond their limits. */
@Injectable()
export class AttemptLimit extends Attempts {
  // Nest reads from it what to inject.
  constructor(database: Database) {
    super(database);
  }

  /**
   * Counts one attempt against all limits before the work is done, so that parallel guesses can't
   * slip through.
   */
  async take(limits: readonly Limit[], refusal: Refusal = tooManyAttempts): Promise<void> {
    refuse(await this.database.transaction((manager) => this.count(limits, manager)), refusal);
  }

  /** Throws when a limit is already reached; counts nothing. */
  async check(limits: readonly Limit[]): Promise<void> {
    refuse(await this.wait(limits));
  }
}

function refuse(wait: number, refusal: Refusal = tooManyAttempts): void {
  if (wait > 0) throw refusal(Math.ceil(wait / 1000));
}
