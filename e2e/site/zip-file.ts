import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip file with one text, uncompressed so that a download can be searched for it, to be chosen in a file field. */
export async function zipFile(name: string, text: string) {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(text), 'text.txt', { compress: false });
  zip.end();
  return { name, mimeType: 'application/zip', buffer: await buffer(zip.outputStream) };
}
