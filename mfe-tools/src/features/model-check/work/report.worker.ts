import { openReport } from './open-report.ts';
import type { ReportQuestion, ReportStart } from './report-messages.ts';

self.onmessage = ({ data }: MessageEvent<ReportStart>) => {
  const ask = openReport(data, (answer) => self.postMessage(answer));
  self.onmessage = ({ data: question }: MessageEvent<ReportQuestion>) => ask(question);
};
