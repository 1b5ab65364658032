import type { BimDocument, Row } from '../document/document.schema.ts';
import { markOf } from './eir-text.ts';

/** True for a row in which the plan says something to its requirement. */
export const isWritten = ({ response, answer, place, owner }: Row<'answers'>): boolean =>
  [response, answer, place, owner].some((value) => value.trim() !== '');

/** The rows that count: a plan without a link owes nobody an answer, and only what it says is its own. */
export const countedAnswers = ({ eir, tables }: BimDocument): readonly Row<'answers'>[] =>
  eir || tables.answers.every(isWritten) ? tables.answers : tables.answers.filter(isWritten);

/** The document with only those; the same one if it has no others. */
export function withCountedAnswers(document: BimDocument): BimDocument {
  const answers = countedAnswers(document);
  if (answers === document.tables.answers) return document;
  return { ...document, tables: { ...document.tables, answers: [...answers] } };
}

/** The plan without its link, and without rows that are only copies of the EIR's requirements. */
export function unlinkEir(bep: BimDocument): BimDocument {
  const asked = bep.eir?.asked;
  const answers = bep.tables.answers.filter((row) => isWritten(row) || (asked && asked[row.id] !== markOf(row)));
  return { ...bep, eir: null, tables: { ...bep.tables, answers } };
}
