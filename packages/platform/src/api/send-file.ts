import { tellProgress } from './upload-progress.ts';

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
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      tellProgress(name, total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The upload failed')));
    request.addEventListener('abort', () => reject(signal.reason ?? new Error('The upload was aborted')));
    signal.addEventListener('abort', abort, { once: true });
    tellProgress(name, 0);
    request.send(file);
  }).finally(() => tellProgress(name, undefined));
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
