import type { Translated } from '@arcada/contracts';
import type { IdsDocument, ReportLanguage } from '@arcada/ids';
import type { CheckProgress, WorkAnswer, WorkFault, WorkRequest } from './messages.ts';
import { ModelReport } from './model-report.ts';
import type { ReportSummary } from './report-messages.ts';

/** Work that ended with a fault, as people read it. */
export class WorkError extends Error {
  readonly fault: WorkFault;

  constructor(fault: WorkFault) {
    super('text' in fault ? fault.text.en : fault.key);
    this.fault = fault;
  }
}

interface WorkOptions {
  signal: AbortSignal;
  onProgress?: (progress: CheckProgress) => void;
}

/** One request to a worker of its own, which ends with its answer or by the signal: so its memory is given back. */
function work(request: WorkRequest, { signal, onProgress }: WorkOptions, transfer: Transferable[] = []) {
  const worker = new Worker(new URL('./check-model.worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<WorkAnswer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    signal.throwIfAborted();
    worker.onerror = () => reject(new WorkError({ key: 'failed' }));
    worker.onmessage = ({ data }: MessageEvent<WorkAnswer>) => {
      if ('progress' in data) onProgress?.(data.progress);
      else if ('fault' in data) reject(new WorkError(data.fault));
      else resolve(data);
    };
    worker.postMessage(request, transfer);
  });
  return { answered, end: () => worker.terminate() };
}

export interface ReadRequirements {
  /** Absent when the file's form is wrong. */
  ids?: IdsDocument;
  findings: Translated[];
}

/** Reads and audits requirements. Throws WorkError, or the signal's reason. */
export async function readRequirements(source: Blob | IdsDocument, signal: AbortSignal): Promise<ReadRequirements> {
  const { answered, end } = work({ kind: 'read', source }, { signal });
  const answer = await answered.finally(end);
  return 'findings' in answer ? answer : { findings: [] };
}

export interface CheckedModel {
  report: ModelReport;
  summary: ReportSummary;
}

/** Checks a model in a worker; the file never leaves the browser. Throws WorkError, or the signal's reason. */
export async function startCheck(
  { ids, model, language, author }: { ids: IdsDocument; model: File; language: ReportLanguage; author: string },
  options: WorkOptions,
): Promise<CheckedModel> {
  const { port1, port2 } = new MessageChannel();
  const about = { language, author, modelName: model.name, title: ids.info.title, checkedAt: new Date() };
  const report = new ModelReport({ results: port2, ...about });
  const { answered, end } = work({ kind: 'check', ids, model, results: port1 }, options, [port1]);
  try {
    await answered;
    // The worker ends only when its result has arrived.
    return { report, summary: await report.summary };
  } catch (error) {
    report.end();
    throw error;
  } finally {
    end();
  }
}
