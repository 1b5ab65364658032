import { textDifference } from '@arcada/contracts';
import { VisuallyHidden } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import './text-changes.css';

/** Letters of an unchanged part that are shown at its ends. */
const shownEnd = 120;
const shortened = (text: string) =>
  text.length > 3 * shownEnd ? `${text.slice(0, shownEnd)} … ${text.slice(-shownEnd)}` : text;

/** Two texts as one, with what goes and what comes marked. */
export function TextChanges({ before, after, lang }: { before: string; after: string; lang?: string }) {
  const { t } = useTranslation('admin');
  const pieces = textDifference(before, after);
  return (
    <p className="admin-changes" lang={lang}>
      {pieces.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === 'same') return <span key={key}>{shortened(text)}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key}>
            <VisuallyHidden>{t(`difference.${kind}`)} </VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
