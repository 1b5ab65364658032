import { addToCartSchema, cartItemSchema, changeQuantitySchema, type Language } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, readIdempotencyKey, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post } from '@nestjs/common';
import { z } from 'zod';
import { type AddedThing, Carts } from './cart.service.ts';
import { askerOf } from './cart-asker.ts';
import { CartClaims } from './cart-claims.ts';

const cartParams = z.object({ cartId: z.uuid() });
const lineParams = z.object({ id: z.uuid() });
const cart = z.array(cartItemSchema);

@Controller('api/cart')
export class CartController {
  constructor(
    private readonly carts: Carts,
    private readonly claims: CartClaims,
  ) {}

  @Get(':cartId')
  @Endpoint({ policy: 'public', params: cartParams, response: cart, summary: 'The lines of a cart at today’s prices' })
  read(@Param('cartId') cartId: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.carts.read(cartId, askerOf(actor, language));
  }

  @Post()
  @Endpoint({
    idempotent: true,
    policy: 'public',
    body: addToCartSchema,
    response: cartItemSchema,
    status: 201,
    summary: 'Add one product or course; the same thing again raises its line',
  })
  add(
    @Body() body: AddedThing,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
  ) {
    return this.carts.add(body, askerOf(actor, language), readIdempotencyKey(key));
  }

  @Patch(':id')
  @Endpoint({
    policy: 'public',
    params: lineParams,
    body: changeQuantitySchema,
    response: cartItemSchema,
    summary: 'Change the quantity of a line',
  })
  change(
    @Param('id') id: string,
    @Body() body: { quantity: number },
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    return this.carts.change(id, body.quantity, askerOf(actor, language));
  }

  @Delete('clear/:cartId')
  @Endpoint({ policy: 'public', params: cartParams, status: 204, summary: 'Empty a cart' })
  clear(@Param('cartId') cartId: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.carts.clear(cartId, askerOf(actor, language));
  }

  @Delete(':id')
  @Endpoint({ policy: 'public', params: lineParams, status: 204, summary: 'Remove a line' })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.carts.remove(id, askerOf(actor, language));
  }

  @Post(':cartId/claim')
  @Endpoint({
    policy: 'user',
    params: cartParams,
    response: cart,
    status: 200,
    summary: 'Bind a cart to the signed-in account and merge the account’s earlier cart into it',
  })
  async claim(@Param('cartId') cartId: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    await this.claims.claim(cartId, { userId: userOf(actor).id, language });
    return this.carts.read(cartId, askerOf(actor, language));
  }
}
