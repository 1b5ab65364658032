import { Outbox, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { addressChangedTask, InvitationNotices, notifyInvitedTask } from './invitation-notices.ts';
import { Invitations } from './invitations.service.ts';
import { OfferedSeats } from './offered-seats.service.ts';
import { OpenInvitations } from './open-invitations.service.ts';
import { OrderNumbers } from './order-numbers.ts';
import { SeatController } from './seat.controller.ts';
import { Seats } from './seat.service.ts';
import { SeatLetters } from './seat-letters.ts';
import { SeatReminders } from './seat-reminders.service.ts';
import { SeatStock } from './seat-stock.ts';
import { Teams } from './teams.service.ts';
import { UnacceptedInvitations } from './unaccepted-invitations.service.ts';

/** Seats of purchases of several: given away, taken, taken back, and how far their learners are. */
@Module({
  imports: [AccessModule, CatalogueModule, NoticesModule, PeopleModule],
  controllers: [SeatController],
  providers: [
    InvitationNotices,
    Invitations,
    OfferedSeats,
    OpenInvitations,
    OrderNumbers,
    SeatLetters,
    SeatReminders,
    SeatStock,
    Seats,
    Teams,
    UnacceptedInvitations,
  ],
})
export class SeatsModule {}

export const seatsPart: ServicePart = {
  module: SeatsModule,
  housekeepers: [SeatLetters],
  onEvent: {
    // Later: identity is asked which address it is.
    'identity.address.changed': async ({ userId }, manager, { get }) => {
      await get(Outbox).addTask(manager, addressChangedTask, { userId });
    },
  },
  tasks: {
    [addressChangedTask]: (payload: unknown, { get }) => get(InvitationNotices).fit(payload),
    [notifyInvitedTask]: (payload: unknown, { get }) => get(InvitationNotices).run(payload),
  },
};
