import { causeKinds, type OrderCause } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { AccountNames } from '../accounts/account-names.ts';

/** Causes of steps and refunds with the names of the admins in them. */
@Injectable()
export class AdminNames {
  constructor(private readonly accounts: AccountNames) {}

  async causes(causes: readonly string[]): Promise<(cause: string) => OrderCause> {
    const admins = new Set(causes.filter((cause) => cause.startsWith('admin:')).map((cause) => cause.slice(6)));
    const names = new Map(
      await Promise.all([...admins].map(async (id) => [id, await this.accounts.find(id)] as const)),
    );
    return (cause) => {
      const [kind = '', id = null] = cause.split(':');
      return {
        kind: causeKinds.find((one) => one === kind) ?? 'webhook',
        id,
        name: kind === 'admin' ? (names.get(id ?? '') ?? null) : null,
      };
    };
  }
}
