import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Written to a temporary file, flushed and renamed: after a crash the file is complete or absent. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.new`;
  await fs.writeFile(draft, text, { flush: true });
  await fs.rename(draft, file);
  await syncFolder(path.dirname(file));
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
