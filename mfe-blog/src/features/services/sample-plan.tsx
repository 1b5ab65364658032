import { links, makerSample } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** What a plan looks like, to those who may order one or want to write it themselves. */
export function SamplePlan() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <section className="blog-sample">
      <img
        src={makerSample(language, 'parties')}
        alt={t('services.sampleAlt')}
        width={910}
        height={1287}
        loading="lazy"
        decoding="async"
      />
      <div className="blog-sample-text">
        <h2>{t('services.sampleTitle')}</h2>
        <p>{t('services.sampleText')}</p>
        <p className="a-row">
          <LinkButton component={Link} to={links.documentMaker()}>
            {t('services.sampleMaker')}
          </LinkButton>
          <LinkButton href={makerSample(language)} download>
            {t('services.samplePdf')}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
