import {
  type ContactQuery,
  contactMessageSchema,
  contactMessagesSchema,
  contactQuery,
  uuidSchema,
} from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import {
  type EraseMessages,
  erasedMessagesSchema,
  eraseMessagesSchema,
  type MessageChange,
  messageChangeSchema,
} from './message-admin.schema.ts';
import { MessageAdmin } from './message-admin.service.ts';

const admins = { roles: ['admin'] } as const;
const confirmedAdmins = { ...admins, confirmed: true } as const;
const params = z.object({ id: uuidSchema });

@Controller('api/admin/contact')
export class MessageAdminController {
  constructor(private readonly messages: MessageAdmin) {}

  @Get()
  @Endpoint({
    policy: admins,
    query: contactQuery,
    response: contactMessagesSchema,
    summary: 'Messages of the contact form, newest first; searched by name and address',
  })
  list(@Query() query: ContactQuery) {
    return this.messages.list(query);
  }

  @Patch(':id')
  @Endpoint({
    policy: admins,
    params,
    body: messageChangeSchema,
    response: contactMessageSchema,
    summary: 'Marks a message as answered, as spam, as archived, or as new again',
  })
  mark(@Param('id') id: string, @Body() { status }: MessageChange) {
    return this.messages.mark(id, status);
  }

  @Delete(':id')
  @Endpoint({ policy: confirmedAdmins, params, status: 204, summary: 'Erases a message' })
  erase(@Param('id') id: string): Promise<void> {
    return this.messages.erase(id);
  }

  @Post('erase')
  @Endpoint({
    policy: confirmedAdmins,
    body: eraseMessagesSchema,
    response: erasedMessagesSchema,
    status: 200,
    summary: 'Erases all messages from one address',
  })
  async eraseFrom(@Body() { email }: EraseMessages) {
    return { erased: await this.messages.eraseFrom(email) };
  }
}
