import { useSyncExternalStore } from 'react';

/** Share of each upload that is under way, from 0 to 1, by the name that its call gave it. */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();

function tell(name: string, share: number | undefined): void {
  if (share === undefined) shares.delete(name);
  else shares.set(name, share);
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How much of this upload has been sent; undefined while none is under way. */
export const useUploadProgress = (name: string): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shares.get(name),
    () => undefined,
  );

interface Sending {
  method: string;
  headers: Record<string, string>;
  file: Blob;
  signal: AbortSignal;
  /** The name for `useUploadProgress`. */
  name: string;
}

/** Sends a file as `fetch` does, which says nothing of how far it is. */
export function sendFile(url: string, { method, headers, file, signal, name }: Sending): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.responseType = 'blob';
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(name, total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The upload failed')));
    request.addEventListener('abort', () => reject(signal.reason ?? new Error('The upload was aborted')));
    signal.addEventListener('abort', abort, { once: true });
    tell(name, 0);
    request.send(file);
  }).finally(() => tell(name, undefined));
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .flatMap((line) => {
        const at = line.indexOf(':');
        return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()] as [string, string]] : [];
      }),
  );
  const body = request.status === 204 ? null : (request.response as Blob);
  return new Response(body, { status: request.status, headers });
}
