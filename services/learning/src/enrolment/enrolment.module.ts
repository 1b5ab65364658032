import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { CertificatesModule } from '../certificates/certificates.module.ts';
import { EditionsModule } from '../editions/editions.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { EnrolmentController } from './enrolment.controller.ts';
import { Enrolments } from './enrolments.service.ts';
import { OrderEvents } from './order-events.ts';
import { RefundPreviewController } from './refund-preview.controller.ts';
import { RefundPreview } from './refund-preview.service.ts';

/** A person's courses, and the orders that grant and revoke them. */
@Module({
  imports: [AccessModule, CatalogueModule, CertificatesModule, EditionsModule, NoticesModule, PeopleModule],
  controllers: [EnrolmentController, RefundPreviewController],
  providers: [Enrolments, OrderEvents, RefundPreview],
})
export class EnrolmentModule {}

export const enrolmentPart: ServicePart = {
  module: EnrolmentModule,
  onEvent: {
    'store.order.fulfilled': (order, manager, { get }) => get(OrderEvents).fulfil(manager, order),
    'store.order.refunded': (order, manager, { get }) => get(OrderEvents).refund(manager, order),
    'store.order.lines-refunded': (lines, manager, { get }) => get(OrderEvents).refundLines(manager, lines),
    'store.order.restored': (order, manager, { get }) => get(OrderEvents).restore(manager, order),
  },
};
