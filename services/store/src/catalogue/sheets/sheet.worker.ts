import { parentPort, workerData } from 'node:worker_threads';
import type { ReadTable } from './read-table.ts';

// Started for one file and ended after it: whatever the file holds, the service goes on.

async function read(bytes: Uint8Array): Promise<ReadTable> {
  const { SheetError } = await import('@arcada/service-kit/sheets');
  const { BrokenCellError, readTable } = await import('./read-table.ts');
  try {
    return { table: readTable(bytes) };
  } catch (error) {
    if (error instanceof BrokenCellError) return { cell: error.cell };
    if (!(error instanceof SheetError)) throw error;
    return { fault: error.fault };
  }
}

parentPort?.postMessage(await read(workerData as Uint8Array));
