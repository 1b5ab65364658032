import { describeFacet, faultRows, outcomeOf, type ReportInput, type ReportLanguage, reasonText } from '@arcada/ids';
import type { FailurePage, FailureQuery, FailureRow, ReportSummary } from './report-messages.ts';

/** All rows of one specification: faultRows without its headings. */
function rowsOf(input: ReportInput, index: number): Omit<FailureRow, 'at'>[] {
  const specifications = input.result.specifications.slice(index, index + 1);
  return faultRows({ ...input, result: { ...input.result, specifications } })
    .slice(1)
    .map((row) => {
      const [specification = '', requirement = '', className = '', name = '', globalId = '', why = ''] =
        row.map(String);
      return { specification, requirement, className, name, globalId, why };
    });
}

/** Specifications are checked whatever version they name: that it is another one than the model's explains a failure. */
function otherVersions({ schema, specifications }: ReportInput['result']): string[] {
  const own = schema === 'IFC4X3' ? 'IFC4X3_ADD2' : schema;
  const others = specifications.flatMap(({ specification: { ifcVersion } }) =>
    ifcVersion.includes(own) ? [] : ifcVersion,
  );
  return [...new Set(others)].sort();
}

function summaryOf({ result, words }: ReportInput, language: ReportLanguage, failures: number): ReportSummary {
  return {
    language,
    schema: result.schema,
    otherVersions: otherVersions(result),
    status: result.status,
    statusText: words.label[result.status],
    failures,
    specifications: result.specifications.map((found) => {
      const status = outcomeOf(found);
      return {
        name: found.specification.name,
        status,
        statusText: words.label[status],
        reason: reasonText(words, found),
        applicable: found.applicable,
        failed: found.failed,
        requirements: found.specification.requirements.map((facet, index) => ({
          text: describeFacet(words, facet),
          failed: found.failedByRequirement[index] ?? 0,
        })),
      };
    }),
  };
}

const searchText = (row: FailureRow) =>
  [row.className, row.name, row.globalId, row.requirement, row.why].join('\n').toLowerCase();

/** Keeps the rows of a result, so that the page has only those that it shows. */
export class ReportDesk {
  readonly summary: ReportSummary;
  private readonly rows: FailureRow[] = [];
  /** Where each specification's rows begin, and where the last one's end. */
  private readonly begins: number[] = [];
  private texts: string[] | undefined;
  private last: { key: string; found: FailureRow[] } | undefined;

  constructor(input: ReportInput, language: ReportLanguage) {
    for (const index of input.result.specifications.keys()) {
      this.begins.push(this.rows.length);
      for (const row of rowsOf(input, index)) this.rows.push({ ...row, at: this.rows.length });
    }
    this.begins.push(this.rows.length);
    this.summary = summaryOf(input, language, this.rows.length);
  }

  failures(query: FailureQuery): FailurePage {
    const found = this.matching(query);
    return { rows: found.slice(query.from, query.from + query.count), total: found.length };
  }

  /** The last search is kept: turning pages doesn't repeat it. */
  private matching({ specification, text }: FailureQuery): FailureRow[] {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const key = [specification, ...words].join('\n');
    if (this.last?.key === key) return this.last.found;
    const inSpecification =
      specification === undefined
        ? this.rows
        : this.rows.slice(this.begins[specification], this.begins[specification + 1]);
    if (words.length > 0) this.texts ??= this.rows.map(searchText);
    const found =
      words.length === 0
        ? inSpecification
        : inSpecification.filter(({ at }) => words.every((word) => this.texts?.[at]?.includes(word)));
    this.last = { key, found };
    return found;
  }
}
