import {
  type Language,
  type LetterPreview,
  type LetterQuery,
  letterPageSchema,
  letterPreviewSchema,
  letterQuery,
  letterSchema,
  subscribersSchema,
  uuidSchema,
} from '@arcada/contracts';
import {
  CurrentActor,
  Endpoint,
  noteUnchanged,
  RequestLanguage,
  readIdempotencyKey,
  type UserActor,
} from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { NewsletterMails } from '../newsletter/newsletter-mails.ts';
import {
  type LetterTexts,
  letterTextsSchema,
  type PreviewLetter,
  previewSchema,
  type SendLetter,
  sendSchema,
  type TestLetter,
  testSchema,
} from './letter.schema.ts';
import { LetterSending } from './letter-sending.service.ts';
import { LetterTest } from './letter-test.service.ts';
import { Letters } from './letters.service.ts';
import { SubscriberCounts } from './subscribers.service.ts';

const admins = { roles: ['admin'] } as const;
const confirmedAdmins = { roles: ['admin'], confirmed: true } as const;
const params = z.object({ id: uuidSchema });

@Controller('api/admin/newsletter')
export class LetterAdminController {
  constructor(
    private readonly letters: Letters,
    private readonly sending: LetterSending,
    private readonly tests: LetterTest,
    private readonly subscribers: SubscriberCounts,
    private readonly mails: NewsletterMails,
  ) {}

  @Get('subscribers')
  @Endpoint({ policy: admins, response: subscribersSchema, summary: 'Numbers of subscribers, and their growth' })
  readSubscribers() {
    return this.subscribers.read();
  }

  @Post('preview')
  @Endpoint({
    policy: admins,
    body: previewSchema,
    response: letterPreviewSchema,
    status: 200,
    summary: 'A letter as readers would get it, as a mail and as text; nothing is saved',
  })
  preview(@Body() { language, ...text }: PreviewLetter): LetterPreview {
    noteUnchanged();
    return this.mails.previewLetter(language, text);
  }

  @Get('letters')
  @Endpoint({
    policy: admins,
    query: letterQuery,
    response: letterPageSchema,
    summary: 'Letters of every state, changed last first',
  })
  list(@Query() query: LetterQuery, @RequestLanguage() language: Language) {
    return this.letters.list(query, language);
  }

  @Post('letters')
  @Endpoint({
    policy: admins,
    body: letterTextsSchema,
    response: letterSchema,
    status: 201,
    idempotent: true,
    summary: 'A new draft',
  })
  create(@Body() texts: LetterTexts, @RequestLanguage() language: Language, @Headers('idempotency-key') key?: string) {
    return this.letters.create(texts, language, readIdempotencyKey(key));
  }

  @Get('letters/:id')
  @Endpoint({ policy: admins, params, response: letterSchema, summary: 'One letter with its Markdown' })
  read(@Param('id') id: string, @RequestLanguage() language: Language) {
    return this.letters.read(id, language);
  }

  @Patch('letters/:id')
  @Endpoint({
    versioned: true,
    policy: admins,
    params,
    body: letterTextsSchema,
    response: letterSchema,
    summary: 'Saves a draft. If-Match names the revision.',
  })
  change(
    @Param('id') id: string,
    @Body() texts: LetterTexts,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.letters.change(id, texts, ifMatch, language);
  }

  @Delete('letters/:id')
  @Endpoint({
    versioned: true,
    policy: confirmedAdmins,
    params,
    status: 204,
    summary: 'Deletes a draft. If-Match names the revision.',
  })
  remove(@Param('id') id: string, @Headers('if-match') ifMatch?: string): Promise<void> {
    return this.letters.remove(id, ifMatch);
  }

  @Post('letters/:id/test')
  @Endpoint({
    policy: admins,
    params,
    body: testSchema,
    status: 204,
    idempotent: true,
    summary: 'Mails the saved letter to the admin who asks',
  })
  test(
    @Param('id') id: string,
    @Body() { language }: TestLetter,
    @CurrentActor() actor: UserActor,
    @Headers('idempotency-key') key?: string,
  ): Promise<void> {
    return this.tests.send(id, language, actor, readIdempotencyKey(key));
  }

  @Post('letters/:id/send')
  @Endpoint({
    versioned: true,
    policy: confirmedAdmins,
    params,
    body: sendSchema,
    response: letterSchema,
    status: 200,
    summary:
      'Sends a letter to all confirmed subscribers, now or at a time; continues a stopped one. If-Match names the revision.',
  })
  async send(
    @Param('id') id: string,
    @Body() { at }: SendLetter,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.sending.send(id, at, ifMatch);
    return this.letters.read(id, language);
  }

  @Post('letters/:id/stop')
  @Endpoint({
    policy: admins,
    params,
    response: letterSchema,
    status: 200,
    summary: 'Stops a letter that is being sent; a scheduled one becomes a draft again',
  })
  async stop(@Param('id') id: string, @RequestLanguage() language: Language) {
    await this.sending.stop(id);
    return this.letters.read(id, language);
  }

  @Post('letters/:id/finish')
  @Endpoint({
    policy: confirmedAdmins,
    params,
    response: letterSchema,
    status: 200,
    summary: 'Ends a stopped letter: who has not got it will not get it',
  })
  async finish(@Param('id') id: string, @RequestLanguage() language: Language) {
    await this.sending.finish(id);
    return this.letters.read(id, language);
  }
}
