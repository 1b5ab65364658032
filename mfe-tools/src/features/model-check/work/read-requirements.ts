import {
  type AuditFinding,
  auditIds,
  describeFinding,
  describeFormFault,
  type IdsDocument,
  IdsFormError,
  readIds,
  type Words,
} from '@arcada/ids';
import { wordsOfAll } from '../../../shared/words-of-all.ts';
import type { ReadRequest, WorkAnswer } from './messages.ts';

/** In bytes. The largest published IDS files have less than a tenth of it. */
export const mostIdsBytes = 20_000_000;

const placed = (words: Words, line: number | undefined, text: string) =>
  line === undefined ? text : `${words.label.line} ${line}: ${text}`;

function findingText(words: Words, ids: IdsDocument, finding: AuditFinding): string {
  const name = ids.specifications[finding.specification]?.name ?? '';
  return placed(words, finding.place?.line, `${name}: ${describeFinding(words, finding)}`);
}

/** Requirements that can be checked, or in words why they can't. */
export async function readRequirements({ source }: ReadRequest): Promise<WorkAnswer> {
  if (source instanceof Blob && source.size > mostIdsBytes) return { fault: { key: 'ids-too-large' } };
  try {
    const ids = source instanceof Blob ? readIds(await source.text()) : source;
    const findings = await auditIds(ids);
    if (findings.length === 0) return { ids, findings: [] };
    const say = await wordsOfAll();
    return { ids, findings: findings.map((finding) => say((words) => findingText(words, ids, finding))) };
  } catch (error) {
    if (!(error instanceof IdsFormError)) throw error;
    const say = await wordsOfAll();
    return {
      findings: error.faults.map((fault) =>
        say((words) => placed(words, fault.place.line, describeFormFault(words, fault))),
      ),
    };
  }
}
