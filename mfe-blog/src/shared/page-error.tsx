import { ErrorState } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import './page.css';

interface PageErrorProps {
  title: string;
  message: string;
  query: { refetch: () => unknown; isFetching: boolean };
}

/** A page whose content could not be loaded, with a retry. */
export function PageError({ title, message, query }: PageErrorProps) {
  const { t } = useTranslation('blog');
  return (
    <div className="a-container blog-page">
      <h1 className="a-visually-hidden">{title}</h1>
      <ErrorState
        message={message}
        retryLabel={t('common.retry')}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    </div>
  );
}
