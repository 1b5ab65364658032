import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';

export const siteUrl = process.env.E2E_URL ?? 'http://localhost:8080';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * One call of the site's API, with a browser's cookies and from the site's own origin, as its pages
 * make it.
 */
export function ask(
  request: APIRequestContext,
  method: Method,
  path: string,
  body: object = {},
  site = siteUrl,
  more: Record<string, string> = {},
): Promise<APIResponse> {
  const headers = { origin: new URL(site).origin, 'idempotency-key': randomUUID(), ...more };
  return method === 'get' ? request.get(path) : request[method](path, { headers, data: body });
}

/** Like `ask`, for calls that must succeed; returns the response's body. */
export async function call<Answer = unknown>(
  request: APIRequestContext,
  method: Method,
  path: string,
  body?: object,
  site?: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  const response = await ask(request, method, path, body, site, headers);
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method.toUpperCase()} ${path} returned ${response.status()}: ${text}`);
  return (text ? JSON.parse(text) : null) as Answer;
}

/** Changes a product, as an admin who has just read it. */
export async function changeProduct(admin: APIRequestContext, id: string, change: object): Promise<unknown> {
  const path = `/api/admin/products/${id}`;
  const { tag } = await call<{ tag: string }>(admin, 'get', path);
  return call(admin, 'patch', path, change, undefined, { 'if-match': `"${tag}"` });
}
