import type { Language } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { type NewPost, newPostSchema, postParams, postSchema } from './post.schema.ts';
import { PostService } from './post.service.ts';

@Controller('api/blog/posts')
export class PostController {
  constructor(private readonly posts: PostService) {}

  @Get()
  @Endpoint({ policy: 'user', answer: z.array(postSchema), summary: 'Own posts, newest first' })
  list(@CurrentActor() actor: UserActor) {
    return this.posts.list(actor);
  }

  @Post()
  @Endpoint({ policy: 'user', body: newPostSchema, answer: postSchema, summary: 'Adds one' })
  add(@Body() body: NewPost, @CurrentActor() actor: UserActor) {
    return this.posts.add(actor, body);
  }

  @Delete(':id')
  @Endpoint({ policy: 'user', params: postParams, status: 204, summary: 'Removes an own one' })
  remove(@Param('id') id: string, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.posts.remove(actor, id, language);
  }
}
