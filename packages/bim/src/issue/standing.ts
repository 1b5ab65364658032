import type { Language, Translated } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { optionLabels } from '../labels/option-labels.ts';
import { say } from '../labels/translated.ts';
import { isDraft } from './is-draft.ts';
import { logRowOf } from './revision-order.ts';

/** What a document is to its readers: without a mark, a draft looks as if it had been issued. */
export interface Standing {
  isDraft: boolean;
  /** One word, for a footer; empty for what was issued. */
  mark: string;
  /** In words, with the state of ISO 19650 in which the common data environment would have it. */
  text: string;
}

const words = {
  heading: say('State', 'Situação', 'Estado de emisión'),
  draft: say('Draft', 'Minuta', 'Borrador'),
  notIssued: say('not issued', 'não emitida', 'no emitido'),
  issued: say('Issued', 'Emitido', 'Emitido'),
} as const satisfies Record<string, Translated>;
export const standingHeading = words.heading;

/**
 * Whether a document is a draft: until this very content is issued, and also then while its own status says that work on
 * it goes on, since such a document may be issued with errors.
 */
export function standingOf(document: BimDocument, isIssued: boolean, language: Language = document.language): Standing {
  const { fields, tables } = document;
  const { wip } = optionLabels.containerState;
  if (!isIssued || isDraft(document)) {
    const mark = words.draft[language];
    const state = wip[language].toLocaleLowerCase(language);
    return { isDraft: true, mark, text: `${mark}: ${isIssued ? state : `${state}, ${words.notIssued[language]}`}` };
  }
  const state = tables.statusCodes.find(({ code }) => code === fields.status)?.state;
  const suffix = state ? ` (${optionLabels.containerState[state][language]})` : '';
  return { isDraft: false, mark: '', text: `${words.issued[language]}${suffix}` };
}

const signed = {
  author: say('Prepared by', 'Elaborado por', 'Elaborado por'),
  checkedBy: say('Checked by', 'Verificado por', 'Revisado por'),
  approvedBy: say('Approved by', 'Aprovado por', 'Aprobado por'),
} as const;

/**
 * Who has prepared, checked and approved the revision, by its row in the log; empty where no one has yet. What isn't issued,
 * or was changed since, is checked and approved by no one, whatever the row says of the revision.
 */
export function signOffOf(
  { fields, tables, language }: BimDocument,
  isIssued: boolean,
): { label: string; name: string }[] {
  const row = logRowOf(tables.revisionLog, fields.revision);
  return (['author', 'checkedBy', 'approvedBy'] as const).map((column) => ({
    label: signed[column][language],
    name: isIssued || column === 'author' ? (row?.[column] ?? '') : '',
  }));
}
