import { type Language, pageLanguageHeader } from '@arcada/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type ApiError, readApiError } from './api-error.ts';

export interface StreamedEvent {
  event: string;
  /** Parsed JSON. */
  data: unknown;
}

interface Options {
  language: Language;
  signal: AbortSignal;
}

const noResponse = (error: unknown): ApiError => ({ status: 0, code: 'network', message: '', text: `0: ${error}` });

/**
 * Posts JSON and yields the events of the response (text/event-stream) as they arrive. Throws an
 * `ApiError`: a refusal, no response, or a connection that is lost midway. Not retried: a stream
 * that was shown in part cannot begin anew unnoticed.
 */
export async function* postForEvents(url: string, body: unknown, options: Options): AsyncGenerator<StreamedEvent> {
  const { language, signal } = options;
  const headers = {
    accept: 'text/event-stream',
    'accept-language': language,
    [pageLanguageHeader]: language,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const request = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body), signal } as const;
  const response = await fetch(url, request).catch((error: unknown) => {
    throw noResponse(error);
  });
  if (!response.ok || !response.body) throw await readApiError(response);
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw noResponse(error);
    });
    if (done) return;
    yield { event: value.event ?? 'message', data: JSON.parse(value.data) };
  }
}
