import { bcfReport, jsonReport, junitReport, type ReportInput, xlsxReport } from '@arcada/ids';
import type { ReportFormat } from './report-messages.ts';

/** A report as a file's content. */
export function reportFile(format: ReportFormat, input: ReportInput, author: string): Blob {
  switch (format) {
    case 'xlsx':
      return new Blob(xlsxReport(input), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      });
    case 'bcf':
      return new Blob([bcfReport(input, author)], { type: 'application/octet-stream' });
    case 'json':
      return new Blob([JSON.stringify(jsonReport(input), null, 2)], { type: 'application/json' });
    case 'junit':
      return new Blob([junitReport(input)], { type: 'application/xml' });
  }
}
