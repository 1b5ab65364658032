import type { Language, Translated } from '@arcada/contracts';

export interface DomainErrorExtra {
  detail?: string;
  errors?: { path: string; message: string }[];
  /** Merged into the problem body. */
  data?: object;
  logLevel?: 'debug' | 'info' | 'warn' | 'error';
  headers?: Record<string, string>;
}

/**
 * An expected refusal: becomes problem+json with this code (`store.cart.line-not-found`), status and message. A message
 * in all languages is answered in the one of the request.
 */
export class DomainError extends Error {
  override name = 'DomainError';

  constructor(
    readonly code: string,
    readonly status: number,
    private readonly text: string | Translated,
    readonly extra: DomainErrorExtra = {},
  ) {
    super(typeof text === 'string' ? text : text.en);
  }

  messageIn(language: Language): string {
    return typeof this.text === 'string' ? this.text : this.text[language];
  }
}
