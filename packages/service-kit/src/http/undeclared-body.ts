import { DomainError } from './domain-error.ts';
import type { EndpointOptions } from './endpoint.ts';
import { problemTexts } from './problem-texts.ts';
import { isStream, type KitRequest } from './request.ts';

/**
 * Refuses content that an endpoint wouldn't read. Whoever sends some expects it to count: a refund "of these
 * lines" must not become one of the whole order. An empty object is what many clients send for nothing.
 */
export function refuseUndeclaredBody(endpoint: EndpointOptions, { body }: KitRequest): void {
  const isRead = endpoint.upload || endpoint.rawBody || (endpoint.body !== undefined && !isStream(body));
  if (!isRead && !isEmpty(body)) throw new DomainError('request.body-not-expected', 400, problemTexts.bodyNotExpected);
}

const isEmpty = (body: unknown) =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
