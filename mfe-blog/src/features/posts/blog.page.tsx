import { links, site } from '@arcada/contracts';
import { type PrefetchContext, routerLink, useHead, useLanguage, useListingTexts } from '@arcada/platform';
import { EmptyState, isPastEnd, LinkButton, Notice, PagedListing } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { articlesApi } from '../../shared/articles.api.ts';
import { PostCard } from '../../shared/post-card.tsx';
import '../../shared/page.css';
import { FilterBar } from './filter-bar.tsx';
import { filtersHref, pageSize, readFilters, toQuery } from './post-filters.ts';
import './posts.css';

export const prefetch = ({ dispatch, search }: PrefetchContext) =>
  Promise.all([
    dispatch(articlesApi.endpoints.blogPosts.initiate(toQuery(readFilters(search)))),
    dispatch(articlesApi.endpoints.blogCategories.initiate()),
  ]);

/** All posts, by category, words and page. */
export function Component() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const asked = readFilters(search);
  const query = articlesApi.useBlogPostsQuery(toQuery(asked));
  const { data: categories } = articlesApi.useBlogCategoriesQuery();
  const wanted = asked.category ?? '';
  const category = categories?.find(({ id, formerIds }) => id === wanted || formerIds?.includes(wanted));
  const unknown = categories && !category ? asked.category : undefined;
  const filters = categories ? { ...asked, category: category?.id } : asked;
  const texts = useListingTexts(filters.page);
  const tagged = filters.tag && t('list.tagged', { tag: filters.tag });
  const title = tagged ?? category?.name ?? t('list.title');
  const headTitle = tagged ?? (category ? t('list.categoryTitle', { name: category.name }) : t('list.headTitle'));
  const description = category?.description ?? t('list.description');
  const isFormer = category !== undefined && category.id !== asked.category;
  useHead({
    title: filters.page ? `${headTitle} – ${texts.page(filters.page)}` : headTitle,
    description,
    canonicalPath: links.blog({ category: filters.category, tag: filters.tag, page: filters.page }),
    preview: 'blog',
    // Most tags have one post, which has a page of its own.
    noIndex: filters.q !== undefined || filters.tag !== undefined || isPastEnd(query.currentData),
    status: query.isError ? 503 : undefined,
    movedTo: isFormer ? links.blog(filters) : undefined,
    feed: { href: `/feed.xml?lang=${language}`, title: `${site.name}: ${t('list.title')}` },
  });
  const filtered = filters.q || filters.category || filters.tag;
  const first = !filtered && !filters.page;
  return (
    <div className="a-container blog-page">
      <div className="blog-list-head">
        <h1>{title}</h1>
        <a className="a-link a-small" href={`/feed.xml?lang=${language}`} type="application/atom+xml">
          {t('list.feed')}
        </a>
      </div>
      <p className="a-lead blog-lead">{description}</p>
      <FilterBar filters={filters} categories={categories ?? []} />
      {unknown && (
        <Notice>
          {t(filters.q || filters.tag ? 'list.unknownCategoryPart' : 'list.unknownCategory', { value: unknown })}
        </Notice>
      )}
      <PagedListing
        query={query}
        page={filters.page ?? 1}
        pageSize={pageSize}
        hrefFor={(page) => filtersHref(filters, { page: page > 1 ? page : undefined })}
        renderLink={routerLink}
        texts={{
          ...texts,
          count: (total) => t('list.count', { count: total }),
          error: t('latest.error'),
        }}
        empty={
          <EmptyState
            title={filtered ? t('list.noneTitle') : t('latest.empty')}
            text={filters.q ? t('list.noneText') : undefined}
            action={
              !first && (
                <LinkButton component={Link} to={links.blog()}>
                  {t('list.showAll')}
                </LinkButton>
              )
            }
          />
        }
      >
        {(post, place) => (
          <PostCard key={post.id} post={post} level={2} eager={place < 3} wide={first && place === 0} />
        )}
      </PagedListing>
    </div>
  );
}
