import {
  type AdminPostQuery,
  adminPostQuery,
  adminPostSchema,
  adminPostsSchema,
  coverSchema,
  type Language,
  type PostPreview,
  postAuthorsSchema,
  postPreviewSchema,
  revisionSchema,
  revisionSummarySchema,
  slugSchema,
  textPictureSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { readingMinutes, toContent } from '@arcada/service-kit/markdown';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { editors, producers } from './post-access.ts';
import {
  type NewPost,
  newPostSchema,
  type PostChange,
  type PreviewRequest,
  postChangeSchema,
  previewRequestSchema,
} from './post-admin.schema.ts';
import { PostAdmin } from './post-admin.service.ts';
import { PostCovers } from './post-covers.ts';
import { PostEditions } from './post-editions.service.ts';
import { PostRevisions } from './post-revisions.service.ts';

const params = z.object({ id: slugSchema });
const revisionParams = params.extend({ number: z.coerce.number().int().min(1) });
type RevisionParams = z.infer<typeof revisionParams>;

/** Posts of admins, and drafts of producers. */
@Controller('api/admin/blog')
export class PostAdminController {
  constructor(
    private readonly posts: PostAdmin,
    private readonly revisions: PostRevisions,
    private readonly editions: PostEditions,
    private readonly covers: PostCovers,
  ) {}

  @Get()
  @Endpoint({
    policy: editors,
    query: adminPostQuery,
    response: adminPostsSchema,
    summary: 'Posts of every state, saved last first unless asked otherwise; producers see their own',
  })
  list(@Query() query: AdminPostQuery, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.posts.list(query, actor, language);
  }

  @Post()
  @Endpoint({
    policy: editors,
    body: newPostSchema,
    response: adminPostSchema,
    status: 201,
    idempotent: true,
    summary: 'A new draft',
  })
  create(
    @Body() post: NewPost,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.posts.create(post, actor, language, readIdempotencyKey(key));
  }

  @Get('authors')
  @Endpoint({
    policy: editors,
    response: postAuthorsSchema,
    summary: 'Names that a post can be published under; of producers, their own',
  })
  authors(@CurrentActor() actor: UserActor) {
    return this.posts.authors(actor);
  }

  @Post('preview')
  @Endpoint({
    policy: editors,
    body: previewRequestSchema,
    response: postPreviewSchema,
    status: 200,
    summary: 'Markdown as readers would see it; nothing is saved',
  })
  preview(@Body() { body }: PreviewRequest): PostPreview {
    const content = toContent(body);
    return { body: content, readTime: readingMinutes(content) };
  }

  @Put('images')
  @Endpoint({
    policy: editors,
    response: coverSchema,
    upload: true,
    summary:
      'Takes a cover (PNG, JPEG or WebP, as application/octet-stream) and resizes it. A post has it once it is saved with its name.',
  })
  takeCover(@Req() { body }: FastifyRequest) {
    return this.covers.take(body);
  }

  @Put('pictures')
  @Endpoint({
    policy: editors,
    response: textPictureSchema,
    upload: true,
    summary: 'Takes a picture for the text of a post (PNG, JPEG or WebP, as application/octet-stream) and resizes it',
  })
  takePicture(@Req() { body }: FastifyRequest) {
    return this.covers.takeForText(body);
  }

  @Get(':id')
  @Endpoint({ policy: editors, params, response: adminPostSchema, summary: 'One post with its Markdown' })
  read(@Param('id') id: string, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.posts.read(id, actor, language);
  }

  @Patch(':id')
  @Endpoint({
    versioned: true,
    policy: editors,
    params,
    body: postChangeSchema,
    response: adminPostSchema,
    summary:
      'Saves texts and facts; admins publish, schedule and withdraw. Former texts are kept. If-Match names the revision.',
  })
  change(
    @Param('id') id: string,
    @Body() change: PostChange,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.posts.change(id, change, ifMatch, actor, language);
  }

  @Delete(':id')
  @Endpoint({
    versioned: true,
    policy: { ...editors, confirmed: true },
    params,
    status: 204,
    summary: 'Deletes a post with its revisions. If-Match names the revision.',
  })
  remove(
    @Param('id') id: string,
    @CurrentActor() actor: UserActor,
    @Headers('if-match') ifMatch?: string,
  ): Promise<void> {
    return this.posts.remove(id, ifMatch, actor);
  }

  @Post(':id/edition')
  @Endpoint({
    policy: producers,
    params,
    response: adminPostSchema,
    status: 200,
    summary: 'The next edition of an own published post, begun when there is none; readers keep the published text',
  })
  edition(@Param('id') id: string, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.editions.begin(id, actor, language);
  }

  @Get(':id/revisions')
  @Endpoint({
    policy: editors,
    params,
    response: z.array(revisionSummarySchema),
    summary: 'Former texts, latest first',
  })
  listRevisions(@Param('id') id: string, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.revisions.list(id, actor, language);
  }

  @Get(':id/revisions/:number')
  @Endpoint({ policy: editors, params: revisionParams, response: revisionSchema, summary: 'One former text' })
  readRevision(
    @Param() { id, number }: RevisionParams,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
  ) {
    return this.revisions.read(id, number, actor, language);
  }

  @Post(':id/revisions/:number/restore')
  @Endpoint({
    versioned: true,
    policy: editors,
    params: revisionParams,
    response: adminPostSchema,
    status: 200,
    summary:
      'Makes a former text the text again; what it replaces is kept. If-Match names the revision that is replaced.',
  })
  restore(
    @Param() { id, number }: RevisionParams,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.revisions.restore(id, number, ifMatch, actor, language);
  }
}
