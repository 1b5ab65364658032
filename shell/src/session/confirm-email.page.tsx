import { links } from '@arcada/contracts';
import { useErrorText, useHead } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountApi } from './account.api.ts';
import { ResultPage, StepPage } from './step-page.tsx';

const results = ['confirmed', 'already', 'taken'] as const;

/** The target of the link that confirms an address, signed in or not. A button, because mail programs open links. */
export function Component() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const result = results.find((known) => known === search.get('result')) ?? 'expired';
  const [confirm, { isLoading, isSuccess, error }] = accountApi.useIdentityConfirmEmailMutation();
  const title = t(token ? 'confirmEmail.title' : `confirmEmail.${result}Title`);
  useHead({ title, noIndex: true });
  if (!token) {
    return (
      <ResultPage
        title={title}
        text={t(`confirmEmail.${result}Text`)}
        to={links.account()}
        label={t('account.title')}
        focused={isSuccess}
      />
    );
  }
  const handleConfirm = async () => {
    const { data } = await confirm({ token });
    // In place of the token, which stays in no history and goes along to no further page.
    if (data) navigate(links.confirmEmail(data), { replace: true });
  };
  return (
    <StepPage title={title}>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <p className="a-lead">{t('confirmEmail.text')}</p>
      <Button variant="primary" loading={isLoading} onClick={() => void handleConfirm()}>
        {t('confirmEmail.submit')}
      </Button>
    </StepPage>
  );
}
