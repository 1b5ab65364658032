import { bigColumn, idColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A network from which an account has signed in. The id is a hash: no address is stored. */
@Entity('known_network')
@Index('ix_known_network_account', ['accountId'])
@Index('ix_known_network_seen', ['seenAt'])
export class KnownNetworkEntity {
  @PrimaryColumn(textColumn(64, { name: 'id' }))
  id: string;

  @Column(idColumn({ name: 'account_id' }))
  accountId: string;

  /** Milliseconds since 1970. */
  @Column(bigColumn({ name: 'seen_at' }))
  seenAt: number;
}
