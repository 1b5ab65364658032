import { type BlogAuthor, formatPrice, links } from '@arcada/contracts';
import {
  isApiError,
  type PrefetchContext,
  readListAddress,
  routerLink,
  useHead,
  useListingTexts,
} from '@arcada/platform';
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
const pageIn = (search: URLSearchParams) => readListAddress(search).page ?? 1;

export const prefetch = async ({ dispatch, params, search }: PrefetchContext) => {
  const asked = params.authorId ?? '';
  const { data: authors } = await dispatch(articlesApi.endpoints.blogAuthors.initiate());
  const known = authorIn(authors, asked);
  const id = idIn(known, asked);
  const [{ data: courses }] = await Promise.all([
    dispatch(authorApi.endpoints.blogCoursesOf.initiate(id)),
    dispatch(authorApi.endpoints.blogProductsOf.initiate(id)),
    known && dispatch(articlesApi.endpoints.blogPosts.initiate({ author: known.id, page: pageIn(search), pageSize })),
  ]);
  if (courses?.[0]) await dispatch(authorApi.endpoints.blogCourseOf.initiate(courses[0].id));
};

/** Whose page it is, by its address now or before. */
const authorIn = (authors: BlogAuthor[] | undefined, asked: string) =>
  authors?.find(({ id, formerIds }) => id === asked || formerIds?.includes(asked));
/** What other areas know an author by. */
const idIn = (author: BlogAuthor | undefined, asked: string) => author?.formerIds?.[0] ?? author?.id ?? asked;

/** An author as all areas together know them: what they wrote of themselves for a course counts here, too. */
function useAuthor(asked: string) {
  const authors = articlesApi.useBlogAuthorsQuery();
  const known = authorIn(authors.currentData, asked);
  const skip = !authors.currentData && !authors.isError;
  const id = idIn(known, asked);
  const courses = authorApi.useBlogCoursesOfQuery(id, { skip });
  const products = authorApi.useBlogProductsOfQuery(id, { skip });
  const newest = courses.currentData?.[0];
  const { currentData: course } = authorApi.useBlogCourseOfQuery(newest?.id ?? '', { skip: !newest });
  const name = known?.name ?? newest?.instructorName ?? products.currentData?.[0]?.producer?.name;
  const queries = [authors, courses, products];
  return {
    known,
    courses: courses.currentData ?? [],
    products: products.currentData ?? [],
    author: name && {
      name,
      role: known?.role || newest?.instructorTitle || '',
      bio: known?.bio || course?.instructorBio || '',
      imageUrl: newest?.instructorImageUrl,
    },
    // No area has anybody at an address that no author can have: it answers 400.
    failed: queries.find(({ isError, error }) => isError && !(isApiError(error) && error.status === 400)),
    isLoading: queries.some(({ isError, currentData }) => !isError && !currentData),
  };
}

/** All that is somebody's: articles, courses and products. */
export function Component() {
  const { t } = useTranslation('blog');
  const { authorId = '' } = useParams();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { author, known, courses, products, failed, isLoading } = useAuthor(authorId);
  const address = known?.id ?? authorId;
  const query = articlesApi.useBlogPostsQuery({ author: address, page, pageSize }, { skip: !known });
  const texts = useListingTexts(page);
  const missing = !author && !isLoading && !failed;
  const path = links.author(address, page > 1 ? page : undefined);
  useHead({
    title: missing ? t('author.notFoundTitle') : author ? author.name : t('list.title'),
    description: author ? [author.role, author.bio].filter(Boolean).join('. ') : undefined,
    canonicalPath: path,
    preview: 'blog',
    noIndex: isPastEnd(query.currentData),
    status: missing ? 404 : failed && !author ? 503 : undefined,
    movedTo: address === authorId ? undefined : path,
    jsonLd: author
      ? [
          {
            '@type': 'ProfilePage',
            mainEntity: {
              '@type': 'Person',
              name: author.name,
              jobTitle: author.role || undefined,
              description: author.bio || undefined,
            },
          },
        ]
      : undefined,
  });
  if (failed && !author) return <PageError title={t('list.title')} message={t('author.error')} query={failed} />;
  if (missing) return <NotFound />;
  if (!author) return <PageLoading />;
  const { name } = author;
  return (
    <div className="a-container blog-page">
      <Breadcrumbs
        label={t('common.breadcrumbs')}
        items={[{ label: t('list.title'), href: links.blog() }]}
        renderLink={routerLink}
      />
      <div className="blog-profile">
        <Avatar name={name} src={author.imageUrl} />
        <div>
          <h1>{name}</h1>
          {author.role && <p className="a-lead">{author.role}</p>}
          {author.bio && <p className="blog-profile-bio">{author.bio}</p>}
        </div>
      </div>
      {known && (
        <section className="blog-profile-part">
          <h2>{t('author.articles', { name })}</h2>
          <PagedListing
            query={query}
            page={page}
            pageSize={pageSize}
            hrefFor={(to) => links.author(address, to > 1 ? to : undefined)}
            renderLink={routerLink}
            texts={{ ...texts, count: (total) => t('list.count', { count: total }), error: t('latest.error') }}
            empty={<EmptyState title={t('latest.empty')} />}
          >
            {(post, place) => <PostCard key={post.id} post={post} ofAuthor eager={place < 3} />}
          </PagedListing>
        </section>
      )}
      <Works
        title={t('author.courses', { name })}
        kind={t('post.offer.course')}
        works={courses.map((course) => ({ ...course, path: links.course(course.id) }))}
      />
      <Works
        title={t('author.products', { name })}
        kind={t('post.offer.product')}
        works={products.map((product) => ({ ...product, title: product.name, path: links.product(product.id) }))}
      />
    </div>
  );
}

interface Work {
  path: string;
  title: string;
  description: string;
  imageUrl?: string | undefined;
  price: number;
}

/** Left out while there are none: their area may not respond. */
function Works({ title: heading, kind, works }: { title: string; kind: string; works: Work[] }) {
  if (works.length === 0) return null;
  return (
    <section className="blog-profile-part">
      <h2>{heading}</h2>
      <div className="a-columns">
        {works.map(({ path, title, description, imageUrl, price }) => (
          <Card key={path} as="article" interactive>
            <Art src={imageUrl} tag={kind} />
            <CardBody>
              <CardTitle level={3}>
                <Link className="a-card-link" to={path}>
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
