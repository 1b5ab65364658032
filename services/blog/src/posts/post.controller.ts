import {
  blogAuthorSchema,
  blogCategorySchema,
  type Language,
  pageOf,
  postQuery,
  postSchema,
  postSummarySchema,
  searchEntriesSchema,
  slugSchema,
} from '@arcada/contracts';
import { Endpoint, pictureParams, RequestLanguage, setTags } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Blog, postTags } from './blog.ts';

const recentParams = z.object({ count: z.coerce.number().int().min(1).max(12) });

/** The readers' endpoints. */
@Controller('api/blog')
export class PostController {
  constructor(private readonly blog: Blog) {}

  @Get()
  @Endpoint({
    policy: 'public',
    query: postQuery,
    response: pageOf(postSummarySchema),
    summary:
      'Published posts, newest first; with words to look for, best match first. Small typing errors are forgiven.',
  })
  list(
    @Query() query: z.infer<typeof postQuery>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    setTags(reply, postTags());
    return this.blog.snapshot.list(query, language);
  }

  @Get('recent/:count')
  @Endpoint({
    policy: 'public',
    params: recentParams,
    response: z.array(postSummarySchema),
    summary: 'The newest posts',
  })
  recent(
    @Param() { count }: z.infer<typeof recentParams>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    setTags(reply, postTags());
    return this.blog.snapshot.recent(count, language);
  }

  @Get('categories')
  @Endpoint({
    policy: 'public',
    response: z.array(blogCategorySchema),
    summary: 'Categories with their number of posts',
  })
  categories(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply) {
    setTags(reply, postTags());
    return this.blog.snapshot.categories(language);
  }

  @Get('authors')
  @Endpoint({ policy: 'public', response: z.array(blogAuthorSchema), summary: 'Authors of published posts' })
  authors(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply) {
    setTags(reply, postTags());
    return this.blog.snapshot.authors(language);
  }

  @Get('search-entries')
  @Endpoint({ policy: 'public', response: searchEntriesSchema, summary: 'What the site search looks through' })
  searchEntries(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply) {
    setTags(reply, postTags());
    return this.blog.snapshot.searchEntries(language);
  }

  @Get('images/:file')
  @Endpoint({
    policy: 'public',
    params: pictureParams,
    summary: 'Picture of a post (SVG), or its preview for other sites (PNG)',
  })
  image(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return this.blog.images.send(file, request, reply);
  }

  @Get(':id')
  @Endpoint({ policy: 'public', params: z.object({ id: slugSchema }), response: postSchema, summary: 'One post' })
  detail(
    @Param('id') id: string,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const post = this.blog.detail(id, language);
    setTags(reply, postTags(id, ...post.related.map((other) => other.id)));
    return post;
  }
}
