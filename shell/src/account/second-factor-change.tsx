import { useErrorText, useFormErrors } from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';
import { CodeField } from '../session/code-field.tsx';
import { serverFieldErrors } from '../session/form-errors.ts';
import { PasswordField } from '../session/password-field.tsx';
import { RecoveryCodes, useAskedClose } from './recovery-codes.tsx';

interface SecondFactorChangeProps {
  task: 'codes' | 'off';
  onClose: () => void;
}

/** New recovery codes, or the end of the second factor: both by password and code. */
export function SecondFactorChange({ task, onClose }: SecondFactorChangeProps) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [renew, renewing] = accountApi.useIdentityRenewRecoveryCodesMutation();
  const [disable, disabling] = accountApi.useIdentityDisableSecondFactorMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, errors, showErrors } = useFormErrors(t);
  const { isLoading, error } = task === 'codes' ? renewing : disabling;
  const codes = renewing.data?.recoveryCodes;
  const { asked, handleClose } = useAskedClose(codes !== undefined, onClose);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const wrong = showErrors((t) => ({
      password: password ? undefined : t('account.passwordNeeded'),
      code: code ? undefined : t('secondFactor.codeNeeded'),
    }));
    if (wrong) return;
    const response = task === 'codes' ? await renew({ password, code }) : await disable({ password, code });
    showErrors((t) => serverFieldErrors(response.error, t));
    if (response.error || task === 'codes') return;
    notify({ title: t('secondFactor.turnedOff'), tone: 'success' });
    onClose();
  };
  const title = t(task === 'codes' ? 'secondFactor.newCodes' : 'secondFactor.turnOff');
  return (
    <Dialog open onClose={handleClose} title={title} closeLabel={t('common.close')}>
      {codes ? (
        <RecoveryCodes codes={codes} asked={asked} onClose={onClose} />
      ) : (
        <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
          <p className="a-mute">{t(task === 'codes' ? 'secondFactor.newCodesText' : 'secondFactor.turnOffText')}</p>
          {error && !errors.password && !errors.code && (
            <Notice tone="danger" live>
              {errorText(error)}
            </Notice>
          )}
          <PasswordField value={password} onChange={setPassword} error={errors.password} />
          <CodeField value={code} onChange={setCode} error={errors.code} />
          <div className="a-row">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant={task === 'off' ? 'danger' : 'primary'} loading={isLoading}>
              {title}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
