import type { CheckResult } from '../check/check-result.ts';
import type { Words } from '../words/words.ts';

/** What reports are made from. */
export interface ReportInput {
  result: CheckResult;
  words: Words;
  /** Name of the IFC file. */
  modelName: string;
  /** Title of the IDS. */
  title: string;
  /** When the check was made. */
  checkedAt: Date;
}
