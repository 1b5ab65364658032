import type { ClosedReason } from '@arcada/contracts';
import { ServiceClient, ServiceError } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../access/access.ts';

const waitingSchema = z.object({ waiting: z.boolean() });

/** Why a course is closed to someone, for the page that says so. */
@Injectable()
export class Closing {
  private readonly logger = new Logger('Closing');

  constructor(
    private readonly access: Access,
    private readonly services: ServiceClient,
  ) {}

  /** An order that waits for its payment is the reason whatever happened before. */
  async reason(userId: string, courseId: string): Promise<ClosedReason> {
    const known = await this.access.whyClosed(userId, courseId);
    if (known === 'no-seat') return known;
    return (await this.isUnpaid(userId, courseId)) ? 'unpaid' : known;
  }

  /** False as well when the store is unavailable: the page then says what else is known. */
  private async isUnpaid(userId: string, courseId: string): Promise<boolean> {
    try {
      const path = `internal/buyers/${userId}/courses/${courseId}/order`;
      return (await this.services.call('store', path, { schema: waitingSchema })).waiting;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.logger.debug(error.message);
      return false;
    }
  }
}
