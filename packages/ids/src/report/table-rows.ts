import { describeFacet, describeFault } from '../words/describe.ts';
import { outcomeOf, reasonText } from './outcome.ts';
import type { ReportInput } from './report.ts';

/** A table of plain texts and numbers: the first row has the headings. */
export type TableRows = (string | number)[][];

/** One row for each specification: status and numbers of elements. */
export function summaryRows({ result, words }: ReportInput): TableRows {
  const { label } = words;
  return [
    [label.specification, label.status, label.applicable, label.failed, label.why],
    ...result.specifications.map((found) => [
      found.specification.name,
      label[outcomeOf(found)],
      found.applicable,
      found.failed,
      reasonText(words, found),
    ]),
  ];
}

/** One row for each fault of an element, for a table or sheet. */
export function faultRows({ result, words }: ReportInput): TableRows {
  const { label } = words;
  const rows: TableRows = [
    [label.specification, label.requirement, label.class, label.name, label.globalId, label.why],
  ];
  for (const { specification, reason, failing } of result.specifications) {
    const { name, requirements } = specification;
    if (reason && failing.length === 0) rows.push([name, '', '', '', '', words.reason[reason]]);
    for (const element of failing) {
      const who = [element.className, element.name, element.globalId];
      if (element.faults.length === 0) rows.push([name, '', ...who, reason ? words.reason[reason] : '']);
      for (const fault of element.faults) {
        const facet = requirements[fault.requirement];
        rows.push([name, facet ? describeFacet(words, facet) : '', ...who, describeFault(words, fault, facet)]);
      }
    }
  }
  return rows;
}
