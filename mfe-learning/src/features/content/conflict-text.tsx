import { textDifference } from '@arcada/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Lines of what both have that are shown before and after what differs. */
const context = 2;
/** What fits in the height of a cut text, in a dialog's width. */
const cut = { lines: 9, letters: 55 };

export interface ShownPart {
  text: string;
  /** Only this version has it. */
  differs: boolean;
}

/** One of two versions of a text: what only it has, and near that alone what both have. */
export function shownParts(text: string, other: string): ShownPart[] {
  const parts = textDifference(other, text);
  return parts.flatMap(({ kind, text: part }, at): ShownPart[] => {
    if (kind === 'removed') return [];
    if (kind === 'added') return [{ text: part, differs: true }];
    return [{ text: nearChanges(part, at > 0, at < parts.length - 1), differs: false }];
  });
}

/** Whether it needs more lines than a cut text shows. */
export function isLong(parts: readonly ShownPart[]): boolean {
  const lines = parts
    .map(({ text }) => text)
    .join('')
    .split('\n');
  return lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / cut.letters)), 0) > cut.lines;
}

/** A version with what differs marked; its beginning only, if it is cut. */
export function ConflictText({ parts, isCut }: { parts: readonly ShownPart[]; isCut: boolean }) {
  const { t } = useTranslation('learning');
  return (
    <span className={`learn-conflict-text${isCut ? ' learn-conflict-text--cut' : ''}`}>
      {parts.every(({ text }) => text.trim() === '') && t('authoring.conflictEmpty')}
      {parts.map(({ text, differs }, at) => {
        const key = `${at} ${differs}`;
        return differs ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
      })}
    </span>
  );
}

/** A part that both have: its lines next to what comes before and after it. */
function nearChanges(text: string, before: boolean, after: boolean): string {
  const lines = text.split('\n');
  // With the rest of a changed line, and the beginning of the next one.
  const [first, last] = [before ? context + 1 : 0, after ? context + 1 : 0];
  if (lines.length < first + last + 2) return text;
  return [...lines.slice(0, first), '…', ...lines.slice(lines.length - last)].join('\n');
}
