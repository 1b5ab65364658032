import { Skeleton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import './page.css';

/** Placeholder for a page of text while its content is loading. */
export function PageLoading() {
  const { t } = useTranslation('blog');
  return (
    <div className="a-container blog-page" role="status" aria-label={t('common.loading')}>
      <Skeleton width="min(100%, 460px)" height={52} />
      <Skeleton width="min(100%, 620px)" height={28} />
      <Skeleton height={420} />
    </div>
  );
}
