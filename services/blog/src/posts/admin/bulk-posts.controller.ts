import {
  type BulkPosts,
  bulkPostsResultSchema,
  bulkPostsSchema,
  type Language,
  lastBulkPostsSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { BulkPostChanges } from './bulk-posts.service.ts';
import { admins } from './post-access.ts';

@Controller('api/admin/blog/bulk')
export class BulkPostsController {
  constructor(private readonly changes: BulkPostChanges) {}

  @Get('last')
  @Endpoint({
    policy: admins,
    response: lastBulkPostsSchema,
    summary: 'What the caller changed together last and can take back, for a day',
  })
  last(@CurrentActor() { id }: UserActor) {
    return this.changes.last(id);
  }

  @Post()
  @Endpoint({
    policy: { ...admins, confirmed: 'applied' },
    body: bulkPostsSchema,
    response: bulkPostsResultSchema,
    status: 200,
    summary: 'Changes status or category of several posts, or says what would change',
  })
  async run(@Body() request: BulkPosts, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return { rows: await this.changes.run(request, actor, language) };
  }
}
