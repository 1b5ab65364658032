import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventHandlers } from '../definition.ts';

/** A provider that knows everything that its service holds about a person with an account. */
export interface PersonalDataSource {
  /** `emailKeys`: keys of the person's confirmed addresses, for what was sent while signed out. */
  export(userId: string, emailKeys: readonly string[]): Promise<object>;
  /** Deletes or anonymises it, in the transaction that records the erasure. */
  erase(manager: EntityManager, userId: string, emailKeys: readonly string[]): Promise<void>;
}

/** The handler that erases what this provider knows. */
export const erasesWith = (source: Type<PersonalDataSource>): EventHandlers => ({
  'identity.user.erased': ({ userId, emailKeys }, manager, { get }) => get(source).erase(manager, userId, emailKeys),
});
