import { APIConnectionError, APIError } from 'openai';
import { ModelFailure } from './model-failure.ts';

/** What an error of the SDK means for the reader. */
export function failureOf(error: unknown): unknown {
  if (error instanceof ModelFailure || !(error instanceof Error)) return error;
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable', 'no connection', { cause: error });
  if (error instanceof APIError) {
    const kind = error.status === 429 ? 'busy' : isRefusal(error) ? 'refused' : 'unreachable';
    // Without the message, which may repeat what was sent.
    return new ModelFailure(kind, `the provider responded ${error.status ?? 'nothing'} ${error.code ?? ''}`.trim());
  }
  return new ModelFailure('unreachable', error.message, { cause: error });
}

const isRefusal = ({ status }: APIError) => status !== undefined && status >= 400 && status < 500;

/** Whether it shows that the provider hangs or is down; a refusal costs no one's time. */
export const isOutage = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure instanceof ModelFailure && failure.kind === 'unreachable';
};
