import { type Language, newsletterSchema, newsletterTokenSchema } from '@arcada/contracts';
import { DomainError, Endpoint, RequestLanguage, readIdempotencyKey } from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { Newsletter } from './newsletter.service.ts';

type Token = z.infer<typeof newsletterTokenSchema>;
const answer = z.object({ status: z.enum(['confirmed', 'unsubscribed']) });

@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: Newsletter) {}

  @Post()
  @Endpoint({
    policy: 'public',
    body: newsletterSchema,
    response: z.object({ received: z.literal(true) }),
    status: 202,
    idempotent: true,
    summary: 'Asks for the letter: a mail with a link to confirm follows. The same answer for every address.',
  })
  async ask(
    @Body() { email }: z.infer<typeof newsletterSchema>,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<{ received: true }> {
    await this.newsletter.ask(email, language, readIdempotencyKey(key));
    return { received: true };
  }

  @Get('confirm')
  @Endpoint({
    policy: 'public',
    query: newsletterTokenSchema,
    response: answer,
    summary: 'Confirms an address, for 7 days; a second click is answered alike',
  })
  async confirm(@Query() { token }: Token): Promise<z.infer<typeof answer>> {
    await this.newsletter.confirm(token);
    return { status: 'confirmed' };
  }

  @Get('subscription')
  @Endpoint({
    policy: 'public',
    query: newsletterTokenSchema,
    response: z.object({ subscribed: z.boolean() }),
    summary: 'Whether the address of an unsubscribe link still gets the newsletter; changes nothing',
  })
  async subscription(@Query() { token }: Token): Promise<{ subscribed: boolean }> {
    return { subscribed: await this.newsletter.isSubscribed(token) };
  }

  @Post('unsubscribe')
  @Endpoint({
    policy: 'public',
    query: newsletterTokenSchema.partial(),
    body: newsletterTokenSchema.optional(),
    response: answer,
    status: 200,
    summary: 'Ends the letter: token in JSON, or in the query of a form that a mail program sends (RFC 8058)',
  })
  async unsubscribe(@Query() query: Partial<Token>, @Body() body?: Token): Promise<z.infer<typeof answer>> {
    const token = body?.token ?? query.token;
    if (!token)
      throw new DomainError('blog.newsletter.token-missing', 400, 'Give the token of the link, as {"token": "…"}.');
    await this.newsletter.unsubscribe(token);
    return { status: 'unsubscribed' };
  }
}
