import type { Language } from '@arcada/contracts';
import { integerColumn, jsonColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const pageNames = ['services', 'about', 'privacy', 'terms'] as const;
export type PageName = (typeof pageNames)[number];

/** The texts of a page in one language, as the page shows them. */
@Entity('page')
export class PageEntity {
  @PrimaryColumn(textColumn(40, { name: 'name' }))
  name: PageName;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(jsonColumn())
  content: object;
}

@Entity('testimonial')
export class TestimonialEntity {
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  /** Position among the featured ones, from 1; null: not featured. */
  @Column(integerColumn({ name: 'featured_place', nullable: true }))
  featuredPlace: number | null;

  /** Half stars, 0 to 10. */
  @Column(integerColumn({ name: 'half_stars' }))
  halfStars: number;

  @Column(textColumn(120, { name: 'customer_name' }))
  customerName: string;

  @Column(textColumn(120, { name: 'customer_company', nullable: true }))
  customerCompany: string | null;

  /** Path on this site. */
  @Column(textColumn(300, { name: 'customer_image', nullable: true }))
  customerImage: string | null;
}

@Entity('testimonial_text')
export class TestimonialTextEntity {
  @PrimaryColumn(textColumn(160, { name: 'testimonial_id' }))
  testimonialId: string;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(textColumn(1000))
  content: string;

  @Column(textColumn(160, { name: 'customer_title' }))
  customerTitle: string;
}
