import { cappedAtOnce, cappedLineSchema, type Language } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { CappedLines } from './capped-lines.ts';
import { askerOf } from './cart-asker.ts';

const params = z.object({ cartId: z.uuid() });
const seenSchema = z.object({ ids: z.array(z.uuid()).min(1).max(cappedAtOnce) });

@Controller('api/store/carts')
export class CappedLinesController {
  constructor(private readonly capped: CappedLines) {}

  @Get(':cartId/capped')
  @Endpoint({
    policy: 'public',
    params,
    response: z.array(cappedLineSchema),
    summary: 'What two carts held together beyond a cart’s limits when they became one, until the buyer has seen it',
  })
  read(@Param('cartId') cartId: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.capped.read(cartId, askerOf(actor, language));
  }

  @Post(':cartId/capped/seen')
  @Endpoint({
    policy: 'public',
    params,
    body: seenSchema,
    status: 204,
    summary: 'Note that the buyer has seen what was not kept',
  })
  forget(
    @Param('cartId') cartId: string,
    @Body() { ids }: z.infer<typeof seenSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    return this.capped.forget(cartId, ids, askerOf(actor, language));
  }
}
