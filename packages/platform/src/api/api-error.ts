import type { Problem } from '@arcada/contracts';

/** What every failed call becomes in the browser. `status` 0 means that there was no response. */
export interface ApiError {
  status: number;
  /** Stable machine code, for example `store.checkout.changed`; `network` when there was no response. */
  code: string;
  /** Short text for a person, from the server; never HTML; empty when the server sent none. */
  message: string;
  /** `status: body`, as the specification words it (for logs). */
  text: string;
  problem?: Problem & Record<string, unknown>;
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'text' in value;

/**
 * Turns a failed response into an ApiError; a body that isn't a problem document is never shown to
 * people.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await response.text();
  const text = `${response.status}: ${body || response.statusText}`;
  if (response.headers.get('content-type')?.includes('json')) {
    try {
      const problem = JSON.parse(body) as Problem & Record<string, unknown>;
      return {
        status: response.status,
        code: problem.code ?? 'unknown',
        message: problem.message ?? '',
        text,
        problem,
      };
    } catch (error) {
      return { status: response.status, code: 'unreadable', message: '', text: `${text} (${error})` };
    }
  }
  return { status: response.status, code: 'unknown', message: '', text };
}

/** The text for a failed call: the server's message, that there was no response, or else the fallback. */
export function messageOf(error: unknown, fallback: string, noAnswer: string): string {
  if (!isApiError(error)) return fallback;
  return error.status === 0 ? noAnswer : error.message || fallback;
}
