import {
  type Language,
  type NewProductReview,
  newProductReviewSchema,
  ownProductReviewSchema,
  pageOf,
  pageQuery,
  productReviewSchema,
  slugSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, sendTagged, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Catalogue } from '../catalogue/catalogue.ts';
import { Reviews } from './review.service.ts';

const params = z.object({ id: slugSchema });

@Controller('api/products')
export class ReviewController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly reviews: Reviews,
  ) {}

  @Get(':id/reviews')
  @Endpoint({
    policy: 'public',
    params,
    query: pageQuery,
    response: pageOf(productReviewSchema),
    summary: 'Published reviews of a product, newest first',
  })
  async list(
    @Param('id') id: string,
    @Query() query: z.infer<typeof pageQuery>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendTagged(reply, [`product:${id}`], JSON.stringify(await this.catalogue.reviews(id, language, query)));
  }

  @Get(':id/reviews/mine')
  @Endpoint({
    policy: 'user',
    params,
    response: ownProductReviewSchema.nullable(),
    summary: 'The own review; null while there is none',
  })
  async own(@Param('id') id: string, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    reply.type('application/json; charset=utf-8');
    // Nest would send null as an empty body, which isn't JSON.
    return JSON.stringify(await this.reviews.own(userOf(actor).id, id));
  }

  @Put(':id/reviews/mine')
  @Endpoint({
    policy: 'user',
    params,
    body: newProductReviewSchema,
    response: ownProductReviewSchema,
    summary: 'Reviews a product that one owns, or changes that review; an admin publishes it',
  })
  write(@Param('id') id: string, @Body() body: NewProductReview, @CurrentActor() actor: Actor) {
    return this.reviews.write(userOf(actor), id, body);
  }

  @Delete(':id/reviews/mine')
  @Endpoint({ policy: 'user', params, status: 204, summary: 'Removes the own review' })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.reviews.remove(userOf(actor).id, id);
  }
}
