import type { CheckResult, SpecificationResult } from '../check/check-result.ts';
import { describeFacet, describeFault } from '../words/describe.ts';
import type { Words } from '../words/words.ts';
import { reasonText } from './outcome.ts';
import type { ReportInput } from './report.ts';

/** The whole result as plain data with its texts, for programs. */
export interface JsonReport {
  title: string;
  model: string;
  schema: CheckResult['schema'];
  /** ISO 8601, UTC. */
  checkedAt: string;
  status: 'pass' | 'fail';
  specifications: {
    name: string;
    identifier?: string;
    cardinality: SpecificationResult['cardinality'];
    status: 'pass' | 'fail';
    /** Why it fails as a whole, or that no element was checked. */
    reason?: string;
    applicable: number;
    failed: number;
    requirements: { text: string; failed: number }[];
    failing: {
      /** Number in the IFC file. */
      id: number;
      globalId: string;
      class: string;
      name: string;
      faults: { requirement: number; code: string; text: string }[];
    }[];
  }[];
}

function specificationReport(words: Words, found: SpecificationResult): JsonReport['specifications'][number] {
  const { name, identifier, requirements } = found.specification;
  const reason = reasonText(words, found);
  return {
    name,
    ...(identifier !== undefined && { identifier }),
    cardinality: found.cardinality,
    status: found.status,
    ...(reason && { reason }),
    applicable: found.applicable,
    failed: found.failed,
    requirements: requirements.map((facet, index) => ({
      text: describeFacet(words, facet),
      failed: found.failedByRequirement[index] ?? 0,
    })),
    failing: found.failing.map(({ id, globalId, className, name, faults }) => ({
      id,
      globalId,
      class: className,
      name,
      faults: faults.map((fault) => ({
        requirement: fault.requirement,
        code: fault.code,
        text: describeFault(words, fault, requirements[fault.requirement]),
      })),
    })),
  };
}

export function jsonReport({ result, words, modelName, title, checkedAt }: ReportInput): JsonReport {
  return {
    title,
    model: modelName,
    schema: result.schema,
    checkedAt: checkedAt.toISOString(),
    status: result.status,
    specifications: result.specifications.map((found) => specificationReport(words, found)),
  };
}
