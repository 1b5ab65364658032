import { type Language, seatSchema, seatsSchema, slugSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Catalogue } from '../catalogue/catalogue.ts';
import { courseParams } from '../catalogue/lesson-params.ts';
import { repeatableId } from '../repeatable-id.ts';
import { Seats } from './seat.service.ts';

const invitationSchema = z.object({ email: z.email().max(254) });
const tokenSchema = z.object({ token: z.string().min(20).max(100) });

@Controller('api')
export class SeatController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly seats: Seats,
  ) {}

  @Get('courses/:id/seats')
  @Endpoint({ policy: 'user', params: courseParams, response: seatsSchema, summary: 'Seats that one has bought' })
  list(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.seats.list(userOf(actor).id, id);
  }

  @Post('courses/:id/seats')
  @Endpoint({
    idempotent: true,
    policy: 'user',
    params: courseParams,
    body: invitationSchema,
    response: seatSchema,
    summary: 'Gives a free seat away by e-mail',
  })
  invite(
    @Param('id') id: string,
    @Body() body: z.infer<typeof invitationSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const owner = userOf(actor);
    const seatId = repeatableId(`seat ${owner.id} ${id}`, key);
    return this.seats.invite(seatId, owner, this.catalogue.course(id), body.email, language);
  }

  @Delete('courses/:id/seats/:seatId')
  @Endpoint({
    policy: 'user',
    params: courseParams.extend({ seatId: z.uuid() }),
    status: 204,
    summary: 'Takes a seat back that one has given away',
  })
  remove(@Param('id') id: string, @Param('seatId') seatId: string, @CurrentActor() actor: Actor) {
    return this.seats.remove(userOf(actor).id, id, seatId);
  }

  @Post('seats/accept')
  @Endpoint({
    policy: 'user',
    body: tokenSchema,
    response: z.object({ courseId: slugSchema }),
    status: 200,
    summary: 'Takes the seat that an invitation names; works once',
  })
  accept(@Body() body: z.infer<typeof tokenSchema>, @CurrentActor() actor: Actor) {
    return this.seats.accept(userOf(actor).id, body.token);
  }
}
