import type { SpecificationResult } from '../check/check-result.ts';
import { element, type XmlText } from '../document/xml-text.ts';
import { describeFacet, describeFault } from '../words/describe.ts';
import type { Words } from '../words/words.ts';
import type { ReportInput } from './report.ts';

/** Elements that one failure lists; build servers show the whole text. */
const listed = 100;

function failureText(words: Words, found: SpecificationResult, requirement: number | undefined): string {
  const lines: string[] = [];
  for (const { className, name, globalId, id, faults } of found.failing) {
    const fault = faults.find((candidate) => candidate.requirement === requirement);
    if (!fault && requirement !== undefined) continue;
    const facet = requirement === undefined ? undefined : found.specification.requirements[requirement];
    const why = fault ? describeFault(words, fault, facet) : '';
    lines.push(`${className} ${globalId || `#${id}`} ${name}: ${why}`.replace(/: $/, ''));
  }
  const more = lines.length - listed;
  return [...lines.slice(0, listed), ...(more > 0 ? [`… + ${more}`] : [])].join('\n');
}

function testCase(name: string, className: string, failure?: { message: string; text: string }): XmlText {
  const parts = failure ? [element('failure', { message: failure.message }, failure.text)] : [];
  return element('testcase', { name, classname: className }, parts);
}

/** The specification as a whole first, then each of its requirements. */
function casesOf(words: Words, found: SpecificationResult): { text: XmlText; failed: boolean }[] {
  const { name, requirements } = found.specification;
  const reason = found.reason && { message: words.reason[found.reason], text: failureText(words, found, undefined) };
  const whole = testCase(`${words.label.applicable}: ${found.applicable}`, name, reason);
  return [
    { text: whole, failed: reason !== undefined },
    ...requirements.map((facet, index) => {
      const count = found.failedByRequirement[index] ?? 0;
      const message = `${words.label.failed}: ${count}`;
      const failure = count > 0 ? { message, text: failureText(words, found, index) } : undefined;
      return { text: testCase(describeFacet(words, facet), name, failure), failed: count > 0 };
    }),
  ];
}

/** JUnit XML for build servers: a suite for each specification, a case for each requirement. */
export function junitReport({ result, words, title, checkedAt }: ReportInput): string {
  let tests = 0;
  let failures = 0;
  const suites = result.specifications.map((found) => {
    const cases = casesOf(words, found);
    const failed = cases.filter((one) => one.failed).length;
    tests += cases.length;
    failures += failed;
    return element(
      'testsuite',
      {
        name: found.specification.name,
        tests: cases.length,
        failures: failed,
        timestamp: checkedAt.toISOString().slice(0, 19),
      },
      cases.map(({ text }) => text),
    );
  });
  const root = element('testsuites', { name: title, tests, failures }, suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.lines.join('\n')}\n`;
}
