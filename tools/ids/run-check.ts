import fs from 'node:fs';
import path from 'node:path';
import {
  auditIds,
  bcfReport,
  type CheckResult,
  checkModel,
  describeFinding,
  describeFormFault,
  describeStepError,
  type IdsDocument,
  IdsFormError,
  jsonReport,
  junitReport,
  loadWords,
  openModel,
  type ReportInput,
  readIds,
  StepError,
  summaryRows,
  type Words,
} from '@arcada/ids';
import { table } from '../progress.ts';
import { type IdsOptions, UsageError } from './options.ts';

/** Exit codes of the command, as its help says. */
export const exitCodes = { pass: 0, fail: 1, invalidIds: 2, unusable: 3, crash: 4 } as const;

interface Output {
  print: (text: string) => void;
  complain: (text: string) => void;
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await fs.promises.readFile(file);
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${(error as Error).message}`);
  }
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await fs.promises.writeFile(file, content);
  } catch (error) {
    throw new UsageError(`${file} can't be written: ${(error as Error).message}`);
  }
}

/** The document, or the lines that say why it is invalid. */
async function validIds(xml: string, words: Words): Promise<{ ids: IdsDocument } | { faults: string[] }> {
  try {
    const ids = readIds(xml);
    const findings = await auditIds(ids);
    if (findings.length === 0) return { ids };
    const faults = findings.map((finding) => {
      const name = ids.specifications[finding.specification]?.name ?? '';
      return `${finding.place?.line ?? 0}: ${name}: ${describeFinding(words, finding)}`;
    });
    return { faults };
  } catch (error) {
    if (!(error instanceof IdsFormError)) throw error;
    return { faults: error.faults.map((fault) => `${fault.place.line}: ${describeFormFault(words, fault)}`) };
  }
}

async function writeReports(options: IdsOptions, input: ReportInput): Promise<void> {
  const { json, junit, bcf } = options.reports;
  if (json) await write(json, `${JSON.stringify(jsonReport(input), undefined, 2)}\n`);
  if (junit) await write(junit, junitReport(input));
  if (bcf) await write(bcf, bcfReport(input, options.author));
}

function printResult(input: ReportInput, { print }: Output): void {
  const rows = summaryRows(input).map((row) => row.map(String));
  print(table(rows));
}

async function checkFiles(options: IdsOptions, ids: IdsDocument, words: Words): Promise<ReportInput> {
  const model = await openModel(await readBytes(options.model));
  const result: CheckResult = await checkModel(model, ids);
  const modelName = path.basename(options.model);
  return { result, words, modelName, title: ids.info.title, checkedAt: new Date() };
}

/** Runs the command and returns its exit code. Throws UsageError, and anything else for a fault of its own. */
export async function runCheck(options: IdsOptions, output: Output): Promise<number> {
  const words = await loadWords(options.language);
  const xml = new TextDecoder().decode(await readBytes(options.ids));
  const read = await validIds(xml, words);
  if ('faults' in read) {
    for (const fault of read.faults) output.complain(`${options.ids}:${fault}`);
    return exitCodes.invalidIds;
  }
  try {
    const input = await checkFiles(options, read.ids, words);
    await writeReports(options, input);
    if (!options.quiet) printResult(input, output);
    return exitCodes[input.result.status];
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    output.complain(`${options.model}: ${describeStepError(words, error)}`);
    return exitCodes.unusable;
  }
}
