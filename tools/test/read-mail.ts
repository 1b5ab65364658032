import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { decodeWords } from 'postal-mime';

export interface Mail {
  /** Decoded headers, a line each. */
  head: string;
  /** Decoded text, then HTML. */
  body: string;
  files: { name: string; bytes: Buffer }[];
}

export async function readMail(source: string): Promise<Mail> {
  const { headers, text = '', html = '', attachments } = await PostalMime.parse(source);
  return {
    head: headers.map(({ originalKey, value }) => `${originalKey}: ${decodeWords(value)}`).join('\n'),
    body: `${text}\n${html}`,
    files: attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
  };
}

/** The whole mail as one text to find words and links in. */
export const wholeMail = ({ head, body }: Mail): string => `${head}\n\n${body}`;

export interface KeptMail extends Mail {
  /** Name of its file. */
  name: string;
}

/** Every mail that a site has kept in its folder, the latest last. A name that ends otherwise is still being written. */
export async function keptMails(dataDir: string): Promise<KeptMail[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { name, source: await readFile(file, 'utf8'), written: (await stat(file)).mtimeMs };
    }),
  );
  files.sort((left, right) => left.written - right.written);
  return Promise.all(files.map(async ({ name, source }) => ({ name, ...(await readMail(source)) })));
}
