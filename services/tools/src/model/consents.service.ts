import type { ModelConsent } from '@arcada/contracts';
import { CONFIG, Database } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ModelConsentEntity } from './consent.entity.ts';
import type { ModelConfig } from './model.config.ts';

/** Whether a person's texts may go to the provider of the model: asked once, kept, changed at any time. */
@Injectable()
export class Consents {
  /** The host of the provider; null when no model is configured. */
  readonly provider: string | null;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) { OPENAI_API_KEY, OPENAI_BASE_URL }: ModelConfig,
  ) {
    this.provider = OPENAI_API_KEY ? new URL(OPENAI_BASE_URL).host : null;
  }

  async read(userId: string): Promise<ModelConsent> {
    const { provider } = this;
    const row = provider ? await this.database.read.findOneBy(ModelConsentEntity, { userId, provider }) : null;
    return { provider, granted: row ? Boolean(row.granted) : null };
  }

  async isGranted(userId: string): Promise<boolean> {
    return (await this.read(userId)).granted === true;
  }

  async decide(userId: string, granted: boolean, now = Date.now()): Promise<ModelConsent> {
    const { provider } = this;
    if (provider) {
      const row = { userId, provider, granted, decidedAt: now };
      await this.database.transaction((manager) => manager.upsert(ModelConsentEntity, row, ['userId']));
    }
    return this.read(userId);
  }

  /** For the person's export. */
  async export(userId: string) {
    const rows = await this.database.read.findBy(ModelConsentEntity, { userId });
    return rows.map(({ provider, granted, decidedAt }) => ({
      provider,
      granted: Boolean(granted),
      decidedAt: new Date(decidedAt).toISOString(),
    }));
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(ModelConsentEntity, { userId });
  }
}
