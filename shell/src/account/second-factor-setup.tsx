import { useErrorText, useFormErrors } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import type { QrCodeProps } from '@arcada/ui/qr-code';
import { type ComponentType, type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';
import { CodeField } from '../session/code-field.tsx';
import { serverFieldErrors } from '../session/form-errors.ts';
import { PasswordField } from '../session/password-field.tsx';
import { RecoveryCodes, useAskedClose } from './recovery-codes.tsx';

// Loaded for this step alone; without it the key can still be typed.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('@arcada/ui/qr-code').then(
    ({ QrCode }) => ({ default: QrCode }),
    (error: unknown) => {
      console.warn('The QR code could not be loaded:', error);
      return { default: () => null };
    },
  ),
);

/** In fours, as people read and type it. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

/** Password, then the secret for the app and its first code, then the recovery codes. */
export function SecondFactorSetup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [begin, beginning] = accountApi.useIdentityBeginSecondFactorMutation();
  const [enable, enabling] = accountApi.useIdentityEnableSecondFactorMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, errors, showErrors } = useFormErrors(t);
  const app = beginning.data;
  const { isLoading, error } = app ? enabling : beginning;
  const codes = enabling.data?.recoveryCodes;
  const { asked, handleClose } = useAskedClose(codes !== undefined, onClose);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const wrong = showErrors((t) => ({
      password: password ? undefined : t('account.passwordNeeded'),
      code: !app || code ? undefined : t('secondFactor.codeNeeded'),
    }));
    if (wrong) return;
    const response = app ? await enable({ code }) : await begin({ password });
    showErrors((t) => serverFieldErrors(response.error, t));
  };
  return (
    <Dialog open onClose={handleClose} title={t('secondFactor.turnOn')} closeLabel={t('common.close')}>
      {codes ? (
        <RecoveryCodes codes={codes} asked={asked} onClose={onClose} />
      ) : (
        <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
          {error && !errors.password && !errors.code && (
            <Notice tone="danger" live>
              {errorText(error)}
            </Notice>
          )}
          {app ? (
            <>
              <p>{t('secondFactor.appText')}</p>
              <Suspense fallback={<div className="f-qr" />}>
                <QrCode className="f-qr" text={app.uri} label={t('secondFactor.qr')} />
              </Suspense>
              <p>
                <code className="f-secret">{inGroups(app.secret)}</code>
              </p>
              <p>
                <a className="a-link" href={app.uri}>
                  {t('secondFactor.appLink')}
                </a>
              </p>
              <CodeField value={code} onChange={setCode} error={errors.code} appOnly />
            </>
          ) : (
            <PasswordField value={password} onChange={setPassword} error={errors.password} />
          )}
          <div className="a-row">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="primary" loading={isLoading}>
              {t(app ? 'secondFactor.turnOn' : 'secondFactor.next')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
