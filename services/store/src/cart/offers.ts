import { type CartItem, defaultLanguage, type Language } from '@arcada/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Catalogue } from '../catalogue/catalogue.ts';
import type { CartLine } from './cart-lines.ts';
import { type Course, CourseCatalogue } from './course-catalogue.ts';

/** Something that can be bought, at its current price. */
export interface Offer {
  type: CartItem['type'];
  refId: string;
  name: string;
  priceCents: number;
}

type SeenLine = Pick<CartLine, 'type' | 'refId' | 'seenName' | 'seenCents'>;

/** The one source of prices: the catalogue for products, the learning area for courses. */
@Injectable()
export class Offers {
  private readonly logger = new Logger('Offers');

  constructor(
    private readonly catalogue: Catalogue,
    private readonly courses: CourseCatalogue,
  ) {}

  /** At the current price. Undefined when it isn't on sale (any more). */
  async find(type: CartItem['type'], refId: string, language: Language): Promise<Offer | undefined> {
    if (type === 'course') return offerOf(refId, await this.courses.find(refId, language));
    return this.findProduct(refId, language);
  }

  /**
   * Those that aren't on sale (any more). Of what can't be found out now, such as a course while its area is unreachable,
   * none; `recently`, for display only, is a few seconds ago.
   */
  async offSale<Line extends Pick<SeenLine, 'type' | 'refId'>>(
    lines: readonly Line[],
    language: Language,
    recently = false,
  ): Promise<Line[]> {
    const asked = await Promise.allSettled(
      lines.map(async ({ type, refId }) =>
        recently && type === 'course' ? this.courses.findRecent(refId, language) : this.find(type, refId, language),
      ),
    );
    for (const one of asked) if (one.status === 'rejected') this.logger.warn(one.reason);
    return lines.filter((_, at) => asked[at]?.status === 'fulfilled' && asked[at].value === undefined);
  }

  /** For display only: while the learning area is unreachable, a course costs what the buyer last saw. */
  async findOrSeen(line: SeenLine, language: Language = defaultLanguage): Promise<Offer | undefined> {
    const { type, refId } = line;
    if (type === 'product') return this.findProduct(refId, language);
    try {
      return offerOf(refId, await this.courses.findRecent(refId, language));
    } catch (error) {
      this.logger.warn(error);
      return { type, refId, name: line.seenName, priceCents: line.seenCents };
    }
  }

  /** Also of what isn't on sale; undefined when it isn't known here. */
  nameOf(type: CartItem['type'], refId: string, language: Language): string | undefined {
    return type === 'product' ? this.catalogue.find(refId, language)?.name : undefined;
  }

  /** Of a course, too, while it is on sale and its area responds. */
  async currentName(type: CartItem['type'], refId: string, language: Language): Promise<string | undefined> {
    if (type === 'product') return this.nameOf(type, refId, language);
    try {
      return (await this.courses.findRecent(refId, language))?.title;
    } catch (error) {
      this.logger.warn(error);
      return undefined;
    }
  }

  private findProduct(refId: string, language: Language): Offer | undefined {
    const product = this.catalogue.find(refId, language);
    return product?.published
      ? { type: 'product', refId, name: product.name, priceCents: product.priceCents }
      : undefined;
  }
}

const offerOf = (refId: string, course: Course | undefined): Offer | undefined =>
  course && { type: 'course', refId, name: course.title, priceCents: course.priceCents };
