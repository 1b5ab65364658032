import { adminStep } from '@arcada/contracts';
import { type ApiError, useErrorText, useFormErrors } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from './account.api.ts';
import { answerConfirmation } from './confirmation.ts';
import { needsCode, serverFieldErrors } from './form-errors.ts';
import { PasswordField } from './password-field.tsx';
import { useCode } from './use-code.tsx';

/**
 * What a page does by itself after a cancel, such as fetching its list again, stays refused, too: without this, the
 * dialog would be back at once. Whoever presses something is asked again.
 */
function cancel(): void {
  answerConfirmation(false, Number.POSITIVE_INFINITY);
  const acted = new AbortController();
  for (const act of ['click', 'keydown', 'popstate'])
    window.addEventListener(
      act,
      () => {
        acted.abort();
        answerConfirmation(false);
      },
      { capture: true, signal: acted.signal },
    );
}

/** Asks an admin for the password again. What was typed on the page behind stays as it is. */
export function ConfirmationDialog() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [confirm, { isLoading, error }] = accountApi.useIdentityConfirmMutation();
  const [password, setPassword] = useState('');
  const code = useCode();
  const { form, errors, showErrors } = useFormErrors(t);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (showErrors((t) => ({ password: password ? undefined : t('account.passwordNeeded') }))) return;
    const response = await confirm({ password, ...code.proof });
    if (!response.error) return answerConfirmation(true);
    // The session has ended: the page leads to sign-in.
    if ((response.error as ApiError).status === 401) return answerConfirmation(false);
    if (code.askedBy(response.error)) return;
    showErrors((t) => serverFieldErrors(response.error, t));
  };
  return (
    <Dialog open onClose={cancel} title={t('confirmation.title')} closeLabel={t('common.close')}>
      <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
        <p className="a-mute">
          {t('confirmation.text', {
            idle: adminStep.idleMinutes,
            most: adminStep.mostHours,
            recent: adminStep.recentMinutes,
          })}
        </p>
        {error && !errors.password && !errors.code && !needsCode(error) && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        <PasswordField value={password} onChange={setPassword} error={errors.password} />
        {code.field(errors.code)}
        <div className="a-row">
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" loading={isLoading}>
            {t('confirmation.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
