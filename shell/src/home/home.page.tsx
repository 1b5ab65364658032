import { formatPrice, links, site, socialAccounts } from '@arcada/contracts';
import { type PrefetchContext, Slot, useHead } from '@arcada/platform';
import { LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { searchSources } from '../search/search-sources.ts';
import { CallToAction } from './call-to-action.tsx';
import { factsApi } from './facts.api.ts';
import { countedSources, Facts } from './facts.tsx';
import { FeaturedLoading } from './featured-loading.tsx';
import { SamplePlace } from './sample-place.tsx';

export const prefetch = ({ dispatch, composition }: PrefetchContext) =>
  Promise.all(
    countedSources(searchSources(composition)).map(({ api }) => dispatch(factsApi.endpoints.siteAmount.initiate(api))),
  );

const sameAs = Object.values(socialAccounts);

/** Home in the specification's order; the sections between hero and banner come from the areas through slots. */
export function Component() {
  const { t } = useTranslation('shell');
  // Also asked for by the counter; nothing is said of prices while they aren't known.
  const { data: services } = factsApi.useSiteAmountQuery('/api/services');
  const price = services?.priceFrom;
  const lead = price ? `${t('home.lead')} ${t('home.services', { price: formatPrice(price) })}` : t('home.lead');
  useHead({
    title: t('home.title'),
    description: lead,
    canonicalPath: '/',
    jsonLd: [
      {
        '@type': 'Organization',
        name: site.name,
        legalName: site.legalName,
        email: site.email,
        url: '/',
        logo: '/icon-512.png',
        ...(sameAs.length > 0 && { sameAs }),
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
            <p className="a-lead f-hero-lead">{lead}</p>
            <div className="a-row">
              <LinkButton component={Link} to={links.products()} variant="primary" size="large">
                {t('home.allProducts')}
              </LinkButton>
              <LinkButton component={Link} to={links.bepMaker()} size="large">
                {t('home.bepMaker')}
              </LinkButton>
            </div>
            <Facts />
          </div>
          <div className="f-stage">
            <img
              className="f-stage-picture"
              src="/social/level-guard-at-work.svg"
              alt={t('home.stage')}
              width={560}
              height={440}
              loading="lazy"
              decoding="async"
            />
            <SamplePlace />
          </div>
        </div>
      </section>
      <div className="f-sections">
        <Slot name="home.products" loading={<FeaturedLoading />} />
        <Slot name="home.courses" whenNear loading={<FeaturedLoading />} />
        <Slot name="home.posts" whenNear loading={<FeaturedLoading />} />
        <Slot name="home.testimonials" whenNear loading={<FeaturedLoading />} />
      </div>
      <CallToAction />
      <Slot name="home.newsletter" whenNear />
    </>
  );
}
