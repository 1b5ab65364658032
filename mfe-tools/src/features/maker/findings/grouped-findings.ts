import type { Finding } from '@arcada/bim';
import { uniqueKeys } from '../../../shared/unique-keys.ts';

/** Of one rule, until all of them are asked for. */
const fewest = 5;

export interface ListedFinding {
  key: string;
  finding: Finding;
  /** At the last one shown of a rule: how many more it has found. */
  hidden: number;
  /** At the first one of a rule that has a fix, if one is shown: all of those, when there are several. */
  fixable: readonly Finding[];
}

const none: readonly Finding[] = [];

/** Findings of one rule together, in the order in which the rules first appear; a long group begins with a few. */
export function groupedFindings(findings: readonly Finding[], open: ReadonlySet<string>): ListedFinding[] {
  const groups = Map.groupBy(findings, ({ rule }) => rule);
  return [...groups].flatMap(([rule, all]) => {
    const shown = open.has(rule) ? all : all.slice(0, fewest);
    const fixable = all.filter(({ edits }) => edits);
    const holder = Math.max(
      0,
      shown.findIndex(({ edits }) => edits),
    );
    const keys = uniqueKeys(shown.map(({ place, parameters }) => JSON.stringify([rule, place, parameters])));
    return shown.map((finding, at) => ({
      key: keys[at] ?? '',
      finding,
      hidden: at === shown.length - 1 ? all.length - shown.length : 0,
      fixable: at === holder && fixable.length > 1 ? fixable : none,
    }));
  });
}
