import {
  formerTeamSchema,
  invitationListSchema,
  invitationResultsSchema,
  invitationSchema,
  invitationsSentAgainSchema,
  type Language,
  offeredSeatSchema,
  oneInvitationSchema,
  remindersSchema,
  seatSchema,
  seatsSchema,
  slugSchema,
  teamSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { Catalogue } from '../catalogue/catalogue.ts';
import { courseParams } from '../catalogue/lesson-params.ts';
import { Invitations } from './invitations.service.ts';
import { type OfferedLink, offeredLinkSchema } from './offered-link.ts';
import { OfferedSeats } from './offered-seats.service.ts';
import { OpenInvitations } from './open-invitations.service.ts';
import { presentSeat } from './present-seat.ts';
import { Seats } from './seat.service.ts';
import { SeatReminders } from './seat-reminders.service.ts';
import { Teams } from './teams.service.ts';
import { UnacceptedInvitations } from './unaccepted-invitations.service.ts';

const seatParams = courseParams.extend({ seatId: z.uuid() });

@Controller('api')
export class SeatController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly invitations: Invitations,
    private readonly offered: OfferedSeats,
    private readonly openInvitations: OpenInvitations,
    private readonly reminders: SeatReminders,
    private readonly seats: Seats,
    private readonly teams: Teams,
    private readonly unaccepted: UnacceptedInvitations,
  ) {}

  @Get('seats')
  @Endpoint({ policy: 'user', response: z.array(teamSchema), summary: 'Courses in which one has bought several seats' })
  listTeams(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.teams.list(userOf(actor).id, language);
  }

  @Get('seats/teams')
  @Endpoint({
    policy: 'user',
    response: z.array(seatsSchema),
    summary: 'The same with the people of each, and their progress',
  })
  readTeams(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.teams.readAll(userOf(actor).id, language);
  }

  @Get('seats/former')
  @Endpoint({
    policy: 'user',
    response: z.array(formerTeamSchema),
    summary: 'Courses in which all the seats that one had given away were refunded',
  })
  listFormer(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.teams.listFormer(userOf(actor).id, language);
  }

  @Get('seats/offered')
  @Endpoint({
    policy: 'user',
    response: z.array(offeredSeatSchema),
    summary: 'Seats to which the confirmed address of the account is invited',
  })
  listOffered(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.offered.list(userOf(actor), language);
  }

  @Get('courses/:id/seats')
  @Endpoint({
    policy: 'user',
    params: courseParams,
    response: seatsSchema,
    summary: 'Seats that one has bought, with the progress of their learners',
  })
  list(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.teams.read(userOf(actor).id, id, language);
  }

  @Post('courses/:id/seats')
  @Endpoint({
    idempotent: true,
    policy: 'user',
    params: courseParams,
    body: oneInvitationSchema,
    response: seatSchema,
    summary: 'Gives a free seat away by e-mail',
  })
  async invite(
    @Param('id') id: string,
    @Body() body: z.infer<typeof oneInvitationSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() used: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    return presentSeat(await this.invitations.inviteOne(userOf(actor), this.catalogue.course(id), body, used, key));
  }

  @Post('courses/:id/seats/list')
  @Endpoint({
    idempotent: true,
    policy: 'user',
    params: courseParams,
    body: invitationListSchema,
    response: invitationResultsSchema,
    status: 200,
    summary: 'Gives free seats away to the addresses of a list; names the fault of each that got none',
  })
  inviteList(
    @Param('id') id: string,
    @Body() body: z.infer<typeof invitationListSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() used: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.invitations.inviteList(userOf(actor), this.catalogue.course(id), body, used, key);
  }

  @Post('courses/:id/seats/letters')
  @Endpoint({
    policy: 'user',
    params: courseParams,
    response: invitationsSentAgainSchema,
    status: 200,
    summary: 'Sends every invitation again that nobody has accepted, within the limits of sending one',
  })
  sendAllAgain(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.unaccepted.sendAgain(userOf(actor), this.catalogue.course(id), language);
  }

  @Post('courses/:id/seats/reminders')
  @Endpoint({
    policy: 'user',
    params: courseParams,
    response: remindersSchema,
    status: 200,
    summary: 'Reminds those who have accepted their seat and not begun; each at most once in some days',
  })
  remind(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.reminders.send(userOf(actor), this.catalogue.course(id));
  }

  @Put('courses/:id/seats/own')
  @Endpoint({ policy: 'user', params: courseParams, status: 204, summary: 'Takes one of the bought seats for oneself' })
  keepOne(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.seats.keepOne(userOf(actor).id, id);
  }

  @Delete('courses/:id/seats/own')
  @Endpoint({ policy: 'user', params: courseParams, status: 204, summary: 'Frees the own one of the bought seats' })
  keepNone(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.seats.keepNone(userOf(actor).id, id);
  }

  @Post('courses/:id/seats/:seatId/letter')
  @Endpoint({
    policy: 'user',
    params: seatParams,
    response: seatSchema,
    status: 200,
    summary: 'Sends an invitation again, with a new link; ten minutes after the last one at the earliest',
  })
  async sendAgain(
    @Param('id') id: string,
    @Param('seatId') seatId: string,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    const course = this.catalogue.course(id);
    return presentSeat(await this.invitations.sendAgain(userOf(actor), course, seatId, language));
  }

  @Delete('courses/:id/seats/:seatId')
  @Endpoint({
    policy: 'user',
    params: seatParams,
    status: 204,
    summary: 'Takes a seat back that one has given away',
  })
  remove(@Param('id') id: string, @Param('seatId') seatId: string, @CurrentActor() actor: Actor) {
    return this.seats.remove(userOf(actor), id, seatId);
  }

  @Post('seats/invitation')
  @Endpoint({
    policy: 'public',
    body: offeredLinkSchema,
    response: invitationSchema,
    status: 200,
    summary: 'Who invites to which course, for the holder of an invitation’s link or of the invited address',
  })
  readInvitation(@Body() body: OfferedLink, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.openInvitations.read(body, actor, language);
  }

  @Post('seats/accept')
  @Endpoint({
    policy: 'user',
    body: offeredLinkSchema,
    response: z.object({ courseId: slugSchema }),
    status: 200,
    summary: 'Takes the seat that an invitation names; works once. Its buyer then sees name, progress and results',
  })
  accept(@Body() body: OfferedLink, @CurrentActor() actor: Actor) {
    return this.seats.accept(userOf(actor), body);
  }
}
