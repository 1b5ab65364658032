import { randomUUID } from 'node:crypto';
import type { Licence, PageOf } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { EntitlementEntity, LicenceMachineEntity } from './entitlement.entity.ts';
import { LicenceSigner } from './licence-signer.ts';

/** What buyers own: granted with the order, listed, taken back with a refund. */
@Injectable()
export class Licences {
  constructor(
    private readonly database: Database,
    private readonly signer: LicenceSigner,
  ) {}

  /** One entitlement for each line; a product's has a signed key with as many seats as were bought. */
  async grant(manager: EntityManager, order: OrderEntity, lines: OrderLineEntity[]): Promise<EntitlementEntity[]> {
    const grantedAt = new Date();
    const given = lines.map((line) => {
      const id = randomUUID();
      const iat = Math.floor(grantedAt.getTime() / 1000);
      const payload = { v: 1, id, product: line.refId, seats: line.quantity, order: order.id, iat } as const;
      return manager.create(EntitlementEntity, {
        id,
        orderLineId: line.id,
        orderId: order.id,
        userId: order.userId,
        type: line.type,
        refId: line.refId,
        name: line.name,
        seats: line.quantity,
        licenceKey: line.type === 'product' ? this.signer.sign(payload) : null,
        grantedAt,
        revokedAt: null,
      });
    });
    await manager.insert(EntitlementEntity, given);
    return given;
  }

  async revoke(manager: EntityManager, orderId: string): Promise<void> {
    await manager.update(EntitlementEntity, { orderId, revokedAt: IsNull() }, { revokedAt: new Date() });
  }

  async revokeLines(manager: EntityManager, lines: readonly OrderLineEntity[]): Promise<void> {
    const ofLines = { orderLineId: In(lines.map(({ id }) => id)), revokedAt: IsNull() };
    await manager.update(EntitlementEntity, ofLines, { revokedAt: new Date() });
  }

  async restore(manager: EntityManager, lines: readonly OrderLineEntity[]): Promise<void> {
    await manager.update(EntitlementEntity, { orderLineId: In(lines.map(({ id }) => id)) }, { revokedAt: null });
  }

  async page(userId: string, page: number, pageSize: number): Promise<PageOf<Licence>> {
    const [rows, total] = await this.database.read.findAndCount(EntitlementEntity, {
      where: { userId, licenceKey: Not(IsNull()) },
      order: { grantedAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items: await this.present(rows), total, page, pageSize };
  }

  /** Licences of an order by order line. */
  async ofOrder(orderId: string): Promise<Map<string, Licence>> {
    const rows = await this.database.read.findBy(EntitlementEntity, { orderId, licenceKey: Not(IsNull()) });
    const licences = await this.present(rows);
    return new Map(rows.map((row, at) => [row.orderLineId, licences[at] as Licence]));
  }

  private async present(rows: EntitlementEntity[]): Promise<Licence[]> {
    const machines = rows.length
      ? await this.database.read.find(LicenceMachineEntity, {
          where: { licenceId: In(rows.map((row) => row.id)) },
          order: { activatedAt: 'ASC' },
        })
      : [];
    return rows.map((row) => ({
      id: row.id,
      key: row.licenceKey as string,
      productId: row.refId,
      productName: row.name,
      orderId: row.orderId,
      seats: row.seats,
      machines: machines
        .filter((machine) => machine.licenceId === row.id)
        .map(({ machineId, name, activatedAt }) => ({ machineId, name, activatedAt: activatedAt.toISOString() })),
      issuedAt: row.grantedAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
    }));
  }
}
