import {
  checkoutAnswerSchema,
  type Language,
  links,
  orderSchema,
  orderSummarySchema,
  pageOf,
  pageQuery,
  slugSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { LicenceKit } from '../licences/licence-kit.service.ts';
import { shownTo } from '../licences/shown-to.ts';
import { PaymentChecks } from '../reconciliation/payment-checks.service.ts';
import { sendBought } from './bought-file.ts';
import { creditNoteParams, orderParams } from './order-params.ts';
import { Orders } from './orders.service.ts';
import { pdfFile } from './pdf-file.ts';
import { UnpaidOrders } from './unpaid-orders.service.ts';

const orderPage = ({ id }: Record<string, string>) => links.orderHistory(id);

@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly orders: Orders,
    private readonly checks: PaymentChecks,
    private readonly unpaid: UnpaidOrders,
    private readonly kit: LicenceKit,
  ) {}

  @Get()
  @Endpoint({
    policy: 'user',
    query: pageQuery,
    response: pageOf(orderSummarySchema),
    summary: 'Own orders, newest first',
  })
  list(@CurrentActor() actor: Actor, @Query() query: z.infer<typeof pageQuery>) {
    return this.orders.page(userOf(actor).id, query.page, query.pageSize);
  }

  @Get(':id')
  @Endpoint({ policy: 'user', params: orderParams, response: orderSchema, summary: 'One own order with its licences' })
  async read(@CurrentActor() actor: Actor, @Param('id') id: string) {
    const user = userOf(actor);
    const order = await this.orders.read(user.id, id);
    const items = order.items.map((item) => ({ ...item, licence: item.licence && shownTo(user, item.licence) }));
    return { ...order, items };
  }

  @Post(':id/refresh')
  @Endpoint({
    policy: 'user',
    params: orderParams,
    response: orderSchema,
    status: 200,
    summary: 'Ask the payment provider about an own order that is still pending',
  })
  async refresh(@CurrentActor() actor: Actor, @Param('id') id: string) {
    await this.orders.own(userOf(actor).id, id);
    await this.checks.refresh(id);
    return this.orders.read(userOf(actor).id, id);
  }

  @Post(':id/resume')
  @Endpoint({
    policy: 'user',
    params: orderParams,
    response: checkoutAnswerSchema,
    status: 200,
    summary: 'Where an own order that awaits its payment is paid; of one that has just been paid, its page',
  })
  async resume(@CurrentActor() actor: Actor, @Param('id') id: string) {
    await this.orders.own(userOf(actor).id, id);
    return this.unpaid.resume(id);
  }

  @Post(':id/cancel')
  @Endpoint({
    policy: 'user',
    params: orderParams,
    response: orderSchema,
    status: 200,
    summary: 'Cancel an own order that awaits its payment; one that has just been paid stays, and is returned as it is',
  })
  async cancel(@CurrentActor() actor: Actor, @Param('id') id: string) {
    const { id: userId } = userOf(actor);
    await this.orders.own(userId, id);
    await this.unpaid.cancel(id);
    return this.orders.read(userId, id);
  }

  @Get(':id/invoice')
  @Endpoint({ policy: 'user', signInAt: orderPage, params: orderParams, summary: 'The invoice as PDF' })
  async invoice(@CurrentActor() actor: Actor, @Param('id') id: string) {
    return pdfFile(await this.orders.invoice(userOf(actor).id, id));
  }

  @Get(':id/credit-notes/:number')
  @Endpoint({ policy: 'user', signInAt: orderPage, params: creditNoteParams, summary: 'A credit note as PDF' })
  async creditNote(@CurrentActor() actor: Actor, @Param() { id, number }: z.infer<typeof creditNoteParams>) {
    return pdfFile(await this.orders.creditNote(userOf(actor).id, id, number));
  }

  @Get(':id/downloads/:productId')
  @Endpoint({
    policy: 'user',
    signInAt: ({ id, productId }) => links.orderHistory(id, productId),
    ownerOnly: true,
    params: orderParams.extend({ productId: slugSchema }),
    summary: 'The file of a bought product; a zip file with the licence, its verifier and a page on activation in it',
  })
  async download(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('productId') productId: string,
    @RequestLanguage() language: Language,
  ) {
    return sendBought(this.kit, await this.orders.download(userOf(actor).id, id, productId), language);
  }
}
