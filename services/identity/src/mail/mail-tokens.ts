import { randomBytes, randomUUID } from 'node:crypto';
import { sha256 } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { MailTokenEntity, type MailTokenPurpose } from './mail-token.entity.ts';

const minutes: Record<MailTokenPurpose, number> = { reset: 30, confirm: 7 * 24 * 60, undo: 7 * 24 * 60 };

/** Single-use tokens for links in mails. */
@Injectable()
export class MailTokens {
  /** Returns the token; only its hash is stored. `email` is the address that it proves or restores. */
  async issue(
    manager: EntityManager,
    purpose: MailTokenPurpose,
    accountId: string,
    email: string | null = null,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    await manager.insert(MailTokenEntity, {
      id: randomUUID(),
      tokenHash: sha256(token),
      purpose,
      accountId,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes[purpose] * 60_000),
      usedAt: null,
      usedKey: null,
    });
    return token;
  }

  /** The unexpired token, used or not. */
  find(manager: EntityManager, purpose: MailTokenPurpose, token: string): Promise<MailTokenEntity | null> {
    return manager.findOneBy(MailTokenEntity, { tokenHash: sha256(token), purpose, expiresAt: MoreThan(new Date()) });
  }

  /** True for exactly one caller, however many try at once. */
  async use(manager: EntityManager, token: MailTokenEntity, idempotencyKey: string | undefined): Promise<boolean> {
    const unused = { id: token.id, usedAt: IsNull() };
    const used = { usedAt: new Date(), usedKey: idempotencyKey ? sha256(idempotencyKey) : null };
    const { affected } = await manager.update(MailTokenEntity, unused, used);
    return affected === 1;
  }

  wasUsedBy(token: MailTokenEntity, idempotencyKey: string | undefined): boolean {
    return token.usedKey !== null && idempotencyKey !== undefined && token.usedKey === sha256(idempotencyKey);
  }

  /**
   * Invalidates links mailed before, because address or password has changed. Links that undo a
   * change of address stay valid: they are meant for changes made by someone else.
   */
  async revoke(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(MailTokenEntity, { accountId, usedAt: IsNull(), purpose: Not('undo') });
  }

  async revokeAll(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(MailTokenEntity, { accountId, usedAt: IsNull() });
  }
}
