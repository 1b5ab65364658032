import { links, type ServiceTab, serviceTabs } from '@arcada/contracts';
import { type PrefetchContext, useHead } from '@arcada/platform';
import { Notice, TabPanel, Tabs } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import '../../shared/page.css';
import { PageError } from '../../shared/page-error.tsx';
import { PageLoading } from '../../shared/page-loading.tsx';
import { pagesApi } from '../../shared/pages.api.ts';
import { SamplePlan } from './sample-plan.tsx';
import { ServiceComparison } from './service-comparison.tsx';
import { ServiceDetail } from './service-detail.tsx';
import './services.css';
import { servicesJsonLd } from './services-json-ld.ts';

export const prefetch = ({ dispatch }: PrefetchContext) => dispatch(pagesApi.endpoints.blogServicesPage.initiate());

/** The four services, one at a time, selected by the address. */
export function Component() {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const known = serviceTabs.find((tab) => tab === asked);
  const query = pagesApi.useBlogServicesPageQuery();
  const { currentData: page, error } = query;
  const service = page?.services.find(({ id }) => id === (known ?? serviceTabs[0]));
  useHead({
    title: known && service ? `${service.tab} – ${page?.title}` : (page?.title ?? t('services.title')),
    description: known ? service?.offer[0] : page?.lead,
    canonicalPath: links.services(known),
    preview: known ?? 'services',
    status: error ? 503 : undefined,
    jsonLd: page && service && servicesJsonLd(page, service),
  });
  if (error && !page) return <PageError title={t('services.title')} message={t('services.error')} query={query} />;
  if (!page || !service) return <PageLoading />;
  return (
    <div className="a-container blog-page">
      <h1>{page.title}</h1>
      <p className="a-lead blog-lead">{page.lead}</p>
      {asked && !known && <Notice>{t('services.unknownTab', { value: asked, tab: service.tab })}</Notice>}
      <div className="blog-service-choice">
        <Tabs
          id="services"
          label={page.title}
          items={page.services.map(({ id, tab }) => ({ key: id, label: tab, href: links.services(id) }))}
          value={service.id}
          onChange={(tab) => navigate(links.services(tab as ServiceTab))}
        />
        <TabPanel tabs="services" name={service.id}>
          <ServiceDetail page={page} service={service} />
        </TabPanel>
      </div>
      <ServiceComparison page={page} />
      <SamplePlan />
    </div>
  );
}
