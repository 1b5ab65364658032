import type { Translated } from '@arcada/contracts';
import { countElements, describeStepError, openModel, StepError } from '@arcada/ids';
import { wordsOfAll } from '../../../shared/words-of-all.ts';

/** What the worker is asked, once. */
export interface CountRequest {
  file: Blob;
}
/** What it sends: progress from 0 to 1, then the number of elements or why there is none. */
export type CountAnswer = { progress: number } | { total: number } | { fault: Translated | undefined };

const send = (answer: CountAnswer) => self.postMessage(answer);

self.onmessage = async ({ data: { file } }: MessageEvent<CountRequest>) => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const model = await openModel(bytes, { onProgress: (progress) => send({ progress }) });
    send({ total: countElements(model).total });
  } catch (error) {
    const fault = error instanceof StepError && (await wordsOfAll())((words) => describeStepError(words, error));
    send({ fault: fault || undefined });
  }
};
