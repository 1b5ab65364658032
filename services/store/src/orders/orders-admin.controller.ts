import {
  type ManagedOrdersQuery,
  managedOrderSchema,
  managedOrdersQuery,
  managedOrdersSchema,
  orderCheckSchema,
  type RefundRequest,
  refundRequestSchema,
  repeatedOrderMails,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, readIdempotencyKey, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { ManagedOrders } from './managed-orders.service.ts';
import { OrderChecks } from './order-checks.service.ts';
import { OrderDecisions } from './order-decisions.service.ts';
import { creditNoteParams, lineParams, orderParams } from './order-params.ts';
import { pdfFile } from './pdf-file.ts';
import { Refunds } from './refunds.service.ts';

const admins = { roles: ['admin'] } as const;
/** Money leaves: the password was given not long ago. */
const confirmedAdmins = { ...admins, confirmed: true } as const;
const mailBody = z.object({ kind: z.enum(repeatedOrderMails) });

@Controller('api/admin/orders')
export class OrdersAdminController {
  constructor(
    private readonly orders: ManagedOrders,
    private readonly refunds: Refunds,
    private readonly decisions: OrderDecisions,
    private readonly checks: OrderChecks,
  ) {}

  @Get()
  @Endpoint({
    policy: admins,
    query: managedOrdersQuery,
    response: managedOrdersSchema,
    summary: 'All orders, searched and filtered',
  })
  list(@Query() query: ManagedOrdersQuery) {
    return this.orders.list(query);
  }

  @Get(':id')
  @Endpoint({
    policy: admins,
    params: orderParams,
    response: managedOrderSchema,
    summary: 'An order with its history, refunds, payment attempts and mails',
  })
  read(@Param('id') id: string) {
    return this.orders.read(id);
  }

  @Get(':id/invoice')
  @Endpoint({ policy: admins, params: orderParams, summary: 'The invoice as PDF' })
  async invoice(@Param('id') id: string) {
    return pdfFile(await this.orders.invoice(id));
  }

  @Get(':id/credit-notes/:number')
  @Endpoint({ policy: admins, params: creditNoteParams, summary: 'A credit note as PDF' })
  async creditNote(@Param() { id, number }: z.infer<typeof creditNoteParams>) {
    return pdfFile(await this.orders.creditNote(id, number));
  }

  @Post(':id/refund')
  @Endpoint({
    policy: confirmedAdmins,
    params: orderParams,
    body: refundRequestSchema.optional(),
    response: managedOrderSchema,
    status: 200,
    summary: 'Refund what is left of the payment of an order, and revoke what the order gave',
  })
  async refund(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body?: RefundRequest) {
    await this.refunds.refund(id, userOf(actor).id, { ...body });
    return this.orders.read(id);
  }

  @Post(':id/lines/:lineId/refund')
  @Endpoint({
    policy: confirmedAdmins,
    params: lineParams,
    body: refundRequestSchema.optional(),
    response: managedOrderSchema,
    status: 200,
    summary: 'Refund one line of an order, and revoke what that line gave',
  })
  async refundLine(
    @CurrentActor() actor: Actor,
    @Param() { id, lineId }: z.infer<typeof lineParams>,
    @Body() body?: RefundRequest,
  ) {
    await this.refunds.refund(id, userOf(actor).id, { ...body, lineId });
    return this.orders.read(id);
  }

  @Post(':id/check')
  @Endpoint({
    policy: admins,
    params: orderParams,
    response: orderCheckSchema,
    status: 200,
    summary: 'Ask the payment provider about the payment and the refunds of an order, and apply what was missed',
  })
  async check(@Param('id') id: string) {
    const result = await this.checks.check(id);
    return { ...result, order: await this.orders.read(id) };
  }

  @Post(':id/accept')
  @Endpoint({
    policy: admins,
    params: orderParams,
    response: managedOrderSchema,
    status: 200,
    idempotent: true,
    summary: 'Fulfil an order that was paid after it had expired',
  })
  async accept(@CurrentActor() actor: Actor, @Param('id') id: string, @Headers('idempotency-key') key?: string) {
    await this.decisions.accept(id, userOf(actor).id, readIdempotencyKey(key));
    return this.orders.read(id);
  }

  @Post(':id/mails')
  @Endpoint({
    policy: admins,
    params: orderParams,
    body: mailBody,
    response: managedOrderSchema,
    idempotent: true,
    summary: 'Send a mail about an order again',
  })
  async sendAgain(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { kind }: z.infer<typeof mailBody>,
    @Headers('idempotency-key') key?: string,
  ) {
    await this.decisions.sendAgain(id, kind, userOf(actor).id, readIdempotencyKey(key));
    return this.orders.read(id);
  }
}
