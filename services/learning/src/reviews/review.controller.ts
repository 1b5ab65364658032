import { newReviewSchema, ownReviewSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Access } from '../access/access.ts';
import { courseParams } from '../catalogue/lesson-params.ts';
import { repeatableId } from '../repeatable-id.ts';
import { Reviews } from './review.service.ts';

@Controller('api')
export class ReviewController {
  constructor(
    private readonly access: Access,
    private readonly reviews: Reviews,
  ) {}

  @Post('courses/:id/reviews')
  @Endpoint({
    idempotent: true,
    policy: 'user',
    params: courseParams,
    body: newReviewSchema,
    response: ownReviewSchema,
    summary: 'Reviews a course that one is enrolled in; an admin publishes it',
  })
  async add(
    @Param('id') id: string,
    @Body() body: z.infer<typeof newReviewSchema>,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ) {
    const userId = await this.access.requireEnrolled(actor, id);
    return this.reviews.add(repeatableId(`review ${userId} ${id}`, key), userOf(actor), id, body);
  }

  @Get('courses/:id/reviews/mine')
  @Endpoint({
    policy: 'user',
    params: courseParams,
    response: ownReviewSchema.nullable(),
    summary: 'The own review; null while there is none',
  })
  async own(@Param('id') id: string, @CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    reply.type('application/json; charset=utf-8');
    // Nest would send null as an empty body, which isn't JSON.
    return JSON.stringify(await this.reviews.own(userOf(actor).id, id));
  }
}
