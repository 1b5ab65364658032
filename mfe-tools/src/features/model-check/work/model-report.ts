import type { ReportLanguage } from '@arcada/ids';
import type {
  FailurePage,
  FailureQuery,
  ReportAnswer,
  ReportFormat,
  ReportQuestion,
  ReportStart,
  ReportSummary,
} from './report-messages.ts';

type Wanted = { failures: FailureQuery } | { file: ReportFormat } | { language: ReportLanguage };
type Given = Extract<ReportAnswer, { id: number }>;

/** The result of a check in a worker of its own, which holds failing elements only. `end` gives its memory back. */
export class ModelReport {
  private readonly worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, { resolve: (given: Given) => void; reject: (error: unknown) => void }>();
  private asked = 0;
  /** Settles once the result has arrived. */
  readonly summary: Promise<ReportSummary>;

  constructor(start: ReportStart) {
    this.summary = new Promise((resolve, reject) => {
      const fail = () => {
        const error = new Error('The report’s worker failed');
        reject(error);
        for (const each of this.waiting.values()) each.reject(error);
        this.waiting.clear();
      };
      this.worker.onerror = fail;
      this.worker.onmessage = ({ data }: MessageEvent<ReportAnswer>) => {
        if (!('id' in data)) return 'summary' in data ? resolve(data.summary) : fail();
        const each = this.waiting.get(data.id);
        this.waiting.delete(data.id);
        if ('failed' in data) each?.reject(new Error('The report’s worker failed'));
        else each?.resolve(data);
      };
    });
    this.summary.catch(() => undefined);
    this.worker.postMessage(start, [start.results]);
  }

  async failures(query: FailureQuery): Promise<FailurePage> {
    const given = await this.ask({ failures: query });
    return 'failures' in given ? given.failures : { rows: [], total: 0 };
  }

  async file(format: ReportFormat): Promise<Blob> {
    const given = await this.ask({ file: format });
    return 'file' in given ? given.file : new Blob();
  }

  /** The summary in another language; failures and files are in it from then on. */
  async inLanguage(language: ReportLanguage): Promise<ReportSummary> {
    const given = await this.ask({ language });
    return 'summary' in given ? given.summary : this.summary;
  }

  end(): void {
    this.worker.terminate();
  }

  private ask(wanted: Wanted): Promise<Given> {
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...wanted } satisfies ReportQuestion);
    });
  }
}
