import { checkModel, openModel } from '@arcada/ids';
import { benchDocument } from './ids-document.ts';

/** Times of one check, and how often it reported. */
export interface WorkerMeasured {
  openMs: number;
  checkMs: number;
  /** Reports of progress. */
  reports: number;
}

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  let reports = 0;
  const onProgress = () => reports++;
  const opening = performance.now();
  const model = await openModel(new Uint8Array(data), { onProgress });
  const checking = performance.now();
  await checkModel(model, benchDocument, { onProgress });
  const ended = performance.now();
  const measured: WorkerMeasured = { openMs: checking - opening, checkMs: ended - checking, reports };
  self.postMessage(measured);
};
