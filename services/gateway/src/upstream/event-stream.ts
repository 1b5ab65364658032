import type { UpstreamResponse } from './upstream.ts';

/** A response that lasts as long as its author speaks, whatever the method of its request. */
export const isEventStream = ({ headers }: UpstreamResponse): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/event-stream');
