import { randomUUID } from 'node:crypto';
import type { Licence, LicencePage, LicenceQuery } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsOrder, In, IsNull, Not } from 'typeorm';
import { OrderEntity, type OrderLineEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { EntitlementEntity, LicenceMachineEntity } from './entitlement.entity.ts';
import { LicenceSigner } from './licence-signer.ts';

const orders: Record<LicenceQuery['sort'], FindOptionsOrder<EntitlementEntity>> = {
  newest: { grantedAt: 'DESC', id: 'ASC' },
  oldest: { grantedAt: 'ASC', id: 'ASC' },
  product: { name: 'ASC', grantedAt: 'DESC', id: 'ASC' },
};

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

  async owns(userId: string, productId: string): Promise<boolean> {
    return this.database.read.existsBy(EntitlementEntity, {
      userId,
      type: 'product',
      refId: productId,
      revokedAt: IsNull(),
    });
  }

  /** Those of these people and products, as `userId productId`, of whose purchases none counts any more. */
  async ended(userIds: readonly string[], productIds: readonly string[]): Promise<Set<string>> {
    if (userIds.length === 0) return new Set();
    const rows = await this.database.read.find(EntitlementEntity, {
      where: { type: 'product', userId: In(userIds), refId: In(productIds) },
      select: { id: true, userId: true, refId: true, revokedAt: true },
    });
    const bought = Map.groupBy(rows, ({ userId, refId }) => `${userId} ${refId}`);
    return new Set([...bought].filter(([, all]) => all.every(({ revokedAt }) => revokedAt)).map(([key]) => key));
  }

  /** Courses in which a buyer has several seats, from all orders together. */
  async teams(userId: string, manager: EntityManager = this.database.read): Promise<Set<string>> {
    const bought = await manager.find(EntitlementEntity, {
      where: { userId, type: 'course', revokedAt: IsNull() },
      select: { id: true, refId: true, seats: true },
    });
    const ofCourse = Map.groupBy(bought, ({ refId }) => refId);
    const several = [...ofCourse].filter(([, rows]) => rows.reduce((sum, { seats }) => sum + seats, 0) > 1);
    return new Set(several.map(([courseId]) => courseId));
  }

  async page(userId: string, { page, pageSize, product, state, sort }: LicenceQuery): Promise<LicencePage> {
    const own = { userId, licenceKey: Not(IsNull()) };
    const [rows, total] = await this.database.read.findAndCount(EntitlementEntity, {
      where: {
        ...own,
        ...(product && { refId: product }),
        ...(state && { revokedAt: state === 'active' ? IsNull() : Not(IsNull()) }),
      },
      order: orders[sort],
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const all = await this.database.read.find(EntitlementEntity, {
      where: own,
      select: { id: true, refId: true, name: true },
      order: { name: 'ASC', grantedAt: 'DESC' },
    });
    const products = new Map(all.map(({ refId: id, name }) => [id, { id, name }]));
    return { items: await this.present(rows), total, page, pageSize, products: [...products.values()] };
  }

  /** A licence of that person; another's is unknown. */
  async own(userId: string, id: string): Promise<Licence | undefined> {
    const rows = await this.database.read.findBy(EntitlementEntity, { id, userId, licenceKey: Not(IsNull()) });
    return (await this.present(rows))[0];
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
    const placed = await this.database.read.find(OrderEntity, {
      where: { id: In(rows.map(({ orderId }) => orderId)) },
      select: { id: true, number: true },
    });
    const numbers = new Map(placed.map(({ id, number }) => [id, orderNumber(number)]));
    return rows.map((row) => ({
      id: row.id,
      key: row.licenceKey as string,
      productId: row.refId,
      productName: row.name,
      orderId: row.orderId,
      orderNumber: numbers.get(row.orderId) ?? '',
      seats: row.seats,
      machines: machines
        .filter((machine) => machine.licenceId === row.id)
        .map(({ machineId, name, activatedAt }) => ({ machineId, name, activatedAt: activatedAt.toISOString() })),
      issuedAt: row.grantedAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
    }));
  }
}
