import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export interface KeptFile {
  body: Buffer;
  etag: string;
  headers: string[];
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40);

/** Files of live releases on disk, so that a gateway that starts while the registry is down still has them. */
export class StoredFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** A file is stored as one line of JSON, then its bytes. Undefined when it is missing or torn. */
  async read(key: string): Promise<KeptFile | undefined> {
    try {
      const bytes = await fs.readFile(path.join(this.folder, nameOf(key)));
      const end = bytes.indexOf(10);
      const { etag, headers, length } = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<KeptFile, 'body'> & {
        length: number;
      };
      const body = bytes.subarray(end + 1);
      return body.length === length ? { body, etag, headers } : undefined;
    } catch {
      // What can't be read is fetched again.
      return undefined;
    }
  }

  async write(key: string, { body, etag, headers }: KeptFile): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true });
    const draft = path.join(this.folder, `${randomUUID()}.new`);
    await fs.writeFile(
      draft,
      Buffer.concat([Buffer.from(`${JSON.stringify({ etag, headers, length: body.length })}\n`), body]),
    );
    await fs.rename(draft, path.join(this.folder, nameOf(key)));
  }

  /** Removes all files but these. */
  async keepOnly(keys: Iterable<string>): Promise<void> {
    const wanted = new Set([...keys].map(nameOf));
    const names = await fs.readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return [];
    });
    for (const name of names) if (!wanted.has(name)) await fs.rm(path.join(this.folder, name), { force: true });
  }
}
