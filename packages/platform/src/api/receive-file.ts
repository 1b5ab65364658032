import type { ReceivedFile } from './received-file.ts';

/** The name is the response's (RFC 8187), else the plain one. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // A broken encoding: the plain name will do.
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? 'download';
}

/** Files are attachments; anything else isn't the file, whatever its status. */
export const isAttachment = ({ headers }: Response): boolean =>
  /^attachment\b/i.test(headers.get('content-disposition') ?? '') || !/json/.test(headers.get('content-type') ?? '');

export async function receiveFile(response: Response): Promise<ReceivedFile> {
  const name = nameIn(response.headers.get('content-disposition') ?? '');
  return { name, url: URL.createObjectURL(await response.blob()) };
}
