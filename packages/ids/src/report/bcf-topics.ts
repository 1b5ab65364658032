import type { FailingElement, SpecificationResult } from '../check/check-result.ts';
import { describeFacet, describeFault } from '../words/describe.ts';
import type { ReportInput } from './report.ts';

/** Elements that one topic lists and selects: viewers get slow with more, and nobody works through them by hand. */
const listed = 500;

export interface BcfTopic {
  title: string;
  description: string;
  /** GlobalIds to select. */
  components: string[];
}

/** Elements without a GlobalId, such as materials, can be named but not selected. */
const isGlobalId = (text: string) => /^[0-9A-Za-z_$]{22}$/.test(text);

function topicOf(
  title: string,
  elements: readonly FailingElement[],
  why: (element: FailingElement) => string,
): BcfTopic {
  const shown = elements.slice(0, listed);
  const lines = shown.map((element) =>
    `${element.className} ${element.globalId || `#${element.id}`} ${element.name}: ${why(element)}`.replace(/: $/, ''),
  );
  if (elements.length > listed) lines.push(`… + ${elements.length - listed}`);
  const components = shown.map(({ globalId }) => globalId).filter(isGlobalId);
  return { title, description: lines.join('\n'), components };
}

function topicsOf(input: ReportInput, { specification, reason, failing }: SpecificationResult): BcfTopic[] {
  const { words } = input;
  const topics: BcfTopic[] = [];
  if (reason) topics.push(topicOf(`${specification.name}: ${words.reason[reason]}`, failing, () => ''));
  for (const [index, facet] of specification.requirements.entries()) {
    const faultOf = ({ faults }: FailingElement) => faults.find(({ requirement }) => requirement === index);
    const violating = failing.filter(faultOf);
    if (violating.length === 0) continue;
    const title = `${specification.name}: ${describeFacet(words, facet)}`;
    topics.push(
      topicOf(title, violating, (element) => {
        const fault = faultOf(element);
        return fault ? describeFault(words, fault, facet) : '';
      }),
    );
  }
  return topics;
}

/** One topic for each requirement that is violated, and for each specification that fails as a whole. */
export const bcfTopics = (input: ReportInput): BcfTopic[] =>
  input.result.specifications.flatMap((found) => topicsOf(input, found));
