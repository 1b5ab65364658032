import { textDifference } from '@arcada/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Lines of what both have that are shown before and after what differs. */
const context = 2;

interface ConflictTextProps {
  text: string;
  /** The version that it is compared with. */
  other: string;
}

/** One of two versions of a text: what only it has is marked, and what both have is shown near that alone. */
export function ConflictText({ text, other }: ConflictTextProps) {
  const { t } = useTranslation('learning');
  const parts = textDifference(other, text);
  return (
    <span className="learn-conflict-text">
      {text.trim() === '' && t('authoring.conflictEmpty')}
      {parts.map(({ kind, text: part }, at) => {
        if (kind === 'removed') return null;
        const key = `${at} ${kind}`;
        if (kind === 'added') return <mark key={key}>{part}</mark>;
        return <Fragment key={key}>{nearChanges(part, at > 0, at < parts.length - 1)}</Fragment>;
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
