import { isApiError, useErrorText } from '@arcada/platform';
import { Button, Notice, SpinnerBlock } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { newsletterApi } from '../../shared/newsletter.api.ts';
import { NewsletterForm } from '../../shared/newsletter-form.tsx';
import { LetterPage } from './letter-page.tsx';

/** The link itself is not good; anything else is worth another try. */
const isRefusal = (error: unknown) =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Linked at the end of every newsletter. Mail programs open links by themselves, so it waits for a press. */
export function Component() {
  const { t } = useTranslation('blog');
  const errorText = useErrorText();
  const token = useSearchParams()[0].get('token') ?? '';
  const [unsubscribe, { isLoading, isSuccess, error }] = newsletterApi.useBlogUnsubscribeMutation();
  const [again, setAgain] = useState(false);
  const state = newsletterApi.useBlogSubscriptionQuery(token, { skip: !token });
  const refused = !token || isRefusal(error) || isRefusal(state.error);
  if (isSuccess || state.data?.subscribed === false) {
    return (
      <LetterPage title={t('letter.endedTitle')} text={t('letter.endedText')} announce>
        {again ? (
          <NewsletterForm />
        ) : (
          <p>
            <Button onClick={() => setAgain(true)}>{t('letter.undo')}</Button>
          </p>
        )}
      </LetterPage>
    );
  }
  if (token && state.isLoading) {
    return (
      <LetterPage title={t('letter.endTitle')}>
        <SpinnerBlock label={t('letter.confirming')} />
      </LetterPage>
    );
  }
  if (refused) return <LetterPage title={t('letter.badLinkTitle')} text={t('letter.badLinkText')} announce />;
  return (
    <LetterPage title={t('letter.endTitle')} text={t('letter.endText')}>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <p>
        <Button
          variant="primary"
          size="large"
          loading={isLoading}
          loadingLabel={t('letter.ending')}
          onClick={() => void unsubscribe(token)}
        >
          {t(error ? 'common.retry' : 'letter.end')}
        </Button>
      </p>
    </LetterPage>
  );
}
