import { type Language, type SeenPrices, seenPricesSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Carts } from './cart.service.ts';
import { askerOf } from './cart-asker.ts';

@Controller('api/store/carts')
export class SeenPricesController {
  constructor(private readonly carts: Carts) {}

  @Post(':cartId/prices/seen')
  @Endpoint({
    policy: 'public',
    params: z.object({ cartId: z.uuid() }),
    body: seenPricesSchema,
    status: 204,
    summary: 'Note that the buyer has seen the changed prices of lines',
  })
  see(
    @Param('cartId') cartId: string,
    @Body() body: SeenPrices,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    return this.carts.seePrices(cartId, body, askerOf(actor, language));
  }
}
