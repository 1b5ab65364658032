import { CONFIG, Database, type Housekeeper, isUniqueViolation } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import type { ModelConfig } from './model.config.ts';
import { ModelFailure } from './model-failure.ts';
import { ModelUsageEntity } from './usage.entity.ts';

const keptDays = 31;
const site = 'site';
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What a call may use at most, counted until it has ended. */
export interface Reservation {
  day: string;
  userId: string;
  tokens: number;
}

/**
 * Tokens and calls of an account and of the site in a day, reserved before a call and settled after it. A process that
 * dies in between has used what it reserved.
 */
@Injectable()
export class Budget implements Housekeeper {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: ModelConfig,
  ) {}

  /** Throws ModelFailure when it is more than what is left. */
  async reserve(userId: string, tokens: number, now = Date.now()): Promise<Reservation> {
    const day = dayOf(now);
    for (const scope of [site, userId]) await this.begin(day, scope);
    await this.database.transaction(async (manager) => {
      // The site first, in every call, so that no two wait for each other.
      const ofSite = await this.lock(manager, day, site);
      const own = await this.lock(manager, day, userId);
      const { OPENAI_USER_REQUESTS_PER_DAY, OPENAI_USER_TOKENS_PER_DAY, OPENAI_SITE_TOKENS_PER_DAY } = this.config;
      if (own.requests >= OPENAI_USER_REQUESTS_PER_DAY || own.tokens + tokens > OPENAI_USER_TOKENS_PER_DAY)
        throw new ModelFailure('budget', 'the budget of the account is used up');
      if (ofSite.tokens + tokens > OPENAI_SITE_TOKENS_PER_DAY)
        throw new ModelFailure('budget', 'the budget of the site is used up');
      for (const { scope, requests, tokens: before } of [ofSite, own])
        await manager.update(ModelUsageEntity, { day, scope }, { requests: requests + 1, tokens: before + tokens });
    });
    return { day, userId, tokens };
  }

  /** `used`: tokens that the call took in the end. */
  async settle({ day, userId, tokens }: Reservation, used: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      for (const scope of [site, userId]) {
        const row = await this.lock(manager, day, scope);
        await manager.update(ModelUsageEntity, { day, scope }, { tokens: Math.max(0, row.tokens - tokens + used) });
      }
    });
  }

  async run(now = Date.now()): Promise<void> {
    await this.database.read.delete(ModelUsageEntity, { day: LessThan(dayOf(now - keptDays * 86_400_000)) });
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(ModelUsageEntity, { scope: userId });
  }

  private async begin(day: string, scope: string): Promise<void> {
    if (await this.database.read.existsBy(ModelUsageEntity, { day, scope })) return;
    try {
      await this.database.transaction((manager) =>
        manager.insert(ModelUsageEntity, { day, scope, requests: 0, tokens: 0 }),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  private async lock(manager: EntityManager, day: string, scope: string): Promise<ModelUsageEntity> {
    const query = manager.createQueryBuilder(ModelUsageEntity, 'it').where({ day, scope });
    return (await this.database.forUpdate(query).getOne()) ?? { day, scope, requests: 0, tokens: 0 };
  }
}
