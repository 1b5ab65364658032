import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { tableNames, tables } from '../document/tables.ts';
import { fillMessage, fillWords } from '../labels/fill-words.ts';
import { type CheckContext, Facts } from './facts.ts';
import type { Found, Rule, Severity } from './rule.ts';
import { rules } from './rules.ts';
import { TextScans } from './scan-text.ts';

/** A rule that a document breaks, at one place. Plain data: workers and services send it. */
export interface Finding extends Found {
  rule: string;
  severity: Severity;
}

const known: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));
const rank: Record<Severity, number> = { error: 0, warning: 1, hint: 2 };

/** Findings of one rule: as many as the longest table has rows. A cell of each is said; a matrix may have 30,000 wrong ones. */
export const mostOfRule = Math.max(...tableNames.map((name) => tables[name].rows));

/**
 * Every rule that the document breaks, errors first, in the order of the rules. Who checks a document again and again
 * keeps its `texts`; who only asks which rules are broken is content with one finding of each.
 */
export function check(
  document: BimDocument,
  context: CheckContext,
  { texts = new TextScans(), most = mostOfRule }: { texts?: TextScans; most?: number } = {},
): Finding[] {
  const facts = new Facts(document, context, texts);
  const findings: Finding[] = [];
  for (const { id, severity, types, check: run } of rules) {
    if (!types.includes(document.type)) continue;
    let count = 0;
    for (const found of run(facts)) {
      findings.push({ rule: id, severity, ...withRow(found, facts) });
      // What is mended makes room for the rest.
      if (++count === most) break;
    }
  }
  return findings.sort((one, other) => rank[one.severity] - rank[other.severity]);
}

/** True when nothing stops the document from being issued. */
export const mayBeIssued = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error');

/** A finding in a table also says its row, by which it is named where nothing else does. */
function withRow(found: Found, facts: Facts): Found {
  const { place, parameters } = found;
  const number = place.kind === 'table' && place.row !== undefined && facts.rowNumber(place.table, place.row);
  return number ? { ...found, parameters: { ...parameters, row: number } } : found;
}

/** A finding in words: what is wrong, the rule, its reason, and what the fix would do. */
export function explain({ rule, parameters = {}, edits }: Finding, language: Language) {
  const words = known.get(rule);
  if (!words) throw new Error(`No rule has the id ${rule}`);
  return {
    message: fillMessage(words.message, parameters, language),
    rule: words.rule[language],
    reason: words.reason[language],
    fix: edits && words.fix ? fillWords(words.fix, parameters, language) : undefined,
  };
}
