import { countElements, describeStepError, loadWords, openModel, type ReportLanguage, StepError } from '@arcada/ids';

/** What the worker is asked, once. */
export interface CountRequest {
  file: Blob;
  language: ReportLanguage;
}
/** What it sends: progress from 0 to 1, then the number of elements or why there is none. */
export type CountAnswer = { progress: number } | { total: number } | { fault: string };

const send = (answer: CountAnswer) => self.postMessage(answer);

self.onmessage = async ({ data: { file, language } }: MessageEvent<CountRequest>) => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const model = await openModel(bytes, { onProgress: (progress) => send({ progress }) });
    send({ total: countElements(model).total });
  } catch (error) {
    const known = error instanceof StepError;
    send({ fault: known ? describeStepError(await loadWords(language), error) : '' });
  }
};
