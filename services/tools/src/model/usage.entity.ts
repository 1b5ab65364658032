import { bigColumn, integerColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Calls and tokens of one day (UTC): of an account, or of the whole site. */
@Entity('model_usage')
export class ModelUsageEntity {
  @PrimaryColumn(textColumn(10))
  day: string;

  /** An account's id, or `site`. */
  @PrimaryColumn(textColumn(36))
  scope: string;

  @Column(integerColumn())
  requests: number;

  /** Used, and reserved by calls that run. */
  @Column(bigColumn())
  tokens: number;
}
