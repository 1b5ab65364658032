import { networkOf } from '@arcada/contracts';
import type { GatewayConfig } from '../config.ts';
import type { Allowance, LimitStore } from './token-buckets.ts';

/** `page`: pages that have to be rendered; `miss`: shared responses that have to be fetched and cached. */
export type LimitClass = 'read' | 'miss' | 'page' | 'cart' | 'write' | 'credentials';

/** How many requests one address and one account may send. Responses from the cache are not counted. */
export class RateLimits {
  private readonly allowances: Record<LimitClass, Allowance>;
  private readonly store: LimitStore;

  constructor(config: Pick<GatewayConfig, 'RATE_LIMIT_FACTOR' | 'CREDENTIAL_ATTEMPTS_PER_MINUTE'>, store: LimitStore) {
    const factor = config.RATE_LIMIT_FACTOR;
    const attempts = config.CREDENTIAL_ATTEMPTS_PER_MINUTE;
    this.store = store;
    this.allowances = {
      read: { burst: 3000 * factor, perSecond: 1000 * factor },
      // Frequently requested responses are cached and not counted: this limits how much memory one
      // address may fill.
      miss: { burst: 300 * factor, perSecond: 30 * factor },
      page: { burst: 40 * factor, perSecond: 5 * factor },
      // A whole office may shop, but each new cart is a row that stays for weeks.
      cart: { burst: 120 * factor, perSecond: 1 * factor },
      write: { burst: 300 * factor, perSecond: 30 * factor },
      credentials: { burst: attempts, perSecond: attempts / 60 },
    };
  }

  /** Seconds to wait for an address; 0 when the request may proceed. */
  forAddress(kind: LimitClass, address: string): number {
    return this.store.take(`${kind} ${networkOf(address)}`, this.allowances[kind], Date.now());
  }

  /** Seconds to wait for an account, wherever it signs in from. */
  forAccount(kind: LimitClass, userId: string): number {
    return this.store.take(`${kind} user ${userId}`, this.allowances[kind], Date.now());
  }
}
