import { describeStepError, loadWords, type ReportLanguage, StepError } from '@arcada/ids';
import type { WorkFault } from './messages.ts';

/** What a person reads of an error. Browsers report too little memory as RangeError or NotReadableError. */
export async function faultOf(error: unknown, language: ReportLanguage): Promise<WorkFault> {
  if (error instanceof StepError) return { text: describeStepError(await loadWords(language), error) };
  if (error instanceof RangeError) return { key: 'memory' };
  const name = error instanceof DOMException ? error.name : '';
  return { key: name === 'NotReadableError' || name === 'NotFoundError' ? 'unreadable' : 'failed' };
}
