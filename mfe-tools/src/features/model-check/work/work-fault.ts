import { describeStepError, StepError } from '@arcada/ids';
import { wordsOfAll } from '../../../shared/words-of-all.ts';
import type { WorkFault } from './messages.ts';

/** What a person reads of an error. Browsers report too little memory as RangeError or NotReadableError. */
export async function faultOf(error: unknown): Promise<WorkFault> {
  if (error instanceof StepError) {
    const say = await wordsOfAll();
    return { text: say((words) => describeStepError(words, error)) };
  }
  if (error instanceof RangeError) return { key: 'memory' };
  const name = error instanceof DOMException ? error.name : '';
  return { key: name === 'NotReadableError' || name === 'NotFoundError' ? 'unreadable' : 'failed' };
}
