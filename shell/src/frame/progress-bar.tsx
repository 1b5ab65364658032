import { useTranslation } from 'react-i18next';

/** The bar on top that says that something pressed is on its way. */
export function ProgressBar({ shown }: { shown: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <div className="f-progress" role="status" data-late={shown || undefined}>
      {shown && <span className="a-visually-hidden">{t('common.loading')}</span>}
    </div>
  );
}
