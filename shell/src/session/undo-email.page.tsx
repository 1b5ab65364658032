import { links } from '@arcada/contracts';
import { focusHere, useErrorText, useHead } from '@arcada/platform';
import { Button, LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { accountApi } from './account.api.ts';

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
  useHead({ title: t('undoEmail.title'), noIndex: true });
  if (isSuccess) {
    return (
      <div className="a-container f-page">
        <div className="f-narrow a-stack" role="status">
          <h1 tabIndex={-1} ref={focusHere}>
            {t('undoEmail.doneTitle')}
          </h1>
          <p className="a-lead">{t('undoEmail.doneText')}</p>
          <LinkButton component={Link} to={links.recoverPassword()} variant="primary">
            {t('undoEmail.newPassword')}
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="a-container f-page">
      <div className="f-narrow a-stack">
        <h1>{t('undoEmail.title')}</h1>
        {!token && <Notice tone="danger">{t('undoEmail.missing')}</Notice>}
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        <p className="a-lead">{t('undoEmail.text')}</p>
        <Button variant="primary" disabled={!token} loading={isLoading} onClick={() => token && void undo({ token })}>
          {t('undoEmail.submit')}
        </Button>
      </div>
    </div>
  );
}
