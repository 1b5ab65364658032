import type { CartItem } from '@arcada/contracts';
import { idColumn, integerColumn, textColumn, timeColumn } from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What a paid order line grants: a licence with seats for a product, an enrolment for a course. One
 * per line.
 */
@Entity('entitlement')
@Index('ux_entitlement_line', ['orderLineId'], { unique: true })
@Index('ix_entitlement_order', ['orderId'])
@Index('ix_entitlement_user', ['userId', 'grantedAt'])
export class EntitlementEntity {
  /** Also the licence's id, inside its signed key. */
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'order_line_id' }))
  orderLineId: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  @Column(textColumn(8))
  type: CartItem['type'];

  @Column(textColumn(160, { name: 'ref_id' }))
  refId: string;

  @Column(textColumn(200))
  name: string;

  @Column(integerColumn())
  seats: number;

  /** Null for a course. */
  @Column(textColumn(1000, { name: 'licence_key', nullable: true }))
  licenceKey: string | null;

  @Column(timeColumn({ name: 'granted_at' }))
  grantedAt: Date;

  @Column(timeColumn({ name: 'revoked_at', nullable: true }))
  revokedAt: Date | null;
}

@Entity('licence_machine')
@Index('ux_licence_machine', ['licenceId', 'machineId'], { unique: true })
export class LicenceMachineEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'licence_id' }))
  licenceId: string;

  /** Lower case, so that both databases compare it alike. */
  @Column(textColumn(128, { name: 'machine_id' }))
  machineId: string;

  @Column(textColumn(120))
  name: string;

  @Column(timeColumn({ name: 'activated_at' }))
  activatedAt: Date;
}
