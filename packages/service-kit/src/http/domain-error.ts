export interface DomainErrorExtra {
  detail?: string;
  errors?: { path: string; message: string }[];
  /** Merged into the problem body. */
  data?: object;
  logLevel?: 'debug' | 'info' | 'warn' | 'error';
  headers?: Record<string, string>;
}

/** An expected refusal: becomes problem+json with this code (`store.cart.line-not-found`), status and message. */
export class DomainError extends Error {
  override name = 'DomainError';

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly extra: DomainErrorExtra = {},
  ) {
    super(message);
  }
}
