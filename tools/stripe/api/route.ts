import type { Call } from '../data/transactions.ts';
import type { Form } from './form.ts';
import { list, type Reader, shape, solidText } from './shape.ts';

export interface Route {
  method: string;
  segments: readonly string[];
  run: (call: Call, form: Form, ids: Record<string, string>) => object;
}

type Fields = Record<string, Reader<unknown>>;

/** A route of the API: `:name` segments become ids, parameters are read by `fields` before the work starts. */
export function route<F extends Fields>(
  method: 'GET' | 'POST' | 'DELETE',
  pattern: string,
  fields: F,
  work: (call: Call, input: { [K in keyof F]: ReturnType<F[K]> }, ids: Record<string, string>) => object,
): Route {
  const read = shape(fields);
  return {
    method,
    segments: pattern.split('/').slice(1),
    run: (call, form, ids) => work(call, read(form, '') as { [K in keyof F]: ReturnType<F[K]> }, ids),
  };
}

export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; ids: Record<string, string> } | undefined {
  const parts = path.split('/').slice(1);
  for (const candidate of routes) {
    if (candidate.method !== method || candidate.segments.length !== parts.length) continue;
    const ids: Record<string, string> = {};
    const fits = candidate.segments.every((segment, index) => {
      const part = parts[index] ?? '';
      if (!segment.startsWith(':')) return segment === part;
      ids[segment.slice(1)] = decode(part);
      return part !== '';
    });
    if (fits) return { route: candidate, ids };
  }
  return undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}

/** Removes `expand[]` from the parameters: every endpoint has it. */
export function takeExpand(form: Form): { expand: string[]; rest: Form } {
  const { expand, ...rest } = form;
  return { expand: list(solidText(), 20)(expand, 'expand') ?? [], rest };
}
