import {
  aboutPageSchema,
  type Language,
  pageOf,
  searchEntriesSchema,
  serviceListSchema,
  servicesPageSchema,
  sitePageQuery,
  sitePageSchema,
  testimonialSchema,
  textPageNames,
  textPageSchema,
} from '@arcada/contracts';
import { Endpoint, pictureParams, RequestLanguage, setTags } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { postTags } from '../posts/blog.ts';
import { Pages } from './pages.service.ts';
import { SitePages } from './site-pages.service.ts';
import { CustomerPictures } from './testimonials/customer-pictures.ts';

const textParams = z.object({ name: z.enum(textPageNames) });

@Controller('api')
export class PagesController {
  constructor(
    private readonly pages: Pages,
    private readonly sitePages: SitePages,
    private readonly pictures: CustomerPictures,
  ) {}

  @Get('pages')
  @Endpoint({
    policy: 'public',
    query: sitePageQuery,
    response: pageOf(sitePageSchema),
    summary: 'The site’s own pages; with words to look for, best match first. Small typing errors are forgiven.',
  })
  async list(
    @Query() query: z.infer<typeof sitePageQuery>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = await this.sitePages.list(query, language);
    setTags(reply, ['pages', ...postTags()]);
    return list;
  }

  @Get('pages/search-entries')
  @Endpoint({ policy: 'public', response: searchEntriesSchema, summary: 'What the site search looks through' })
  async searchEntries(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply) {
    const entries = await this.sitePages.searchEntries(language);
    setTags(reply, ['pages', ...postTags()]);
    return entries;
  }

  @Get('services')
  @Endpoint({
    policy: 'public',
    query: sitePageQuery,
    response: serviceListSchema,
    summary: 'The services with their least price; with words to look for, best match first.',
  })
  async serviceList(
    @Query() query: z.infer<typeof sitePageQuery>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = await this.sitePages.services(query, language);
    setTags(reply, ['pages']);
    return list;
  }

  @Get('services/search-entries')
  @Endpoint({ policy: 'public', response: searchEntriesSchema, summary: 'What the site search looks through' })
  async serviceEntries(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply) {
    const entries = await this.sitePages.serviceEntries(language);
    setTags(reply, ['pages']);
    return entries;
  }

  @Get('testimonials/featured')
  @Endpoint({ policy: 'public', response: z.array(testimonialSchema), summary: 'Featured testimonials' })
  async testimonials(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply) {
    const testimonials = await this.pages.testimonials(language);
    setTags(reply, ['testimonials']);
    return testimonials;
  }

  @Get('testimonials/images/:file')
  @Endpoint({ policy: 'public', params: pictureParams, summary: 'Picture of a customer (WebP)' })
  picture(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return this.pictures.images.send(file, request, reply);
  }

  @Get('pages/services')
  @Endpoint({ policy: 'public', response: servicesPageSchema, summary: 'The page about services, with its four tabs' })
  async services(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply) {
    const page = await this.pages.services(language);
    setTags(reply, ['pages', 'testimonials']);
    return page;
  }

  @Get('pages/about')
  @Endpoint({ policy: 'public', response: aboutPageSchema, summary: 'The page about the house' })
  async about(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply) {
    const page = await this.pages.about(language);
    // The page shows the number of posts.
    setTags(reply, ['pages', ...postTags()]);
    return page;
  }

  @Get('pages/text/:name')
  @Endpoint({
    policy: 'public',
    params: textParams,
    response: textPageSchema,
    summary: 'A page that is one running text: privacy, terms',
  })
  async text(
    @Param() { name }: z.infer<typeof textParams>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const page = await this.pages.text(name, language);
    setTags(reply, ['pages']);
    return page;
  }
}
