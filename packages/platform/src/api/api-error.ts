import type { Problem } from '@arcada/contracts';

/** What every failed call becomes in the browser. `status` 0 means that no answer came. */
export interface ApiError {
  status: number;
  /** Stable machine code, for example `store.checkout.changed`; `network` when no answer came. */
  code: string;
  /** Short text for a person, from the server; never HTML; empty when the server gave none. */
  message: string;
  /** `status: body`, as the specification words it (for logs). */
  text: string;
  problem?: Problem & Record<string, unknown>;
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'text' in value;

/** Reads a failed response into an ApiError; a body that is no problem document is kept out of what people read. */
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

/** What a person reads about a failed call: the server's words, that no answer came, or else the fallback. */
export function messageOf(error: unknown, fallback: string, noAnswer: string): string {
  if (!isApiError(error)) return fallback;
  return error.status === 0 ? noAnswer : error.message || fallback;
}
