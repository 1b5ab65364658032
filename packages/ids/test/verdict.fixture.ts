import { auditIds } from '../src/audit/audit-ids.ts';
import { checkModel } from '../src/check/check-model.ts';
import type { SpecificationResult } from '../src/check/check-result.ts';
import type { Facet, IfcVersion, Specification } from '../src/document/ids-document.ts';
import { readIds } from '../src/document/read-ids.ts';
import { writeIds } from '../src/document/write-ids.ts';
import { documentOf, specification } from './documents.fixture.ts';
import { modelOf, type SchemaText } from './ifc.fixture.ts';

const versions: Record<SchemaText, IfcVersion> = { IFC2X3: 'IFC2X3', IFC4: 'IFC4', IFC4X3_ADD2: 'IFC4X3_ADD2' };

export interface Checked {
  schema: SchemaText;
  lines: readonly string[];
  applicability: Facet[];
  requirements: Facet[];
  more?: Partial<Specification>;
}

/** Checks a model of these lines as a user would: through a written and read IDS file that passes its audit. */
export async function checked({
  schema,
  lines,
  applicability,
  requirements,
  more,
}: Checked): Promise<SpecificationResult> {
  const one = specification(requirements, { ifcVersion: [versions[schema]], applicability, ...more });
  const document = readIds(writeIds(documentOf(one)));
  const findings = await auditIds(document);
  if (findings.length > 0) throw new Error(`The audit found ${JSON.stringify(findings)}`);
  const { specifications } = await checkModel(await modelOf(schema, ...lines), document);
  return specifications[0] as SpecificationResult;
}

/** `pass`, or the codes of the faults, of all failing elements. */
export async function verdict(given: Checked): Promise<string> {
  const { status, reason, failing } = await checked(given);
  if (status === 'pass') return 'pass';
  return [...(reason ? [reason] : []), ...failing.flatMap(({ faults }) => faults.map(({ code }) => code))].join(', ');
}
