import { randomUUID } from 'node:crypto';
import type { Language, Licence, LicencePage, LicenceQuery } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.ts';
import { OrderEntity, type OrderLineEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { EntitlementEntity, LicenceMachineEntity } from './entitlement.entity.ts';
import { LicenceSigner } from './licence-signer.ts';

/** Those of all, newest first, that were asked for, in the order that was. */
function arranged(
  all: readonly EntitlementEntity[],
  { product, state, sort }: Pick<LicenceQuery, 'product' | 'state' | 'sort'>,
  productsByName: readonly string[],
): EntitlementEntity[] {
  const found = all.filter(
    ({ refId, revokedAt }) =>
      (!product || refId === product) && (!state || (state === 'active') === (revokedAt === null)),
  );
  if (sort === 'oldest') return found.reverse();
  if (sort === 'newest') return found;
  const place = new Map(productsByName.map((id, at) => [id, at]));
  return found.sort((a, b) => (place.get(a.refId) ?? 0) - (place.get(b.refId) ?? 0));
}

/** What buyers own: granted with the order, listed, taken back with a refund. */
@Injectable()
export class Licences {
  constructor(
    private readonly database: Database,
    private readonly signer: LicenceSigner,
    private readonly catalogue: Catalogue,
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

  /** Under the names that their products have now, in the reader's language; the invoice keeps that of the purchase. */
  async page(userId: string, { page, pageSize, ...query }: LicenceQuery, language: Language): Promise<LicencePage> {
    const own = { userId, licenceKey: Not(IsNull()) };
    const all = await this.database.read.find(EntitlementEntity, {
      where: own,
      select: { id: true, refId: true, name: true, grantedAt: true, revokedAt: true },
      order: { grantedAt: 'DESC', id: 'ASC' },
    });
    const products = this.productsOf(all, language);
    const found = arranged(all, query, [...products.keys()]);
    const shown = found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
    const rows = await this.database.read.findBy(EntitlementEntity, { id: In(shown) });
    rows.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
    const items = (await this.present(rows)).map((licence) => ({
      ...licence,
      productName: products.get(licence.productId)?.name ?? licence.productName,
    }));
    return { items, total: found.length, page, pageSize, products: [...products.values()] };
  }

  /** By name. What isn't in the catalogue any more is called as its newest licence says. */
  private productsOf(newestFirst: readonly EntitlementEntity[], language: Language) {
    const names = new Map(newestFirst.toReversed().map(({ refId, name }) => [refId, name]));
    const products = [...names].map(([id, name]) => ({ id, name: this.catalogue.find(id, language)?.name ?? name }));
    products.sort((a, b) => a.name.localeCompare(b.name, language));
    return new Map(products.map((product) => [product.id, product]));
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
