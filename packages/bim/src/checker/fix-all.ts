import type { BimDocument } from '../document/document.schema.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { Edit } from '../edits/edit.ts';
import { check, type Finding } from './check.ts';
import type { CheckContext } from './facts.ts';

const mostRounds = 20;

/** What an edit writes; fixes that write the same thing are applied one after another. */
function targetOf(edit: Edit): string {
  if (edit.op === 'field') return `field ${edit.field}`;
  if (edit.op === 'cell') return `${edit.table} ${edit.row} ${edit.column}`;
  if (edit.op === 'property') return `property ${edit.name}`;
  if (edit.op === 'remove-row') return `${edit.table} ${edit.row}`;
  if ('table' in edit) return `${edit.table} rows`;
  return 'topic' in edit ? `topic ${typeof edit.topic === 'string' ? edit.topic : edit.topic.id}` : edit.op;
}

/**
 * Applies the fixes of all findings, or of those of one rule, and of what they bring up, until none has a fix or the
 * document stays the same. A fix that would meet another is computed again after it.
 */
export function fixAll(
  document: BimDocument,
  context: CheckContext,
  wanted: (finding: Finding) => boolean = () => true,
): BimDocument {
  let current = document;
  for (let round = 0; round < mostRounds; round++) {
    const targets = new Set<string>();
    const edits: Edit[] = [];
    for (const finding of check(current, context)) {
      const own = finding.edits?.map(targetOf) ?? [];
      if (!wanted(finding) || own.some((target) => targets.has(target))) continue;
      for (const target of own) targets.add(target);
      edits.push(...(finding.edits ?? []));
    }
    if (edits.length === 0) return current;
    current = applyEdits(current, edits);
  }
  return current;
}
