import { adminCategorySchema, slugSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post } from '@nestjs/common';
import { z } from 'zod';
import {
  type CategoryChange,
  type CategoryMerge,
  categoryChangeSchema,
  categoryMergeSchema,
  type NewCategory,
  newCategorySchema,
} from './category-admin.schema.ts';
import { CategoryAdmin } from './category-admin.service.ts';
import { admins, editors } from './post-access.ts';

/** Neither a removal nor a merge can be undone, and readers see a new one at once. */
const confirmedAdmins = { ...admins, confirmed: true } as const;
const params = z.object({ id: slugSchema });

@Controller('api/admin/categories')
export class CategoryAdminController {
  constructor(private readonly categories: CategoryAdmin) {}

  @Get()
  @Endpoint({ policy: editors, response: z.array(adminCategorySchema), summary: 'All categories, in their order' })
  list() {
    return this.categories.list();
  }

  @Post()
  @Endpoint({
    policy: confirmedAdmins,
    body: newCategorySchema,
    response: adminCategorySchema,
    status: 201,
    idempotent: true,
    summary: 'A new one',
  })
  create(@Body() category: NewCategory, @CurrentActor() actor: UserActor, @Headers('idempotency-key') key?: string) {
    return this.categories.create(category, actor, readIdempotencyKey(key));
  }

  @Get(':id')
  @Endpoint({ policy: editors, params, response: adminCategorySchema, summary: 'One category in every language' })
  read(@Param('id') id: string) {
    return this.categories.read(id);
  }

  @Patch(':id')
  @Endpoint({
    policy: admins,
    params,
    body: categoryChangeSchema,
    response: adminCategorySchema,
    summary: 'Changes it',
  })
  change(@Param('id') id: string, @Body() change: CategoryChange, @CurrentActor() actor: UserActor) {
    return this.categories.change(id, change, actor);
  }

  @Post(':id/merge')
  @Endpoint({
    policy: confirmedAdmins,
    params,
    body: categoryMergeSchema,
    response: adminCategorySchema,
    status: 200,
    summary: 'Moves its posts into another category, which its addresses mean from then on, and deletes it',
  })
  merge(@Param('id') id: string, @Body() { into }: CategoryMerge) {
    return this.categories.merge(id, into);
  }

  @Delete(':id')
  @Endpoint({ policy: confirmedAdmins, params, status: 204, summary: 'Deletes a category that holds no posts' })
  remove(@Param('id') id: string): Promise<void> {
    return this.categories.remove(id);
  }
}
