import { type DocumentSummary, typeLabels } from '@arcada/bim';
import { dateFormat, type Language } from '@arcada/contracts';

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
