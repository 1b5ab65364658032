import type { WebhookRecord } from '@arcada/contracts';
import { recordChange } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Payments } from '../stripe/payments.ts';
import { PaymentUnavailable } from '../stripe/stripe-errors.ts';
import { eventNotFound, eventUnavailable, replayFailed } from './webhook.errors.ts';
import { Webhooks } from './webhook.service.ts';
import { WebhookRecords } from './webhook-records.ts';

/** Events processed again at an admin's request. Their effects are steps that repeat without harm. */
@Injectable()
export class WebhookReplay {
  private readonly logger = new Logger('WebhookReplay');

  constructor(
    private readonly payments: Payments,
    private readonly records: WebhookRecords,
    private readonly webhooks: Webhooks,
  ) {}

  async replay(id: string): Promise<WebhookRecord> {
    const before = await this.records.find(id);
    const event = await this.payments.readEvent(id).catch((error) => {
      throw error instanceof PaymentUnavailable ? eventUnavailable() : error;
    });
    if (!event) throw eventNotFound();
    try {
      await this.webhooks.process(event, (manager) =>
        recordChange(manager, {
          action: 'store.stripe-event.replayed',
          subject: { kind: 'stripe-event', id },
          before: { outcome: before?.outcome ?? null },
        }),
      );
    } catch (error) {
      this.logger.error(error);
      throw replayFailed();
    }
    const after = await this.records.find(id);
    if (!after) throw eventNotFound();
    return after;
  }
}
