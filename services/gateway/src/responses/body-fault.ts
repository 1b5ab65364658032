import { byteSize, forEachLanguage } from '@arcada/contracts';
import type { Fault } from '../edge/target.ts';
import { BodyBudgetSpent } from '../limits/body-budget.ts';
import { BodyTooLarge, BodyTooSlow, RightsChanged } from '../upstream/request-body.ts';
import { problemTexts } from './problem-texts.ts';

export interface BodyFault {
  fault: Fault;
  retryAfter?: number;
  /** The body can't be completed: the connection ends with the response. */
  last?: true;
}

const tooLarge = (bytes: number) => {
  const most = byteSize(bytes);
  const message = forEachLanguage((language) => problemTexts.tooLarge[language].replace('{most}', most));
  return { status: 413, code: 'gateway.body-too-large', message };
};
const tooSlow = { status: 408, code: 'gateway.request-too-slow', message: problemTexts.tooSlow };
const tooMany = { status: 429, code: 'gateway.too-many-requests', message: problemTexts.tooMany };
const rightsChanged = { status: 409, code: 'gateway.rights-changed', message: problemTexts.rightsChanged };
const busy = { status: 503, code: 'gateway.too-much-sent', message: problemTexts.busy };

/** The fault in how a body arrived; undefined for other errors. */
export function bodyFault(error: unknown): BodyFault | undefined {
  if (error instanceof BodyTooLarge) return { fault: tooLarge(error.most) };
  if (error instanceof BodyTooSlow) return { fault: tooSlow, last: true };
  if (error instanceof RightsChanged) return { fault: rightsChanged };
  if (!(error instanceof BodyBudgetSpent)) return undefined;
  return { fault: error.of === 'address' ? tooMany : busy, retryAfter: 5, last: true };
}
