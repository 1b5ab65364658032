import { type AboutPage, defaultLanguage, type Language, type ServicesPage, type Testimonial } from '@arcada/contracts';
import { Database, DomainError } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Blog } from '../posts/blog.ts';
import { inLanguage } from '../posts/blog-rows.ts';
import { PageEntity, type PageName, TestimonialEntity, TestimonialTextEntity } from './page.entity.ts';

/** What is kept of the about page: the rest of the answer is counted or looked up. */
export interface AboutContent extends Omit<AboutPage, 'team' | 'figures'> {
  /** Ids of authors, in the order of the page. */
  team: string[];
  figures: Omit<AboutPage['figures'], 'postCount'>;
}

const mostFeatured = 6;

/** Pages and testimonials. Read where they are asked for: the gateway keeps the answers. */
@Injectable()
export class Pages {
  constructor(
    private readonly database: Database,
    private readonly blog: Blog,
  ) {}

  async services(language: Language): Promise<ServicesPage> {
    return (await this.content('services', language)) as ServicesPage;
  }

  async about(language: Language): Promise<AboutPage> {
    const { team, figures, ...content } = (await this.content('about', language)) as AboutContent;
    const { snapshot } = this.blog;
    return {
      ...content,
      team: team.map((id) => snapshot.author(id, language)),
      figures: { ...figures, postCount: snapshot.list({ page: 1, pageSize: 1 }, language).total },
    };
  }

  async testimonials(language: Language): Promise<Testimonial[]> {
    const { read } = this.database;
    const rows = await read.find(TestimonialEntity, {
      where: { featuredPlace: Not(IsNull()) },
      order: { featuredPlace: 'ASC', id: 'ASC' },
      take: mostFeatured,
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
    if (page) return page.content;
    throw new DomainError('blog.page.not-found', 404, {
      en: 'This page has not been written yet.',
      'pt-BR': 'Esta página ainda não foi escrita.',
      es: 'Esta página todavía no se ha escrito.',
    });
  }
}
