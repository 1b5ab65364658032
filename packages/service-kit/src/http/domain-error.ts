import type { Language, Translated } from '@arcada/contracts';

export interface DomainErrorExtra {
  detail?: string | Translated;
  /** Fields of a form, by path. */
  errors?: { path: string; message: string | Translated }[];
  /** Merged into the problem body. */
  data?: object;
  logLevel?: 'debug' | 'info' | 'warn' | 'error';
  headers?: Record<string, string>;
}

/** The text in this language. */
export const textIn = (text: string | Translated, language: Language): string =>
  typeof text === 'string' ? text : text[language];

/**
 * An expected refusal: becomes problem+json with this code (`store.cart.line-not-found`), status
 * and message. Translated texts are sent in the language of the request.
 */
export class DomainError extends Error {
  override name = 'DomainError';

  constructor(
    readonly code: string,
    readonly status: number,
    readonly text: string | Translated,
    readonly extra: DomainErrorExtra = {},
  ) {
    super(textIn(text, 'en'));
  }
}
