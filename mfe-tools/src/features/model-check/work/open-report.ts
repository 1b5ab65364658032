import { type CheckResult, loadWords, type ReportInput } from '@arcada/ids';
import { ReportDesk } from './report-desk.ts';
import { reportFile } from './report-file.ts';
import type { ReportAnswer, ReportQuestion, ReportStart } from './report-messages.ts';

/** Waits for the result, sends its summary, then answers questions; returns what takes them. */
export function openReport(
  { results, language, author, ...about }: ReportStart,
  send: (answer: ReportAnswer) => void,
): (question: ReportQuestion) => void {
  let answer: ((question: ReportQuestion) => ReportAnswer) | undefined;
  results.onmessage = async ({ data: result }: MessageEvent<CheckResult>) => {
    results.close();
    try {
      const input: ReportInput = { ...about, result, words: await loadWords(language) };
      const desk = new ReportDesk(input);
      answer = (question) => {
        const { id } = question;
        if ('failures' in question) return { id, failures: desk.failures(question.failures) };
        return { id, file: reportFile(question.file, input, author) };
      };
      send({ summary: desk.summary });
    } catch {
      send({ failed: true });
    }
  };
  return (question) => {
    try {
      send(answer?.(question) ?? { id: question.id, failed: true });
    } catch {
      send({ id: question.id, failed: true });
    }
  };
}
