import { forgetDrafts } from '@arcada/platform';
import { notify } from '@arcada/ui';

export interface FakeAnswer {
  status?: number;
  /** Sent as JSON; a string is sent unchanged, as text/html. */
  body?: unknown;
  /** Sent as it comes, in place of a body. */
  stream?: ReadableStream<Uint8Array>;
}
export interface FakeCall {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}
type Route = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

/** Replaces the network in a component test: the same calls, with responses that the test chooses. */
export interface FakeApi {
  calls: FakeCall[];
  /** Paths of the calls with their method, for example `POST /api/cart`. */
  names: () => string[];
  /** Sets or changes the response of `METHOD /path`; a path may end in `*`. */
  on: (route: string, answer: Route) => void;
  restore: () => void;
}

const response = ({ status = 200, body, stream }: FakeAnswer) => {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: `Status ${status}`,
    headers: { get: (name: string) => (name.toLowerCase() === 'content-type' ? type : null) },
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
    blob: async () => new Blob([text], { type }),
    body: stream,
  };
};

/** Replaces `fetch` until `restore`. A call without a route fails like a lost connection. */
export function fakeApi(routes: Record<string, Route> = {}): FakeApi {
  const real = globalThis.fetch;
  const table = new Map(Object.entries(routes));
  const calls: FakeCall[] = [];
  const find = (name: string) =>
    table.get(name) ?? [...table].find(([route]) => route.endsWith('*') && name.startsWith(route.slice(0, -1)))?.[1];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const address = new URL(url, 'http://site.test');
    const call: FakeCall = {
      method: init.method ?? 'GET',
      path: address.pathname,
      search: address.searchParams,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const route = find(`${call.method} ${call.path}`);
    if (!route) throw new TypeError(`No answer for ${call.method} ${call.path}`);
    return response(typeof route === 'function' ? await route(call) : route);
  }) as unknown as typeof fetch;
  return {
    calls,
    names: () => calls.map(({ method, path }) => `${method} ${path}`),
    on: (route, answer) => void table.set(route, answer),
    restore: () => {
      globalThis.fetch = real;
      // The next test starts in a browser of its own.
      forgetDrafts();
      // Otherwise a test that waits for the same toast would find this one's.
      notify({ title: '' });
    },
  };
}

/** A response of events, each sent when the test wants it. */
export function fakeEvents() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    answer: { stream: readable } satisfies FakeAnswer,
    send: (event: string, data: object) =>
      void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => void writer.close(),
  };
}
