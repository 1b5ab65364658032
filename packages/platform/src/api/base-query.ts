import { adminStep, type Language, pageLanguageHeader, shownAccount } from '@arcada/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiError, readApiError } from './api-error.ts';

export interface CallArguments {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Sent unchanged instead of a body; a large one may take long. */
  file?: Blob;
  /** Of a file: names it for `useUploadProgress`. */
  progressOf?: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** The response is a file: the data is a ReceivedFile. */
  asFile?: true;
  /** Status codes other than 2xx that are no errors; the data is then null. */
  expect?: number[];
  /** Version that the change is based on: refused with 412 when it is outdated. */
  ifMatch?: string | undefined;
  /** A time-out (504) isn't retried: a page shows nothing until this call is over. */
  waitsOnce?: boolean;
  /** By itself, on a page for everyone: refused for want of a confirmation, it stays so, and nothing is asked. */
  unasked?: boolean;
  /**
   * In the saved language or the browser's, also where `?lang=` shows the page in another: for what is kept of the visitor.
   */
  inOwnLanguage?: true;
  /** Finishes even when the page is left meanwhile: for the last call of a page being closed. */
  keepalive?: boolean;
}

/** A store's environment, which differs between browser and page server. */
export interface StoreSurroundings {
  /** Origin for API calls; empty in the browser. */
  origin: string;
  language: () => Language;
  /** Headers of every call: the page server's. */
  headers?: Record<string, string>;
  /** Cache tags of the responses used, collected by the page server. */
  onTags?: (tags: string[]) => void;
  /**
   * Milliseconds that a call may take: set by the page server, whose page is sent without late
   * data. Not retried.
   */
  callLimit?: number;
  /**
   * Asks the visitor for the password after a call, begun at this time, was refused for want of it
   * (decision 26). False when the visitor would rather not. In the browser only.
   */
  confirm?: (begun: number) => Promise<boolean>;
  /** Id of the account that the page is shown for. */
  account?: () => string | undefined;
}

/**
 * Milliseconds that a call may take, whatever happens. A file may be made when it is asked for, for
 * which the gateway waits longer, and then has to arrive.
 */
const usualLimit = 20_000;
const receivedFileLimit = 120_000;
const sentFileLimit = 1_800_000;
const limitOf = (call: CallArguments, { callLimit }: StoreSurroundings) =>
  call.file ? sentFileLimit : (callLimit ?? (call.asFile ? receivedFileLimit : usualLimit));

/** Smaller files are there before a bar would be seen. */
const shownSize = 1024 * 1024;

const retryable = (status: number) => status === 0 || status === 502 || status === 503 || status === 504;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function callOnce(
  call: CallArguments,
  surroundings: StoreSurroundings,
  headers: HeadersInit,
  signal: AbortSignal,
) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) if (value !== undefined) query.set(name, String(value));
  // A call may ask for another language: a document has its own.
  if ((!call.method || call.method === 'GET') && !query.has('lang') && !call.inOwnLanguage)
    query.set('lang', surroundings.language());
  const search = query.size ? `?${query}` : '';
  try {
    const { file, progressOf: name } = call;
    if (file && name && file.size >= shownSize) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(sentFileLimit)]);
      const sent = { method: call.method ?? 'PUT', headers: Object.fromEntries(new Headers(headers)), file, name };
      const { sendFile } = await import('./send-file.ts');
      return await readAnswer(call, await sendFile(`${call.url}${search}`, { ...sent, signal: limit }));
    }
    const response = await fetch(`${surroundings.origin}${call.url}${search}`, {
      method: call.method ?? 'GET',
      credentials: 'include',
      headers,
      body: call.file ?? (call.body === undefined ? undefined : JSON.stringify(call.body)),
      keepalive: call.keepalive,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitOf(call, surroundings))]),
    });
    const tags = response.headers.get('surrogate-key');
    if (tags) surroundings.onTags?.(tags.split(' '));
    return await readAnswer(call, response);
  } catch (error) {
    return { error: { status: 0, code: 'network', message: '', text: `0: ${error}` } satisfies ApiError };
  }
}

async function readAnswer(call: CallArguments, response: Response) {
  if (call.expect?.includes(response.status)) return { data: null };
  if (!response.ok) return { error: await readApiError(response) };
  if (call.asFile) {
    const { isAttachment, receiveFile } = await import('./receive-file.ts');
    if (!isAttachment(response)) throw new Error(`${call.url} did not return a file`);
    return { data: await receiveFile(response) };
  }
  const text = await response.text();
  return { data: text ? JSON.parse(text) : null };
}

/** One retry, only on network errors and 502, 503, 504. */
async function callTwice(
  call: CallArguments,
  surroundings: StoreSurroundings,
  headers: HeadersInit,
  signal: AbortSignal,
) {
  const first = await callOnce(call, surroundings, headers, signal);
  const once = surroundings.callLimit !== undefined || (call.waitsOnce && first.error?.status === 504);
  if (!first.error || once || !retryable(first.error.status) || signal.aborted) return first;
  await pause(400);
  return callOnce(call, surroundings, headers, signal);
}

/**
 * Each POST carries an Idempotency-Key that is the same for all attempts of one action, so that a
 * retry never acts twice. A call that needs a confirmation is repeated once the visitor has given it.
 */
export const baseQuery: BaseQueryFn<CallArguments, unknown, ApiError> = async (call, { extra, signal }) => {
  const surroundings = extra as StoreSurroundings;
  const begun = Date.now();
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(!call.inOwnLanguage && {
      'accept-language': surroundings.language(),
      [pageLanguageHeader]: surroundings.language(),
    }),
    ...surroundings.headers,
  };
  // The specification's DELETE calls carry no payload; every other change is sent as JSON.
  const bare = !call.method || call.method === 'GET' || (call.method === 'DELETE' && call.body === undefined);
  if (!bare) headers['content-type'] = call.file ? 'application/octet-stream' : 'application/json';
  if (call.ifMatch !== undefined) headers['if-match'] = `"${call.ifMatch}"`;
  const account = call.method && call.method !== 'GET' && surroundings.account?.();
  if (account) headers[shownAccount.header] = account;
  if (call.method === 'POST') headers['idempotency-key'] = crypto.randomUUID();
  const withBody = bare ? call : { ...call, body: call.body ?? {} };
  const answer = await callTwice(withBody, surroundings, headers, signal);
  const asks = answer.error?.code === adminStep.code && !call.unasked;
  const confirmed = asks && (await surroundings.confirm?.(begun));
  return confirmed ? callTwice(withBody, surroundings, headers, signal) : answer;
};
