import { languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { TestimonialEntity, TestimonialTextEntity } from '../pages/page.entity.ts';
import { testimonials } from './testimonials.ts';

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
