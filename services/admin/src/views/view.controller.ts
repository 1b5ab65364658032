import {
  type SavedView,
  type SavedViewInput,
  savedViewInputSchema,
  savedViewSchema,
  viewPageSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Views } from './views.service.ts';

const policy = { roles: ['admin'] } as const;
const ofPage = z.object({ page: viewPageSchema });

@Controller('api/admin/views/:page')
export class ViewController {
  constructor(private readonly views: Views) {}

  @Get()
  @Endpoint({ policy, params: ofPage, response: z.array(savedViewSchema), summary: 'The admin’s own views of a list' })
  list(@CurrentActor() actor: Actor, @Param('page') page: string): Promise<SavedView[]> {
    return this.views.list(userOf(actor).id, page);
  }

  @Post()
  @Endpoint({
    policy,
    params: ofPage,
    body: savedViewInputSchema,
    response: savedViewSchema,
    status: 200,
    summary: 'Saves a view under its name, instead of one with the same name',
  })
  save(@CurrentActor() actor: Actor, @Param('page') page: string, @Body() body: SavedViewInput): Promise<SavedView> {
    return this.views.save(userOf(actor).id, page, body);
  }

  @Delete(':id')
  @Endpoint({ policy, params: ofPage.extend({ id: z.uuid() }), status: 204, summary: 'Deletes a view' })
  remove(@CurrentActor() actor: Actor, @Param('page') page: string, @Param('id') id: string): Promise<void> {
    return this.views.remove(userOf(actor).id, page, id);
  }
}
