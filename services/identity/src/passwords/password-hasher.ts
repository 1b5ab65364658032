import { randomBytes } from 'node:crypto';
import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import type { IdentityConfig } from '../config.ts';
import { tooBusy } from './password.errors.ts';

// argon2id (the library's default), the first choice of OWASP's password guide: 19 MiB, 2 passes, 1
// lane. Hashes with other parameters are renewed at the next sign-in.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const current = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;
const waitingPlaces = 20;

/**
 * Hashes passwords with argon2id, a few at a time; beyond a short queue callers are refused instead
 * of piling up.
 */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly atOnce: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private nobodys: string;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.atOnce = config.PASSWORD_HASHES_AT_ONCE;
  }

  async onModuleInit(): Promise<void> {
    this.nobodys = await hash(randomBytes(32), parameters);
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFC'), parameters));
  }

  /** Without a hash, the same work is done and the result is false, so that timing reveals nothing. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const matches = await verify(passwordHash ?? this.nobodys, password.normalize('NFC'));
      return matches && Boolean(passwordHash);
    });
  }

  /** Created with other parameters than the current ones. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(current);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else if (this.waiting.length >= waitingPlaces) throw tooBusy();
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot is handed directly to the next in the queue, which can't be overtaken.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
