import {
  type AboutPage,
  defaultLanguage,
  type Language,
  mostFeaturedTestimonials,
  type ServicesPage,
  type Testimonial,
  type TextPage,
  type TextPageName,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { toContent } from '@arcada/service-kit/markdown';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Blog } from '../posts/blog.ts';
import { inLanguage } from '../posts/blog-rows.ts';
import type { TextPageContent } from './house/legal/text-page.ts';
import { type AboutContent, housePages, type ServicesContent } from './house-pages.ts';
import { PageEntity, type PageName, TestimonialEntity, TestimonialTextEntity } from './page.entity.ts';

/** Pages and testimonials. Read from the database: the gateway caches the responses. */
@Injectable()
export class Pages {
  constructor(
    private readonly database: Database,
    private readonly blog: Blog,
  ) {}

  async services(language: Language): Promise<ServicesPage> {
    const { services, ...page } = (await this.content('services', language)) as ServicesContent;
    const testimonials = await this.testimonials(language);
    return {
      ...page,
      services: services.map(({ reference, ...service }) => {
        const said = testimonials.find(({ id }) => id === reference);
        return { ...service, ...(said && { reference: said }) };
      }),
    };
  }

  async about(language: Language): Promise<AboutPage> {
    const { team, figures, ...content } = (await this.content('about', language)) as AboutContent;
    const { snapshot } = this.blog;
    return {
      ...content,
      team: snapshot.knownAuthors(team, language),
      figures: { ...figures, postCount: snapshot.list({ page: 1, pageSize: 1 }, language).total },
    };
  }

  async text(name: TextPageName, language: Language): Promise<TextPage> {
    const { text, ...page } = await this.stored(name, language);
    return { ...page, body: toContent(text) };
  }

  /** The same as it is written. */
  async stored(name: TextPageName, language: Language): Promise<TextPageContent> {
    return (await this.content(name, language)) as TextPageContent;
  }

  async testimonials(language: Language): Promise<Testimonial[]> {
    const { read } = this.database;
    const rows = await read.find(TestimonialEntity, {
      where: { featuredPlace: Not(IsNull()) },
      order: { featuredPlace: 'ASC', id: 'ASC' },
      take: mostFeaturedTestimonials,
    });
    const texts = await read.findBy(TestimonialTextEntity, { testimonialId: In(rows.map(({ id }) => id)) });
    return rows.flatMap(({ id, halfStars, customerName, customerCompany, customerImage }) => {
      const own = texts.filter(({ testimonialId }) => testimonialId === id);
      const text = inLanguage(new Map(own.map((each) => [each.language, each])), language);
      if (!text) return [];
      const { content, customerTitle } = text;
      return {
        id,
        rating: halfStars / 2,
        content,
        customerName,
        customerTitle,
        ...(customerCompany && { customerCompany }),
        ...(customerImage && { customerImageUrl: customerImage }),
      };
    });
  }

  private async content(name: PageName, language: Language): Promise<object> {
    const { read } = this.database;
    const page =
      (await read.findOneBy(PageEntity, { name, language })) ??
      (await read.findOneBy(PageEntity, { name, language: defaultLanguage }));
    return page?.content ?? housePages[name](language);
  }
}
