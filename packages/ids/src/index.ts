export type { AuditCode, AuditFinding } from './audit/audit-finding.ts';
export { auditIds } from './audit/audit-ids.ts';
export { checkModel } from './check/check-model.ts';
export type { CheckResult, ElementFault, FailingElement, SpecificationResult } from './check/check-result.ts';
export type { Fault, FaultCode } from './check/fault.ts';
export { countElements, type ElementCount } from './count-elements.ts';
export * from './document/ids-document.ts';
export { type IdsFormCode, IdsFormError, type IdsFormFault } from './document/ids-error.ts';
export { readIds } from './document/read-ids.ts';
export { writeIds } from './document/write-ids.ts';
export type { Model } from './model/model.ts';
export { openModel } from './model/open-model.ts';
export { bcfReport } from './report/bcf-report.ts';
export { type JsonReport, jsonReport } from './report/json-report.ts';
export { junitReport } from './report/junit-report.ts';
export { type Outcome, outcomeOf, reasonText } from './report/outcome.ts';
export type { ReportInput } from './report/report.ts';
export { faultRows, summaryRows, type TableRows } from './report/table-rows.ts';
export { workbookFile } from './report/workbook-file.ts';
export { xlsxReport } from './report/xlsx-report.ts';
export type { RunOptions } from './run-steps.ts';
export { entityNamesOf } from './schema/entity-names.ts';
export { loadVersions, type VersionedSchema } from './schema/load-schema.ts';
export type { Schema, SchemaName } from './schema/schema.ts';
export { classesOf } from './schema/subclasses.ts';
export { baseOfType, isSpelled, type ValueBase } from './schema/value-base.ts';
export { StepError, type StepErrorCode } from './step/step-error.ts';
export {
  describeFacet,
  describeFault,
  describeFinding,
  describeFormFault,
  describeStepError,
} from './words/describe.ts';
export { loadWords, type ReportLanguage, reportLanguages, type Words } from './words/words.ts';
