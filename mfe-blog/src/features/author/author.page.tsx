import { formatPrice, links } from '@arcada/contracts';
import { type PrefetchContext, routerLink, useHead, useListingTexts } from '@arcada/platform';
import {
  Art,
  Avatar,
  Breadcrumbs,
  Card,
  CardBody,
  CardFoot,
  CardText,
  CardTitle,
  EmptyState,
  isPastEnd,
  LinkButton,
  PagedListing,
} from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { articlesApi } from '../../shared/articles.api.ts';
import '../../shared/page.css';
import { PageError } from '../../shared/page-error.tsx';
import { PageLoading } from '../../shared/page-loading.tsx';
import { PostCard } from '../../shared/post-card.tsx';
import { authorApi } from './author.api.ts';
import './author.css';

const pageSize = 9;
const pageIn = (search: URLSearchParams) => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 ? page : 1;
};

export const prefetch = async ({ dispatch, params, search }: PrefetchContext) => {
  const id = params.authorId ?? '';
  const { data: authors } = await dispatch(articlesApi.endpoints.blogAuthors.initiate());
  const author = authors?.find((each) => each.id === id);
  if (!author) return;
  await Promise.all([
    dispatch(articlesApi.endpoints.blogPosts.initiate({ author: id, page: pageIn(search), pageSize })),
    dispatch(authorApi.endpoints.blogCoursesOf.initiate(author.name)),
  ]);
};

/** Who writes here, with all that is theirs: articles and courses. */
export function Component() {
  const { t } = useTranslation('blog');
  const { authorId = '' } = useParams();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const authors = articlesApi.useBlogAuthorsQuery();
  const author = authors.currentData?.find(({ id }) => id === authorId);
  const query = articlesApi.useBlogPostsQuery({ author: authorId, page, pageSize }, { skip: !author });
  const texts = useListingTexts(page);
  const missing = authors.currentData !== undefined && !author;
  useHead({
    title: missing ? t('author.notFoundTitle') : (author?.name ?? t('list.title')),
    description: author && [author.role, author.bio].filter(Boolean).join('. '),
    canonicalPath: links.author(authorId, page > 1 ? page : undefined),
    preview: 'blog',
    noIndex: isPastEnd(query.currentData),
    status: missing ? 404 : authors.isError ? 503 : undefined,
    jsonLd: author && [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: author.name,
          jobTitle: author.role || undefined,
          description: author.bio || undefined,
        },
      },
    ],
  });
  if (authors.isError && !author)
    return <PageError title={t('list.title')} message={t('author.error')} query={authors} />;
  if (missing) return <NotFound />;
  if (!author) return <PageLoading />;
  return (
    <div className="a-container blog-page">
      <Breadcrumbs
        label={t('common.breadcrumbs')}
        items={[{ label: t('list.title'), href: links.blog() }]}
        renderLink={routerLink}
      />
      <div className="blog-profile">
        <Avatar name={author.name} />
        <div>
          <h1>{author.name}</h1>
          {author.role && <p className="a-lead">{author.role}</p>}
          {author.bio && <p className="blog-profile-bio">{author.bio}</p>}
        </div>
      </div>
      <section className="blog-profile-part">
        <h2>{t('author.articles', { name: author.name })}</h2>
        <PagedListing
          query={query}
          page={page}
          pageSize={pageSize}
          hrefFor={(to) => links.author(authorId, to > 1 ? to : undefined)}
          renderLink={routerLink}
          texts={{ ...texts, count: (total) => t('list.count', { count: total }), error: t('latest.error') }}
          empty={<EmptyState title={t('latest.empty')} />}
        >
          {(post, place) => <PostCard key={post.id} post={post} ofAuthor eager={place < 3} />}
        </PagedListing>
      </section>
      <Courses name={author.name} />
    </div>
  );
}

/** Left out while there are none: learning may not respond. */
function Courses({ name }: { name: string }) {
  const { t } = useTranslation('blog');
  const { data: courses = [] } = authorApi.useBlogCoursesOfQuery(name);
  if (courses.length === 0) return null;
  return (
    <section className="blog-profile-part">
      <h2>{t('author.courses', { name })}</h2>
      <div className="a-columns">
        {courses.map(({ id, title, description, imageUrl, price }) => (
          <Card key={id} as="article" interactive>
            <Art src={imageUrl} tag={t('post.offer.course')} />
            <CardBody>
              <CardTitle level={3}>
                <Link className="a-card-link" to={links.course(id)}>
                  {title}
                </Link>
              </CardTitle>
              <CardText>{description}</CardText>
              <CardFoot>
                <span className="a-price">{formatPrice(price)}</span>
              </CardFoot>
            </CardBody>
          </Card>
        ))}
      </div>
    </section>
  );
}

function NotFound() {
  const { t } = useTranslation('blog');
  return (
    <div className="a-container blog-page">
      <h1 className="a-visually-hidden">{t('author.notFoundTitle')}</h1>
      <EmptyState
        title={t('author.notFoundTitle')}
        text={t('author.notFoundText')}
        action={
          <LinkButton component={Link} to={links.blog()} variant="primary">
            {t('latest.all')}
          </LinkButton>
        }
      />
    </div>
  );
}
