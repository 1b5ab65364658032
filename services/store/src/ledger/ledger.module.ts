import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { ledgerMigrations } from '../migrations/ledger.ts';
import { CounterEntity } from './counter.entity.ts';
import { LiveCheckouts } from './live-checkouts.ts';
import { OrderEntity, OrderLineEntity, OrderStepEntity } from './order.entity.ts';
import { PaymentAttemptEntity } from './payment-attempt.entity.ts';
import { RefundEntity } from './refund.entity.ts';

/** Orders, payments and refunds as rows: read by all other nouns, moved by fulfilment. */
@Module({
  providers: [LiveCheckouts],
  exports: [LiveCheckouts],
})
export class LedgerModule {}

export const ledgerPart: ServicePart = {
  module: LedgerModule,
  entities: [CounterEntity, OrderEntity, OrderLineEntity, OrderStepEntity, PaymentAttemptEntity, RefundEntity],
  migrations: ledgerMigrations,
};
