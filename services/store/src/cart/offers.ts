import { type CartItem, defaultLanguage, type Language } from '@arcada/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Catalogue } from '../catalogue/catalogue.ts';
import type { CartLine } from './cart-lines.ts';
import { CourseCatalogue } from './course-catalogue.ts';

/** Something that can be bought, at today's price. */
export interface Offer {
  type: CartItem['type'];
  refId: string;
  name: string;
  priceCents: number;
}

type SeenLine = Pick<CartLine, 'type' | 'refId' | 'seenName' | 'seenCents'>;

/** The one place that tells what a thing costs: the catalogue for products, the learning area for courses. */
@Injectable()
export class Offers {
  private readonly logger = new Logger('Offers');

  constructor(
    private readonly catalogue: Catalogue,
    private readonly courses: CourseCatalogue,
  ) {}

  /** Undefined when it is not on sale (any more). */
  async find(type: CartItem['type'], refId: string, language: Language): Promise<Offer | undefined> {
    if (type === 'course') {
      const course = await this.courses.find(refId, language);
      return course && { type, refId, name: course.title, priceCents: course.priceCents };
    }
    const product = this.catalogue.find(refId, language);
    return product?.published ? { type, refId, name: product.name, priceCents: product.priceCents } : undefined;
  }

  /** As `find`; while the learning area can't be reached, a course shows what it cost when the buyer last saw it. */
  async findOrSeen(line: SeenLine, language: Language = defaultLanguage): Promise<Offer | undefined> {
    try {
      return await this.find(line.type, line.refId, language);
    } catch (error) {
      this.logger.warn(error);
      return { type: line.type, refId: line.refId, name: line.seenName, priceCents: line.seenCents };
    }
  }
}
