import { integerColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `view`: the page of a product or course; `cart`: it was put into a cart; `search`: words that found nothing. */
export type VisitKind = 'view' | 'cart' | 'search';

/** How often something happened on a day (UTC). Nothing in it is of a person. */
@Entity('visit_count')
export class VisitCountEntity {
  /** `2026-11-23` */
  @PrimaryColumn(textColumn(10))
  day: string;

  @PrimaryColumn(textColumn(8))
  kind: VisitKind;

  /** `product:<id>`, `course:<id>` or the words. */
  @PrimaryColumn(textColumn(160))
  subject: string;

  @Column(integerColumn())
  count: number;
}
