import { links } from '@arcada/contracts';
import { useErrorText, useHead } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { accountApi } from './account.api.ts';
import { isInvalidLink } from './form-errors.ts';
import { ResultPage, StepPage } from './step-page.tsx';

/**
 * The target of the notice to a former address. A button, because mail programs follow links by
 * themselves.
 */
export function Component() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [undo, { isLoading, isSuccess, error }] = accountApi.useIdentityUndoEmailMutation();
  const isEnded = isInvalidLink(error);
  const title = t(isEnded ? 'confirmEmail.expiredTitle' : 'undoEmail.title');
  useHead({ title, noIndex: true });
  if (isSuccess) {
    return (
      <ResultPage
        title={t('undoEmail.doneTitle')}
        text={t('undoEmail.doneText')}
        to={links.recoverPassword()}
        label={t('undoEmail.newPassword')}
      />
    );
  }
  // Only a change of address sends such a link, so there is no asking for another one.
  if (isEnded)
    return (
      <ResultPage title={title} text={t('undoEmail.endedText')} to={links.contact()} label={t('undoEmail.contact')} />
    );
  return (
    <StepPage title={title}>
      {!token && <Notice tone="danger">{t('undoEmail.missing')}</Notice>}
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <p className="a-lead">{t('undoEmail.text')}</p>
      <Button variant="primary" disabled={!token} loading={isLoading} onClick={() => token && void undo({ token })}>
        {t('undoEmail.submit')}
      </Button>
    </StepPage>
  );
}
