import { bigColumn, booleanColumn, idColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a person decided about sending texts to a provider. */
@Entity('model_consent')
export class ModelConsentEntity {
  @PrimaryColumn(idColumn({ name: 'user_id' }))
  userId: string;

  /** The host that the decision is about: another provider is asked about anew. */
  @Column(textColumn(255))
  provider: string;

  @Column(booleanColumn())
  granted: boolean;

  @Column(bigColumn({ name: 'decided_at' }))
  decidedAt: number;
}
