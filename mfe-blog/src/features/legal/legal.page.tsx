import { links, type TextPageName } from '@arcada/contracts';
import { type PageModule, type PrefetchContext, routerLink, useHead } from '@arcada/platform';
import { Content } from '@arcada/ui/content';
import { useTranslation } from 'react-i18next';
import { contentLabels } from '../../shared/content-labels.ts';
import '../../shared/page.css';
import { PageError } from '../../shared/page-error.tsx';
import { PageLoading } from '../../shared/page-loading.tsx';
import { pagesApi } from '../../shared/pages.api.ts';
import { PostDate } from '../../shared/post-date.tsx';
import './legal.css';

/** One running text with the day of its last change. */
function LegalPage({ name }: { name: TextPageName }) {
  const { t } = useTranslation('blog');
  const query = pagesApi.useBlogTextPageQuery(name);
  const { currentData: page, error } = query;
  const title = page?.title ?? t(`legal.${name}`);
  useHead({
    title,
    description: page?.lead,
    canonicalPath: links[name](),
    preview: name,
    status: error ? 503 : undefined,
  });
  if (error && !page) return <PageError title={title} message={t('about.error')} query={query} />;
  if (!page) return <PageLoading />;
  return (
    <article className="a-container blog-page blog-legal">
      <h1>{page.title}</h1>
      <p className="a-lead blog-lead">{page.lead}</p>
      <p className="a-small a-mute">
        {t('legal.updated')} <PostDate value={page.updated} style="long" />
      </p>
      <Content blocks={page.body} renderLink={routerLink} labels={contentLabels(t)} />
    </article>
  );
}

const Privacy = () => <LegalPage name="privacy" />;
const Terms = () => <LegalPage name="terms" />;

const prefetchOf =
  (name: TextPageName) =>
  ({ dispatch }: PrefetchContext) =>
    dispatch(pagesApi.endpoints.blogTextPage.initiate(name));

export const privacy: PageModule = { Component: Privacy, prefetch: prefetchOf('privacy') };
export const terms: PageModule = { Component: Terms, prefetch: prefetchOf('terms') };
