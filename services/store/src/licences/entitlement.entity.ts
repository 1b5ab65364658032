import type { CartItem } from '@arcada/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a paid order line gives: a licence with seats for a product, an enrolment for a course. One per line. */
@Entity('entitlement')
@Index('ux_entitlement_line', ['orderLineId'], { unique: true })
@Index('ix_entitlement_order', ['orderId'])
@Index('ix_entitlement_user', ['userId', 'grantedAt'])
export class EntitlementEntity {
  /** Also the licence's id, inside its signed key. */
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  @Column('varchar', { length: 36, name: 'order_line_id' })
  orderLineId: string;

  @Column('varchar', { length: 36, name: 'order_id' })
  orderId: string;

  @Column('varchar', { length: 36, name: 'user_id' })
  userId: string;

  @Column('varchar', { length: 8 })
  type: CartItem['type'];

  @Column('varchar', { length: 160, name: 'ref_id' })
  refId: string;

  @Column('varchar', { length: 200 })
  name: string;

  @Column('integer')
  seats: number;

  /** Null for a course. */
  @Column('varchar', { length: 1000, name: 'licence_key', nullable: true })
  licenceKey: string | null;

  @Column('datetime', { precision: 3, name: 'granted_at' })
  grantedAt: Date;

  @Column('datetime', { precision: 3, name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}

@Entity('licence_machine')
@Index('ux_licence_machine', ['licenceId', 'machineId'], { unique: true })
export class LicenceMachineEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id: string;

  @Column('varchar', { length: 36, name: 'licence_id' })
  licenceId: string;

  /** Lower case, so that both databases compare alike. */
  @Column('varchar', { length: 128, name: 'machine_id' })
  machineId: string;

  @Column('varchar', { length: 120 })
  name: string;

  @Column('datetime', { precision: 3, name: 'activated_at' })
  activatedAt: Date;
}
