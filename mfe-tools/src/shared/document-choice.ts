import { type DocumentSummary, type ListedDocument, typeLabels } from '@arcada/bim';
import { dateFormat, type Language } from '@arcada/contracts';
import type { TFunction } from 'i18next';

/**
 * What a document is told apart by in a list to choose from: copies and later revisions have the same name and number, and
 * are told by when they were changed last.
 */
export function documentChoice(
  { title, type, number, revision, updatedAt }: DocumentSummary,
  untitled: string,
  language: Language,
): string {
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(updatedAt));
  return [title || untitled, typeLabels[type][language], number, revision, when].filter(Boolean).join(' · ');
}

/** The same of an EIR, of which plans take what was issued last: by that revision. */
export function eirChoice(item: ListedDocument, t: TFunction<'tools'>, language: Language): string {
  const { issuedRevision, changedSinceIssue, revision } = item;
  const choice = documentChoice({ ...item, revision: issuedRevision ?? revision }, t('documents.untitled'), language);
  if (issuedRevision === null) return `${choice} · ${t('trace.choiceNotIssued')}`;
  return changedSinceIssue ? `${choice} · ${t('trace.choiceChanged')}` : choice;
}
