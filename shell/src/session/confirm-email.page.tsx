import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

const results = ['confirmed', 'already', 'taken'] as const;

/** The target of the link that confirms an address, signed in or not. */
export function Component() {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  const result = results.find((known) => known === search.get('result')) ?? 'expired';
  const title = t(`confirmEmail.${result}Title`);
  useHead({ title, noIndex: true });
  return (
    <div className="a-container f-page">
      <div className="f-narrow a-stack">
        <h1>{title}</h1>
        <p className="a-lead">{t(`confirmEmail.${result}Text`)}</p>
        <LinkButton component={Link} to={links.account()} variant="primary">
          {t('account.title')}
        </LinkButton>
      </div>
    </div>
  );
}
