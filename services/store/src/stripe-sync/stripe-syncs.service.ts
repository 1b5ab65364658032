import { randomUUID } from 'node:crypto';
import {
  type KeysetPage,
  type StripeStep,
  type StripeStepQuery,
  type StripeSync,
  stripeStepKinds,
  stripeStepStates,
} from '@arcada/contracts';
import { Database, isUniqueViolation, noteUnchanged, once, readKeyset, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { productNotFound } from '../catalogue/product.errors.ts';
import { canSync, type Offer, onSaleFrom } from './held-product.ts';
import { readOffer, readSeveral } from './offers.ts';
import { StripeProductEntity } from './stripe-product.entity.ts';
import { StripeSyncEntity, StripeSyncStepEntity } from './stripe-sync.entity.ts';
import { notAtStripe, nothingToSync, syncBusy, syncNotFound, syncWithoutPlan } from './stripe-sync.errors.ts';
import { type PlannedStep, SyncPlans } from './sync-plans.service.ts';
import { SyncRunner } from './sync-runner.service.ts';

const keptMilliseconds = 30 * 86_400_000;

interface Asked {
  adminId: string;
  key: string | undefined;
}

/** Plans and syncs as admins ask for them. The work itself goes on after the response. */
@Injectable()
export class StripeSyncs {
  constructor(
    private readonly database: Database,
    private readonly plans: SyncPlans,
    private readonly runner: SyncRunner,
  ) {}

  /** Begins to compare all products with Stripe. */
  async plan(): Promise<StripeSync> {
    const id = await this.database.transaction(async (manager) => {
      await this.dropOld(manager);
      noteUnchanged();
      return this.insert(manager, 'planning');
    });
    this.runner.begin(id);
    return this.read(id);
  }

  /** Applies a plan, or goes on with a sync that was stopped. */
  async start(id: string): Promise<StripeSync> {
    await this.alone(() =>
      this.database.transaction(async (manager) => {
        const query = manager.createQueryBuilder(StripeSyncEntity, 'sync').where('sync.id = :id', { id });
        const sync = await this.database.forUpdate(query).getOne();
        if (!sync) throw syncNotFound();
        if (sync.state === 'planning' || sync.state === 'failed') throw syncWithoutPlan();
        if (sync.state === 'running' || sync.state === 'done') return noteUnchanged();
        const running = { state: 'running', slot: 'live', startedAt: new Date(), endedAt: null } as const;
        await manager.update(StripeSyncEntity, { id }, running);
        const products = await manager.countBy(StripeSyncStepEntity, { syncId: id, state: 'waiting' });
        await this.record(manager, id, { products });
      }),
    );
    this.runner.begin(id);
    return this.read(id);
  }

  /** Brings one product to Stripe as it is in the catalogue. */
  syncOne(productId: string, asked: Asked): Promise<StripeSync> {
    return this.single(['sync', productId], asked, async (manager) => {
      const offer = await this.offer(manager, productId);
      const link = await manager.findOneBy(StripeProductEntity, { productId });
      if (!canSync(offer, link ?? undefined)) throw nothingToSync();
      return { offer, ...this.plans.stepOf(offer, link) };
    });
  }

  /** Takes one product out of Stripe. */
  removeOne(productId: string, asked: Asked): Promise<StripeSync> {
    return this.single(['remove', productId], asked, async (manager) => {
      const offer = await this.offer(manager, productId);
      const isSynced = await manager.existsBy(StripeProductEntity, { productId, archived: false });
      if (!isSynced) throw notAtStripe();
      return { offer, kind: 'remove', differences: [], extraPrices: null };
    });
  }

  /** The one that was started last. */
  async last(): Promise<{ sync: StripeSync | null }> {
    const [row] = await this.database.read.find(StripeSyncEntity, {
      where: { startedAt: Not(IsNull()) },
      order: { startedAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    return { sync: row ? await this.shown(row) : null };
  }

  async read(id: string): Promise<StripeSync> {
    const row = await this.database.read.findOneBy(StripeSyncEntity, { id });
    if (!row) throw syncNotFound();
    return this.shown(row);
  }

  async steps(syncId: string, { state, ...page }: StripeStepQuery): Promise<KeysetPage<StripeStep>> {
    await this.read(syncId);
    const query = this.database.read
      .createQueryBuilder(StripeSyncStepEntity, 'step')
      .where('step.syncId = :syncId', { syncId });
    if (state) query.andWhere('step.state = :state', { state });
    const { rows, ...rest } = await readKeyset(query, page, {
      position: { by: 'step.position', valueOf: ({ position }: StripeSyncStepEntity) => position },
    });
    const offers = await readSeveral(
      this.database.read,
      rows.map(({ productId }) => productId),
    );
    return { items: rows.map((row) => shownStep(row, offers.get(row.productId))), ...rest };
  }

  private async single(
    request: [string, string],
    { adminId, key }: Asked,
    decide: (manager: EntityManager) => Promise<{ offer: Offer } & PlannedStep>,
  ): Promise<StripeSync> {
    const id = await this.alone(() =>
      once(this.database, { scope: `user:${adminId}`, key, request: ['stripe', ...request] }, async (manager) => {
        const { offer, ...step } = await decide(manager);
        const syncId = await this.insert(manager, 'running');
        await this.plans.addStep(manager, { syncId, position: 0, ...step }, offer);
        await this.record(manager, syncId, { kind: request[0], product: offer.id });
        return syncId;
      }),
    );
    this.runner.begin(id);
    return this.read(id);
  }

  private async insert(manager: EntityManager, state: 'planning' | 'running'): Promise<string> {
    const now = new Date();
    const started = state === 'running' ? { slot: 'live', startedAt: now } : { slot: null, startedAt: null };
    const blank = { same: 0, foreign: [], leasedBy: '', leasedUntil: 0, createdAt: now, endedAt: null };
    const id = randomUUID();
    await manager.insert(StripeSyncEntity, { ...blank, ...started, id, state } as object);
    return id;
  }

  private async record(manager: EntityManager, id: string, after: Record<string, unknown>): Promise<void> {
    await recordChange(manager, { action: 'store.stripe-sync.started', subject: { kind: 'stripe-sync', id }, after });
  }

  private async offer(manager: EntityManager, id: string): Promise<Offer> {
    const offer = await readOffer(manager, id);
    if (!offer) throw productNotFound();
    return offer;
  }

  /** One sync at a time, held by a unique column. */
  private async alone<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isUniqueViolation(error)) throw syncBusy();
      throw error;
    }
  }

  private async dropOld(manager: EntityManager): Promise<void> {
    const old = await manager.find(StripeSyncEntity, {
      select: { id: true },
      where: { createdAt: LessThan(new Date(Date.now() - keptMilliseconds)), slot: IsNull() },
      take: 50,
    });
    const ids = In(old.map(({ id }) => id));
    if (old.length === 0) return;
    await manager.delete(StripeSyncStepEntity, { syncId: ids });
    await manager.delete(StripeSyncEntity, { id: ids });
  }

  private async shown({ id, state, same, foreign, createdAt, endedAt }: StripeSyncEntity): Promise<StripeSync> {
    const rows = await this.database.read
      .createQueryBuilder(StripeSyncStepEntity, 'step')
      .select('step.kind', 'kind')
      .addSelect('step.state', 'state')
      .addSelect('count(*)', 'count')
      .addSelect('count(step.extraPrices)', 'priced')
      .where('step.syncId = :id', { id })
      .groupBy('step.kind')
      .addGroupBy('step.state')
      .getRawMany<{ kind: string; state: string; count: number | string; priced: number | string }>();
    const sum = (name: 'kind' | 'state', value: string) =>
      rows.filter((row) => row[name] === value).reduce((total, { count }) => total + Number(count), 0);
    const sums = <T extends string>(name: 'kind' | 'state', values: readonly T[]) =>
      Object.fromEntries(values.map((value) => [value, sum(name, value)])) as Record<T, number>;
    return {
      id,
      state,
      kinds: sums('kind', stripeStepKinds),
      steps: sums('state', stripeStepStates),
      withExtraPrices: rows.reduce((total, { priced }) => total + Number(priced), 0),
      same,
      foreign,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    };
  }
}

function shownStep(
  { productId, name, kind, state, differences, extraPrices, result, error }: StripeSyncStepEntity,
  offer: Offer | undefined,
): StripeStep {
  const from = offer && kind !== 'remove' ? onSaleFrom(offer) : null;
  return {
    productId,
    name,
    kind,
    state,
    differences,
    extraPrices: extraPrices ?? [],
    onSaleFrom: from?.toISOString() ?? null,
    result,
    error,
  };
}
