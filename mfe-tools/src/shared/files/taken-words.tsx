import type { CountedWord } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import './files.css';

interface TakenWordsProps {
  words: readonly CountedWord[];
  onDismiss?: () => void;
}
const mostShown = 50;

/** Which words were taken for options or parties of other names: nothing is reworded unseen. */
export function TakenWords({ words, onDismiss }: TakenWordsProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  if (words.length === 0) return null;
  const count = words.reduce((sum, word) => sum + word.count, 0);
  return (
    <Notice
      live
      title={t('takenWords.title', { count })}
      actions={
        onDismiss && (
          <Button size="small" onClick={onDismiss}>
            {t('takenWords.dismiss')}
          </Button>
        )
      }
    >
      <ul className="tools-file-list">
        {words.slice(0, mostShown).map(({ heading, text, as, count: cells }) => (
          <li key={`${heading.en} ${text} ${as.en}`}>
            {t('takenWords.word', { column: heading[language], text, option: as[language], count: cells })}
          </li>
        ))}
      </ul>
      {words.length > mostShown && <p>{t('files.more', { count: words.length - mostShown })}</p>}
    </Notice>
  );
}
