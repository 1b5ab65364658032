import { links, site } from '@arcada/contracts';
import { Slot, useHead } from '@arcada/platform';
import { LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallToAction } from './call-to-action.tsx';
import { FeaturedLoading } from './featured-loading.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';

/** Home in the specification's order; the sections between hero and banner come from the areas through slots. */
export function Component() {
  const { t } = useTranslation('shell');
  useHead({
    title: t('home.title'),
    description: t('home.description'),
    canonicalPath: '/',
    jsonLd: [
      {
        '@type': 'Organization',
        name: site.name,
        legalName: site.legalName,
        email: site.email,
        url: '/',
        logo: '/favicon.svg',
        sameAs: Object.values(site.social),
      },
      { '@type': 'WebSite', name: site.name, url: '/' },
    ],
  });
  return (
    <>
      <section className="f-hero a-grid-ground">
        <div className="a-container f-hero-row">
          <div>
            <p className="a-eyebrow">{t('home.kicker')}</p>
            <h1 className="a-display">
              {t('home.headline1')}
              <br />
              {t('home.headline2')}
            </h1>
            <p className="a-lead f-hero-lead">{t('home.lead')}</p>
            <div className="a-row">
              <LinkButton component={Link} to={links.products()} variant="primary" size="large">
                {t('home.allProducts')}
              </LinkButton>
              <LinkButton component={Link} to={links.bepMaker()} size="large">
                {t('home.bepMaker')}
              </LinkButton>
            </div>
          </div>
          <SampleDashboard />
        </div>
      </section>
      <Slot name="home.products" loading={<FeaturedLoading />} />
      <Slot name="home.courses" whenNear loading={<FeaturedLoading />} />
      <Slot name="home.posts" whenNear loading={<FeaturedLoading />} />
      <Slot name="home.testimonials" whenNear loading={<FeaturedLoading />} />
      <CallToAction />
      <Slot name="home.newsletter" whenNear />
    </>
  );
}
