import { useHead } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

/** The area's first page. */
export function Component() {
  const { t } = useTranslation('admin');
  useHead({ title: t('overview.title'), description: t('overview.text') });
  return (
    <div className="a-container">
      <h1>{t('overview.title')}</h1>
      <p className="a-lead">{t('overview.text')}</p>
    </div>
  );
}
