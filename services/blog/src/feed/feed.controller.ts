import type { Language } from '@arcada/contracts';
import { CONFIG, Endpoint, RequestLanguage, setTags } from '@arcada/service-kit';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Blog, postTags } from '../posts/blog.ts';
import { writeFeed } from './atom.ts';

const mostEntries = 20;

@Controller('feed.xml')
export class FeedController {
  constructor(
    private readonly blog: Blog,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  @Get()
  @Endpoint({ policy: 'public', summary: 'Atom feed of the newest posts, one for each language by ?lang=' })
  read(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    setTags(reply, postTags());
    reply.type('application/atom+xml; charset=utf-8');
    return writeFeed(this.blog.feed(mostEntries, language), language, this.config.SITE_URL);
  }
}
