import { type BimDocument, eirTrace } from '@arcada/bim';
import { type SheetPlan, sheetPlans } from './sheet-plan.ts';

/** The sheets of a document, with the EIR trace when it answers one. */
export const documentSheets = (document: BimDocument, issued: boolean, eir: BimDocument | undefined): SheetPlan[] =>
  sheetPlans(document, issued, document.tables.answers.length > 0 || eir ? eirTrace(document, eir) : undefined);
