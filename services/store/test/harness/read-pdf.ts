import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The text of a PDF, as it is laid out. */
export async function readPdf(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'invoice-'));
  await writeFile(join(folder, 'invoice.pdf'), pdf);
  const { stdout } = await run('pdftotext', ['-layout', join(folder, 'invoice.pdf'), '-']);
  await rm(folder, { recursive: true });
  return stdout;
}
