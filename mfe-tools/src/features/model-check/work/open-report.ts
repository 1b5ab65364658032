import { type CheckResult, loadWords, type ReportInput, type ReportLanguage } from '@arcada/ids';
import { ReportDesk } from './report-desk.ts';
import { reportFile } from './report-file.ts';
import type { ReportAnswer, ReportQuestion, ReportStart } from './report-messages.ts';

/** Waits for the result, sends its summary, then answers questions; returns what takes them. */
export function openReport(
  { results, language, author, ...about }: ReportStart,
  send: (answer: ReportAnswer) => void,
): (question: ReportQuestion) => void {
  let input: ReportInput;
  let desk: ReportDesk | undefined;
  const speak = async (result: CheckResult, spoken: ReportLanguage) => {
    input = { ...about, result, words: await loadWords(spoken) };
    desk = new ReportDesk(input, spoken);
    return desk.summary;
  };
  const answer = async (question: ReportQuestion): Promise<ReportAnswer> => {
    const { id } = question;
    if (!desk) return { id, failed: true };
    if ('failures' in question) return { id, failures: desk.failures(question.failures) };
    if ('language' in question) return { id, summary: await speak(input.result, question.language) };
    return { id, file: reportFile(question.file, input, author) };
  };
  results.onmessage = async ({ data: result }: MessageEvent<CheckResult>) => {
    results.close();
    try {
      send({ summary: await speak(result, language) });
    } catch {
      send({ failed: true });
    }
  };
  return (question) => {
    answer(question).then(send, () => send({ id: question.id, failed: true }));
  };
}
