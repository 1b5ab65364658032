import type { Cardinality, IdsDocument, Specification } from '../document/ids-document.ts';
import type { Model } from '../model/model.ts';
import { type RunOptions, runSteps } from '../run-steps.ts';
import { textOf } from '../step/values.ts';
import type { CheckResult, ElementFault, FailingElement, SpecificationResult } from './check-result.ts';
import { compileFacet, compileRequirement } from './compile-facet.ts';
import { type CheckContext, checkContext } from './context.ts';
import type { CompiledFacet } from './fault.ts';

/** Elements between two reports of progress. */
const stretch = 256;

export function cardinalityOf({ minOccurs = 1, maxOccurs = 1 }: Specification): Cardinality {
  if (maxOccurs === 0) return 'prohibited';
  return minOccurs === 0 ? 'optional' : 'required';
}

/** Instances of the classes that the facets leave over. */
function candidates(model: Model, facets: readonly CompiledFacet[]): ArrayLike<number>[] {
  const classes = model.file.classes.filter((className) => {
    const isElement = facets.length > 0 || model.schema.isA(className, 'IFCOBJECTDEFINITION');
    return isElement && model.schema.entity(className) && facets.every((facet) => facet.mayMatch(className));
  });
  return classes.map((className) => model.file.idsOf(className));
}

function failing(model: Model, id: number, faults: ElementFault[]): FailingElement {
  const className = model.entityOf(id)?.name ?? model.classOf(id);
  return {
    id,
    globalId: textOf(model.attribute(id, 'GlobalId')) ?? '',
    className,
    name: model.text(id, 'Name') ?? '',
    faults,
  };
}

function reasonOf({ minOccurs = 1, maxOccurs = 1 }: Specification, applicable: number): SpecificationResult['reason'] {
  if (maxOccurs === 0 && applicable > 0) return 'prohibited-present';
  if (applicable < minOccurs) return applicable === 0 ? 'none-applicable' : 'too-few';
  // Written by many programs for "at least one", so that only larger numbers are a limit (IDS 1.0, Cardinality).
  return maxOccurs !== 'unbounded' && maxOccurs > 1 && applicable > maxOccurs ? 'too-many' : undefined;
}

function* checkSpecification(
  context: CheckContext,
  specification: Specification,
  index: number,
): Generator<number, SpecificationResult> {
  const { model } = context;
  const cardinality = cardinalityOf(specification);
  const facets = specification.applicability.map((facet) => compileFacet(context, facet));
  const listed = cardinality === 'prohibited' ? [] : specification.requirements;
  const requirements = listed.map((facet) => compileRequirement(context, facet));
  const lists = candidates(model, facets);
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const failedByRequirement = specification.requirements.map(() => 0);
  const elements: FailingElement[] = [];
  let seen = 0;
  let applicable = 0;
  for (const list of lists) {
    for (let at = 0; at < list.length; at++) {
      if (++seen % stretch === 0) yield seen / total;
      const id = list[at] as number;
      if (facets.some((facet) => facet.check(id).status !== 'match')) continue;
      applicable++;
      const faults: ElementFault[] = [];
      requirements.forEach((check, requirement) => {
        const fault = check(id);
        if (!fault) return;
        faults.push({ ...fault, requirement });
        (failedByRequirement[requirement] as number)++;
      });
      if (faults.length > 0 || cardinality === 'prohibited') elements.push(failing(model, id, faults));
    }
  }
  const reason = reasonOf(specification, applicable);
  return {
    index,
    specification,
    cardinality,
    status: reason || elements.length > 0 ? 'fail' : 'pass',
    ...(reason && { reason }),
    applicable,
    failed: elements.length,
    failedByRequirement,
    failing: elements,
  };
}

function* checkAll(model: Model, { specifications }: IdsDocument): Generator<number, CheckResult> {
  const context = checkContext(model);
  const results: SpecificationResult[] = [];
  for (const [index, specification] of specifications.entries()) {
    yield index / specifications.length;
    const steps = checkSpecification(context, specification, index);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        results.push(step.value);
        break;
      }
      yield (index + step.value) / specifications.length;
    }
  }
  const failed = results.some(({ status }) => status === 'fail');
  return { schema: model.schemaName, status: failed ? 'fail' : 'pass', specifications: results };
}

/**
 * Checks a model against an IDS that `auditIds` finds valid. A specification's ifcVersion says for whom it
 * was written; it is checked on models of other versions, too, as the official cases demand. Keeps
 * failing elements only. Throws PatternError, StepError, or the reason of `options.signal`.
 */
export const checkModel = (model: Model, ids: IdsDocument, options?: RunOptions): Promise<CheckResult> =>
  runSteps(checkAll(model, ids), options);
