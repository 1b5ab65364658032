import type { Kind } from '../data/types.ts';

export interface FailureDetails {
  type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

/** A response in Stripe's error format. */
export class Failure extends Error {
  readonly status: number;
  readonly details: FailureDetails;
  /** A declined card is a refusal whose traces (charge, events) stay in the database. */
  readonly keepsChanges: boolean;
  /** Refused before anything ran: not stored under the idempotency key, as at Stripe. */
  readonly beforeExecution: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    details: FailureDetails = {},
    effect: { keepsChanges?: boolean; beforeExecution?: boolean; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.keepsChanges = effect.keepsChanges ?? false;
    this.beforeExecution = effect.beforeExecution ?? false;
    this.retryAfterSeconds = effect.retryAfterSeconds;
  }

  body(requestId: string): { error: object } {
    const { type = 'invalid_request_error', code, ...rest } = this.details;
    return {
      error: {
        ...(code ? { code, doc_url: documentation(code) } : {}),
        message: this.message,
        ...rest,
        request_log_url: `local:${requestId}`,
        type,
      },
    };
  }
}

export const documentation = (code: string): string =>
  `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`;

/** 400: the request can't be fulfilled. */
export function refused(message: string, param?: string, code?: string): Failure {
  return new Failure(400, message, { ...(param ? { param } : {}), ...(code ? { code } : {}) });
}

/** 400: a parameter is missing, unknown or malformed; nothing ran. */
export function badParameter(message: string, param: string, code?: string): Failure {
  return new Failure(400, message, { param, ...(code ? { code } : {}) }, { beforeExecution: true });
}

/** How Stripe names each kind in messages, and the parameter it blames for an id in the path. */
const nouns: Record<Kind, readonly [noun: string, pathParam: string]> = {
  product: ['product', 'id'],
  price: ['price', 'price'],
  customer: ['customer', 'id'],
  payment_method: ['PaymentMethod', 'payment_method'],
  payment_intent: ['payment_intent', 'intent'],
  charge: ['charge', 'id'],
  refund: ['refund', 'id'],
  coupon: ['coupon', 'coupon'],
  item: ['line_item', 'id'],
  'checkout.session': ['checkout.session', 'session'],
  event: ['event', 'id'],
};

/** Stripe responds with 404 to an unknown id in the path, and with 400 to one in a parameter. */
export function noSuch(kind: Kind, id: string, param?: string): Failure {
  const [noun, pathParam] = nouns[kind];
  const message = `No such ${noun}: '${id}'`;
  return new Failure(param ? 400 : 404, message, { code: 'resource_missing', param: param ?? pathParam });
}
