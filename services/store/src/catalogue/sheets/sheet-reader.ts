import { Worker } from 'node:worker_threads';
import { guarded } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { ReadTable } from './read-table.ts';
import { largestSheet, notASheet, sheetQuoteFaults, sheetTooLarge } from './sheet.errors.ts';

/** The worker beside this file, from source; in the bundle beside main.js. */
const workerAddress = (here: string): URL =>
  new URL(here.endsWith('.ts') ? './sheet.worker.ts' : './sheet.worker.js', here);

/** Beyond it the worker is ended, and nothing else suffers. */
const limits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 };
const longest = 30_000;
const logger = new Logger('SheetReader');

/** Reads the tables of uploaded files in a worker, one after another. */
@Injectable()
export class SheetReader {
  private last: Promise<unknown> = Promise.resolve();

  async read(content: AsyncIterable<Buffer>): Promise<string[][]> {
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of content) {
      bytes += part.length;
      if (bytes > largestSheet) throw sheetTooLarge();
      parts.push(part);
    }
    const turn = this.last.then(() => readInWorker(Buffer.concat(parts)));
    this.last = turn.catch(() => {});
    const read = await turn;
    if ('table' in read) return read.table;
    if ('cell' in read) throw sheetQuoteFaults[read.cell.fault](read.cell.line);
    throw read.fault === 'too-large' ? sheetTooLarge() : notASheet();
  }
}

function readInWorker(bytes: Uint8Array): Promise<ReadTable> {
  const worker = new Worker(workerAddress(import.meta.url), { workerData: bytes, resourceLimits: limits });
  const late = setTimeout(
    guarded(() => worker.terminate(), logger),
    longest,
  );
  return new Promise<ReadTable>((resolve, reject) => {
    worker.once('message', resolve);
    // Out of memory, or out of time: the file was too much.
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ fault: 'too-large' }) : reject(error),
    );
    worker.once('exit', () => resolve({ fault: 'too-large' }));
  }).finally(() => {
    clearTimeout(late);
    void worker.terminate();
  });
}
