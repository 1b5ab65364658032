import type { Pasted } from '@arcada/bim';
import { listText } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface PlacedByNameProps {
  headings: Pasted['headings'];
  onDismiss: () => void;
}

/** That the first row of a paste was taken for headings, which say where its cells went. */
export function PlacedByName({ headings, onDismiss }: PlacedByNameProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  if (!headings) return null;
  const { known, unknown } = headings;
  const columns = listText(
    known.map((heading) => heading[language]),
    language,
  );
  return (
    <Notice
      live
      title={t('placed.title')}
      actions={
        <Button size="small" onClick={onDismiss}>
          {t('takenWords.dismiss')}
        </Button>
      }
    >
      {t('placed.columns', { columns })}
      {unknown.length > 0 && ` ${t('placed.unknown', { names: unknown.join(', '), count: unknown.length })}`}
    </Notice>
  );
}
