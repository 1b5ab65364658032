import {
  type Language,
  type NoticeChoice,
  noticeChoicesSchema,
  noticesSchema,
  readNoticesSchema,
  unreadNoticesSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { Notices } from './notices.service.ts';

@Controller('api/notices')
export class NoticeController {
  constructor(private readonly notices: Notices) {}

  @Get()
  @Endpoint({ policy: 'user', response: noticesSchema, summary: 'The newest notices of the signed-in person' })
  list(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.notices.list(userOf(actor).id, language);
  }

  @Get('unread')
  @Endpoint({ policy: 'user', response: unreadNoticesSchema, summary: 'How many notices wait to be read' })
  async unread(@CurrentActor() actor: Actor) {
    return { unread: await this.notices.unread(userOf(actor).id) };
  }

  @Post('read')
  @Endpoint({
    policy: 'user',
    body: readNoticesSchema,
    status: 204,
    summary: 'Marks notices as read: these, those that lead to a path, or all',
  })
  async read(@Body() which: z.infer<typeof readNoticesSchema>, @CurrentActor() actor: Actor) {
    await this.notices.read(userOf(actor).id, which);
  }

  @Get('choices')
  @Endpoint({ policy: 'user', response: noticeChoicesSchema, summary: 'What the person is notified of, and how' })
  choices(@CurrentActor() actor: Actor) {
    return this.notices.choices(userOf(actor).id);
  }

  @Put('choices')
  @Endpoint({
    policy: 'user',
    body: noticeChoicesSchema,
    response: noticeChoicesSchema,
    summary: 'Turns kinds of notices on or off, in the bell and by mail',
  })
  choose(@Body() choices: NoticeChoice[], @CurrentActor() actor: Actor) {
    return this.notices.choose(userOf(actor).id, choices);
  }
}
