import { displayNames, links, site } from '@arcada/contracts';
import {
  isApiError,
  type PrefetchContext,
  routerLink,
  useCanonicalAddress,
  useHead,
  useLanguage,
} from '@arcada/platform';
import { Breadcrumbs, EmptyState, LinkButton, Notice } from '@arcada/ui';
import { Content } from '@arcada/ui/content';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { articlesApi } from '../../shared/articles.api.ts';
import { contentLabels } from '../../shared/content-labels.ts';
import '../../shared/page.css';
import { NewsletterSection } from '../../shared/newsletter-section.tsx';
import { PageError } from '../../shared/page-error.tsx';
import { PageLoading } from '../../shared/page-loading.tsx';
import { offersApi, soughtFor, subjectsOf } from './offers.api.ts';
import { Offers } from './offers.tsx';
import './post.css';
import { MorePosts, PostEnd } from './post-end.tsx';
import { PostHero } from './post-hero.tsx';
import { postJsonLd } from './post-json-ld.ts';
import { TableOfContents } from './table-of-contents.tsx';

export const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const { data: post } = await dispatch(articlesApi.endpoints.blogPost.initiate(params.postId ?? ''));
  if (!post) return;
  const { blogOfferedProduct, blogOfferedCourse, blogOfferedService, blogOfferedTool } = offersApi.endpoints;
  const subjects = subjectsOf(post);
  const sought = soughtFor(post);
  await Promise.all([
    dispatch(blogOfferedProduct.initiate(sought)),
    dispatch(blogOfferedCourse.initiate(sought)),
    dispatch(blogOfferedService.initiate(subjects)),
    dispatch(blogOfferedTool.initiate(subjects)),
  ]);
};

/** One post, its not-found state, or its error. */
export function Component() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { postId = '' } = useParams();
  const addressOf = useCanonicalAddress();
  const query = articlesApi.useBlogPostQuery(postId);
  const { currentData: post, error } = query;
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  useHead({
    title: post?.title ?? (missing ? t('post.notFoundTitle') : t('list.title')),
    description: post?.excerpt,
    canonicalPath: links.post(postId),
    ogType: 'article',
    image: post?.imageUrl,
    status: missing ? 404 : error ? 503 : undefined,
    jsonLd: post && postJsonLd(post, t('list.title'), addressOf),
    feed: { href: `/feed.xml?lang=${language}`, title: `${site.name}: ${t('list.title')}` },
  });
  if (missing) return <NotFound />;
  if (error && !post) return <PageError title={t('list.title')} message={t('post.error')} query={query} />;
  if (!post) return <PageLoading />;
  const foreign = post.language !== language;
  return (
    <>
      <div className="a-container blog-page">
        <Breadcrumbs
          label={t('common.breadcrumbs')}
          items={[
            { label: t('list.title'), href: links.blog() },
            { label: post.categoryName, href: links.blog({ category: post.categoryId }) },
          ]}
          renderLink={routerLink}
        />
        <article>
          <PostHero post={post} />
          {foreign && (
            <div className="blog-foreign">
              <Notice>
                {t('post.otherLanguage', {
                  language: displayNames(language, 'language').of(post.language),
                })}
              </Notice>
            </div>
          )}
          <div className="blog-reading">
            <TableOfContents body={post.body} language={post.language} />
            <div className="blog-text">
              <div lang={post.language}>
                <Content blocks={post.body} renderLink={routerLink} labels={contentLabels(t)} />
              </div>
              <PostEnd post={post} />
            </div>
          </div>
        </article>
        <Offers post={post} />
        <MorePosts post={post} />
      </div>
      <NewsletterSection />
    </>
  );
}

function NotFound() {
  const { t } = useTranslation('blog');
  return (
    <div className="a-container blog-page">
      <h1 className="a-visually-hidden">{t('post.notFoundTitle')}</h1>
      <EmptyState
        title={t('post.notFoundTitle')}
        text={t('post.notFoundText')}
        action={
          <LinkButton component={Link} to={links.blog()} variant="primary">
            {t('latest.all')}
          </LinkButton>
        }
      />
    </div>
  );
}
