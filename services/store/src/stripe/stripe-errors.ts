/** Stripe is unreachable or can't respond now; the same call with the same key may be repeated. */
export class PaymentUnavailable extends Error {
  constructor(
    cause: unknown,
    /**
     * `fault`: an error of Stripe's own (5xx), which it may replay for the same key; `silent`: it
     * hangs or is unreachable; `busy`: it has no capacity for this call.
     */
    readonly kind: 'fault' | 'silent' | 'busy',
    /** How long to wait, if Stripe said so. */
    readonly retryAfterSeconds?: number | undefined,
  ) {
    super('Stripe is not available', { cause });
  }
}

/** Stripe refused for good: the same call would be refused again. */
export class PaymentRefused extends Error {
  constructor(
    cause: unknown,
    /** Stripe's own code and words, which are English. */
    readonly code?: string | undefined,
    readonly reason = '',
  ) {
    super('Stripe refused the request', { cause });
  }
}
