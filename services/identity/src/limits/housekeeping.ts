import { Database } from '@arcada/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { MailTokenEntity } from '../recovery/mail-token.entity.ts';
import { SessionEntity } from '../sessions/session.entity.ts';
import { AttemptEntity } from './attempt.entity.ts';

const hour = 3_600_000;

/** Throws away what has expired; until then it is ignored where it is read. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('housekeeping');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.clean().catch((error: unknown) => this.logger.error(error));
    }, hour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async clean(now = new Date()): Promise<void> {
    await this.database.read.delete(SessionEntity, { expiresAt: LessThan(now) });
    await this.database.read.delete(MailTokenEntity, { expiresAt: LessThan(now) });
    await this.database.read.delete(AttemptEntity, { endsAt: LessThan(now.getTime()) });
  }
}
