import { type ForeignWorkbook, typeLabels } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Before the sheets of another document are taken: its number, status and revisions are not this one's. */
export function ForeignNotice({
  workbook: { type, number, own },
  isWhole,
}: {
  workbook: ForeignWorkbook;
  isWhole: boolean;
}) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const name = [number, type && typeLabels[type][language]].filter(Boolean).join(' · ');
  return (
    <Notice tone="warning" live title={t('sheets.foreign', { name })}>
      {isWhole && t('sheets.foreignText', { names: own.join(', ') })}
    </Notice>
  );
}
