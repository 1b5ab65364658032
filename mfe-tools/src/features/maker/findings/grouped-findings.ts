import type { Finding } from '@arcada/bim';

/** Of one rule, until all of them are asked for. */
const fewest = 5;

export interface ListedFinding {
  finding: Finding;
  /** At the last one shown of a rule: how many more it has found. */
  hidden: number;
}

/** Findings of one rule together, in the order in which the rules first appear; a long group begins with a few. */
export function groupedFindings(findings: readonly Finding[], open: ReadonlySet<string>): ListedFinding[] {
  const groups = Map.groupBy(findings, ({ rule }) => rule);
  return [...groups].flatMap(([rule, all]) => {
    const shown = open.has(rule) ? all : all.slice(0, fewest);
    return shown.map((finding, at) => ({ finding, hidden: at === shown.length - 1 ? all.length - shown.length : 0 }));
  });
}
