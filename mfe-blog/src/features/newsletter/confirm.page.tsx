import { links } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { ErrorState, LinkButton, notify, SpinnerBlock } from '@arcada/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { newsletterApi } from '../../shared/newsletter.api.ts';
import { NewsletterForm } from '../../shared/newsletter-form.tsx';
import { LetterPage } from './letter-page.tsx';

/** Linked from the confirmation mail: confirms as soon as it is opened, and then announces the success. */
export function Component() {
  const { t } = useTranslation('blog');
  const errorText = useErrorText();
  const token = useSearchParams()[0].get('token') ?? '';
  const { isSuccess, isFetching, error, refetch } = newsletterApi.useBlogConfirmQuery(token, { skip: !token });
  const refused = !token || (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429);
  useEffect(() => {
    if (!isSuccess) return;
    notify({ title: t('newsletter.successTitle'), description: t('newsletter.successText'), tone: 'success' });
  }, [isSuccess, t]);
  if (isSuccess) {
    return (
      <LetterPage title={t('letter.confirmedTitle')} text={t('letter.confirmedText')} announce>
        <p>{t('newsletter.thankYou')}</p>
        <p>
          <LinkButton component={Link} to={links.blog()} variant="primary">
            {t('latest.all')}
          </LinkButton>
        </p>
      </LetterPage>
    );
  }
  if (refused) {
    return (
      <LetterPage title={t('letter.expiredTitle')} text={t('letter.expiredText')} announce>
        <NewsletterForm />
      </LetterPage>
    );
  }
  return (
    <LetterPage title={t('letter.confirmTitle')}>
      {error ? (
        <ErrorState message={errorText(error)} retryLabel={t('common.retry')} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SpinnerBlock label={t('letter.confirming')} />
      )}
    </LetterPage>
  );
}
