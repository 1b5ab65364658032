import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import drawing from './not-found.svg';

export function Component() {
  const { t } = useTranslation('shell');
  useHead({ title: t('notFound.title'), status: 404 });
  return (
    <div className="a-container f-centre">
      <span className="f-drawn">
        <img src={drawing} alt="" width={320} height={200} />
      </span>
      <h1>{t('notFound.title')}</h1>
      <p className="a-lead">{t('notFound.text')}</p>
      <LinkButton component={Link} to={links.home()} variant="primary">
        {t('notFound.home')}
      </LinkButton>
    </div>
  );
}
