import { type BimDocument, type ChatMeter, enoughContext, type FieldName } from '@arcada/bim';

/** What the specification calls the project's data; codes and dates of the document say nothing about its project. */
const projectFields = [
  'projectName',
  'clientName',
  'location',
  'projectType',
  'projectSize',
  'description',
  'projectManager',
  'bimManager',
  'architects',
  'engineers',
  'contractors',
  'bimStandard',
  'levelOfDevelopment',
  'measurementUnits',
  'coordinationMethod',
  'software',
  'deliverables',
  'additionalRequirements',
] as const satisfies readonly FieldName[];

export const isFilled = (value: string | readonly string[]) =>
  typeof value === 'string' ? value.trim() !== '' : value.some((item) => item.trim() !== '');

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The fields of the project's data that are filled in, in the order of the form. */
export const filledProjectFields = ({ fields }: BimDocument): FieldName[] =>
  projectFields.filter((name) => isFilled(fields[name]));

/** Whether there is enough to suggest topics. */
export function measure(document: BimDocument, texts: readonly string[]): ChatMeter {
  const messages = texts.length;
  const words = texts.reduce((sum, text) => sum + wordsIn(text), 0);
  const fields = filledProjectFields(document).length;
  const told = messages >= enoughContext.messages && words >= enoughContext.words;
  return { messages, words, fields, enough: told || fields >= enoughContext.fields };
}
