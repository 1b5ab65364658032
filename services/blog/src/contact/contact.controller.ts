import { contactSchema, type Language } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, readIdempotencyKey } from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Contact, type ContactInput } from './contact.service.ts';
import { ContactTickets } from './contact-tickets.ts';

@Controller('api/contact')
export class ContactController {
  constructor(
    private readonly contact: Contact,
    private readonly tickets: ContactTickets,
  ) {}

  @Get('ticket')
  @Endpoint({
    policy: 'public',
    response: z.object({ ticket: z.string() }),
    summary: 'Proof of when the form was opened: good for one message, from 2 seconds to 24 hours',
  })
  ticket(): { ticket: string } {
    return { ticket: this.tickets.issue() };
  }

  @Post()
  @Endpoint({
    idempotent: true,
    policy: 'public',
    body: contactSchema,
    response: z.object({ received: z.literal(true), reference: z.string() }),
    status: 202,
    summary:
      'A message to us: at most 5 an hour with a ticket, 3 without. An Idempotency-Key makes sending it again safe.',
  })
  async send(
    @Body() body: ContactInput,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<{ received: true; reference: string }> {
    // Without the gateway's header the address would be the gateway's own.
    const address = request.headers['x-forwarded-for'] ? request.ip : undefined;
    const reference = await this.contact.take(body, {
      actor,
      address,
      language,
      idempotencyKey: readIdempotencyKey(key),
    });
    return { received: true, reference };
  }
}
