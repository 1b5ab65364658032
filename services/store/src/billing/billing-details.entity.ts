import type { Billing } from '@arcada/contracts';
import { idColumn, longTextColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account's billing details, for its next purchase. */
@Entity('billing_details')
export class BillingDetailsEntity {
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  /** JSON of `Billing`. */
  @Column(longTextColumn())
  details: string;

  @Column(timeColumn({ name: 'updated_at' }))
  updatedAt: Date;
}

export const readBilling = (json: string | null | undefined): Billing | null =>
  json ? (JSON.parse(json) as Billing) : null;
