import { orderSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, userOf } from '@arcada/service-kit';
import { Controller, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Refunds } from './refunds.service.ts';

const orderParams = z.object({ id: z.uuid() });

@Controller('api/admin/orders')
export class OrdersAdminController {
  constructor(private readonly refunds: Refunds) {}

  @Post(':id/refund')
  @Endpoint({
    policy: { roles: ['admin'], confirmed: true },
    params: orderParams,
    response: orderSchema,
    status: 200,
    summary: 'Give the whole payment of an order back and close what it gave',
  })
  refund(@CurrentActor() actor: Actor, @Param('id') id: string) {
    return this.refunds.refund(id, userOf(actor).id);
  }

  @Post(':id/accept')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: orderParams,
    response: orderSchema,
    status: 200,
    summary: 'Fulfil an order that was paid after it had expired',
  })
  accept(@CurrentActor() actor: Actor, @Param('id') id: string) {
    return this.refunds.accept(id, userOf(actor).id);
  }
}
