import { links } from '@arcada/contracts';
import { useErrorText, useFormErrors, useSession } from '@arcada/platform';
import { Button, Card, Dialog, DownloadIcon, LinkButton, Notice, notify } from '@arcada/ui';
import { Field, PasswordInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accountApi } from '../session/account.api.ts';
import { needsCode, serverFieldErrors } from '../session/form-errors.ts';
import { useCode } from '../session/use-code.tsx';

export function PrivacySection() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const code = useCode();
  const { form, errors, showErrors } = useFormErrors(t);
  const [erase, { isLoading, error }] = accountApi.useIdentityEraseMutation();
  const navigate = useNavigate();
  const handleErase = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    // A password that was wrong in the last try may be right in this one, which then asks for the code.
    showErrors(() => ({}));
    const response = await erase({ password, ...code.proof });
    if (code.askedBy(response.error)) return;
    showErrors((t) => serverFieldErrors(response.error, t));
    if (response.error) return;
    notify({ title: t('account.erased'), tone: 'success' });
    navigate(links.home());
  };
  return (
    <Card as="section" padded>
      <div className="f-form">
        <h2>{t('account.privacy')}</h2>
        <p className="a-mute">{t('account.exportText')}</p>
        <div>
          <LinkButton href="/api/user/export" download icon={<DownloadIcon />}>
            {t('account.export')}
          </LinkButton>
        </div>
        {user?.role === 'admin' ? (
          <p className="a-mute">{t('account.eraseAdmin')}</p>
        ) : (
          <>
            <p className="a-mute">{t('account.eraseText')}</p>
            <div>
              <Button variant="danger" onClick={() => setAsking(true)}>
                {t('account.erase')}
              </Button>
            </div>
          </>
        )}
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('account.erase')} closeLabel={t('common.close')}>
        <form method="post" ref={form} className="f-form" onSubmit={handleErase}>
          <p>{t('account.eraseText')}</p>
          {error && !errors.password && !errors.code && !needsCode(error) && (
            <Notice tone="danger">{errorText(error)}</Notice>
          )}
          <Field label={t('account.eraseConfirm')} error={errors.password} required>
            <PasswordInput
              autoComplete="current-password"
              showLabel={t('auth.showPassword')}
              hideLabel={t('auth.hidePassword')}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          {code.field(errors.code)}
          <div className="a-row">
            <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
            <Button type="submit" variant="danger" loading={isLoading}>
              {t('account.erase')}
            </Button>
          </div>
        </form>
      </Dialog>
    </Card>
  );
}
