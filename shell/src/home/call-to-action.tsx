import { links } from '@arcada/contracts';
import { LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function CallToAction() {
  const { t } = useTranslation('shell');
  return (
    <section className="a-container a-section">
      <div className="a-band f-band-row">
        <div className="f-band-text">
          <h2>{t('home.cta')}</h2>
          <p>{t('home.ctaText')}</p>
        </div>
        <div className="a-row">
          <LinkButton component={Link} to={links.services('ai-consulting')} variant="signal">
            {t('home.ctaConsulting')}
          </LinkButton>
          <LinkButton component={Link} to={links.products({ type: 'plugin' })}>
            {t('home.ctaPlugins')}
          </LinkButton>
          <LinkButton component={Link} to={links.services()}>
            {t('home.ctaServices')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
