import { type Language, removedLineSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { Carts } from './cart.service.ts';
import { askerOf } from './cart-asker.ts';

@Controller('api/store/carts')
export class RemovedLinesController {
  constructor(private readonly carts: Carts) {}

  @Get(':cartId/removed')
  @Endpoint({
    policy: 'public',
    params: z.object({ cartId: z.uuid() }),
    response: z.array(removedLineSchema),
    summary: 'What was taken off sale since it was added to a cart, until its line is removed',
  })
  read(@Param('cartId') cartId: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.carts.removed(cartId, askerOf(actor, language));
  }
}
