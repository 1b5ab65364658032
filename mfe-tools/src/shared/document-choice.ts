import { type DocumentSummary, type ListedDocument, typeLabels } from '@arcada/bim';
import { dateFormat, type Language } from '@arcada/contracts';
import type { TFunction } from 'i18next';

const changedAt = ({ updatedAt }: DocumentSummary, language: Language): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(updatedAt));

/**
 * What a document is told apart by in a list to choose from: copies and later revisions have the same name and number, and
 * are told by when they were changed last.
 */
export function documentChoice(item: DocumentSummary, untitled: string, language: Language): string {
  const { title, type, number, revision } = item;
  const when = changedAt(item, language);
  return [title || untitled, typeLabels[type][language], number, revision, when].filter(Boolean).join(' · ');
}

/** How an EIR stands, of which plans take what was issued last: that revision, and what came after it. */
const standingOf = ({ issuedRevision, changedSinceIssue, revision }: ListedDocument, t: TFunction<'tools'>) => {
  const issued = changedSinceIssue ? t('trace.choiceChanged') : '';
  return [issuedRevision ?? revision, issuedRevision === null ? t('trace.choiceNotIssued') : issued];
};

/** The same of an EIR. Those of one project have its name in common: what tells them apart comes before it. */
export function eirChoice(item: ListedDocument, t: TFunction<'tools'>, language: Language): string {
  const [name = t('documents.untitled'), ...more] = [item.number, item.title].filter(Boolean);
  return [name, ...standingOf(item, t), ...more, changedAt(item, language)].filter(Boolean).join(' · ');
}

/** What tells the chosen EIR apart from others of its name, for the line below a field that may be cut off before it. */
export const eirStanding = (item: ListedDocument, t: TFunction<'tools'>, language: Language): string =>
  [...standingOf(item, t), changedAt(item, language)].filter(Boolean).join(' · ');
