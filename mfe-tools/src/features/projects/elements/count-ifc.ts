import type { Translated } from '@arcada/contracts';
import type { CountAnswer, CountRequest } from './count-ifc.worker.ts';

/** Why a file can't be counted; without a text when it isn't known. */
export class CountFault extends Error {
  readonly text: Translated | undefined;

  constructor(text?: Translated) {
    super(text?.en);
    this.text = text;
  }
}

/** Counts the elements of an IFC file in a worker; the file never leaves the browser. */
export function countIfc(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<number> {
  const worker = new Worker(new URL('./count-ifc.worker.ts', import.meta.url), { type: 'module' });
  const counted = new Promise<number>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(new CountFault());
    worker.onmessage = ({ data }: MessageEvent<CountAnswer>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('total' in data) resolve(data.total);
      else reject(new CountFault(data.fault));
    };
    worker.postMessage({ file } satisfies CountRequest);
  });
  // Ending the worker gives the file's memory back.
  return counted.finally(() => worker.terminate());
}
