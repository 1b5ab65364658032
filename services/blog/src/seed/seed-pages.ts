import { type Language, languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { PageEntity, type PageName, TestimonialEntity, TestimonialTextEntity } from '../pages/page.entity.ts';
import type { AboutContent } from '../pages/pages.service.ts';
import { about } from './about.ts';
import { servicesPage } from './services-page.ts';
import { testimonials } from './testimonials.ts';

const contents: Record<PageName, (language: Language) => object> = {
  services: (language) => ({
    ...servicesPage.texts[language],
    services: servicesPage.services.map(({ id, texts }) => ({ id, ...texts[language] })),
  }),
  about: (language): AboutContent => ({ ...about.texts[language], team: about.team }),
};

/** Pages that don't exist yet. */
export async function seedPages(manager: EntityManager): Promise<void> {
  for (const name of Object.keys(contents) as PageName[])
    for (const language of languages)
      if (!(await manager.existsBy(PageEntity, { name, language })))
        await manager.insert(PageEntity, { name, language, content: contents[name](language) });
}

/** Testimonials that don't exist yet. */
export async function seedTestimonials(manager: EntityManager): Promise<void> {
  for (const [at, { id, rating, customerName, customerCompany, texts }] of testimonials.entries()) {
    if (await manager.existsBy(TestimonialEntity, { id })) continue;
    const halfStars = Math.round(rating * 2);
    const row = { id, featuredPlace: at + 1, halfStars, customerName, customerCompany, customerImage: null };
    await manager.insert(TestimonialEntity, row);
    for (const language of languages)
      await manager.insert(TestimonialTextEntity, { testimonialId: id, language, ...texts[language] });
  }
}
