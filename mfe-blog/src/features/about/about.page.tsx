import { type AboutPage, addressIn, languages, legalLine, links, site } from '@arcada/contracts';
import { type PrefetchContext, useHead, useLanguage } from '@arcada/platform';
import { Art, Avatar, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { articlesApi } from '../../shared/articles.api.ts';
import '../../shared/page.css';
import { PageError } from '../../shared/page-error.tsx';
import { PageLoading } from '../../shared/page-loading.tsx';
import { pagesApi } from '../../shared/pages.api.ts';
import './about.css';
import { aboutApi } from './about.api.ts';
import picture from './about.svg';

export const prefetch = ({ dispatch }: PrefetchContext) =>
  Promise.all([
    dispatch(pagesApi.endpoints.blogAboutPage.initiate()),
    dispatch(articlesApi.endpoints.blogAuthors.initiate()),
    dispatch(aboutApi.endpoints.blogProductCount.initiate()),
    dispatch(aboutApi.endpoints.blogCourseCount.initiate()),
  ]);

/** Who Arcada is, how it works, and who works there. */
export function Component() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const query = pagesApi.useBlogAboutPageQuery();
  const { currentData: page, error } = query;
  useHead({
    title: page?.title ?? t('about.title'),
    description: page?.lead,
    canonicalPath: links.about(),
    preview: 'about',
    status: error ? 503 : undefined,
  });
  if (error && !page) return <PageError title={t('about.title')} message={t('about.error')} query={query} />;
  if (!page) return <PageLoading />;
  return (
    <>
      <section className="blog-about-head a-grid-ground">
        <div className="a-container blog-about-row">
          <div className="blog-about-text">
            <h1>{page.title}</h1>
            <p className="a-lead">{page.lead}</p>
          </div>
          <Art shape="framed" eager src={picture} />
        </div>
      </section>
      <div className="a-container blog-about">
        <div className="blog-about-story">
          <div className="a-prose">
            {page.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="a-small a-mute">
              {legalLine} · {addressIn(language).at(-1)} ·{' '}
              <a className="a-link" href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </p>
          </div>
          <Figures page={page} />
        </div>
        <Work page={page} />
        <section>
          <h2>{page.principlesTitle}</h2>
          <dl className="blog-principles">
            {page.principles.map((principle) => (
              <div key={principle.title} className="blog-principle">
                <dt>{principle.title}</dt>
                <dd className="a-mute">{principle.text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {page.team.length > 0 && <Team page={page} />}
        <section className="a-band blog-about-call">
          <div>
            <h2>{page.callTitle}</h2>
            <p>{page.callText}</p>
          </div>
          <LinkButton component={Link} to={links.contact()} variant="signal" size="large">
            {page.callButton}
          </LinkButton>
        </section>
      </div>
    </>
  );
}

function Team({ page }: { page: AboutPage }) {
  const { t } = useTranslation('blog');
  const { data: writers = [] } = articlesApi.useBlogAuthorsQuery();
  return (
    <section>
      <h2>{page.teamTitle}</h2>
      <p className="a-lead blog-about-lead">{page.teamLead}</p>
      <ul className="a-list blog-team">
        {page.team.map((person) => (
          <li key={person.id} id={person.id} className="a-card a-card--padded blog-person">
            <Avatar name={person.name} />
            <div>
              <h3 className="blog-person-name">{person.name}</h3>
              <p className="a-small a-mute">{person.role}</p>
            </div>
            <p className="blog-person-bio">
              {person.bio}
              {writers.some(({ id }) => id === person.id) && (
                <>
                  {' '}
                  <Link
                    className="a-link"
                    to={links.author(person.id)}
                    aria-label={`${t('about.more')}: ${person.name}`}
                  >
                    {t('about.more')}
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Work({ page }: { page: AboutPage }) {
  return (
    <section>
      <h2>{page.workTitle}</h2>
      <div className="blog-about-items">
        {page.work.map((item, place) => (
          <div key={item.title} className="blog-about-item">
            <p className="a-eyebrow" aria-hidden="true">
              {String(place + 1).padStart(2, '0')}
            </p>
            <h3>{item.title}</h3>
            <p className="a-mute">{item.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Only what can be counted. Without a response from an area its figure is left out. */
function Figures({ page }: { page: AboutPage }) {
  const { data: products } = aboutApi.useBlogProductCountQuery();
  const { data: courses } = aboutApi.useBlogCourseCountQuery();
  const figures = [
    ...(products === undefined ? [] : [{ value: products, label: page.figures.products }]),
    ...(courses === undefined ? [] : [{ value: courses, label: page.figures.courses }]),
    { value: page.figures.postCount, label: page.figures.posts },
    { value: languages.length, label: page.figures.languages },
  ];
  return (
    <aside className="blog-figures">
      <h2 className="a-dimension">{page.figuresTitle}</h2>
      <dl className="blog-figure-list">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt className="a-figure-label">{label}</dt>
            <dd className="blog-figure-value">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
