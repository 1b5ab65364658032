import { formatPrice, links, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { figuresApi } from '../../shared/figures.api.ts';
import type { Span } from '../../shared/span.ts';
import { ListSection } from './list-section.tsx';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** Products and courses that brought the most. */
export function SoldItems({ span }: { span: Span }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = figuresApi.useAdminSoldItemsQuery({ ...span }, fresh);
  const number = numberFormat(language);
  return (
    <ListSection
      part="items"
      span={span}
      query={query}
      heads={(['name', 'type', 'units', 'revenue'] as const).map((head) => t(`analytics.heads.${head}`))}
      rows={query.currentData?.items.map(({ type, id, name, units, revenue }) => ({
        key: `${type} ${id}`,
        cells: [
          <Link key="name" className="a-link" to={type === 'product' ? links.product(id) : links.course(id)}>
            {name}
          </Link>,
          t(`analytics.types.${type}`),
          number.format(units),
          formatPrice(revenue),
        ],
        csv: [name, t(`analytics.types.${type}`), units, { amount: revenue }],
      }))}
    />
  );
}

export function MissedSearches({ span }: { span: Span }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = figuresApi.useAdminMissedSearchesQuery({ ...span }, fresh);
  return (
    <ListSection
      part="searches"
      span={span}
      query={query}
      heads={[t('analytics.heads.words'), t('analytics.heads.times')]}
      rows={query.currentData?.items.map(({ words, count }) => ({
        key: words,
        cells: [words, numberFormat(language).format(count)],
        csv: [words, count],
      }))}
    />
  );
}

/** Those asked most often; the page of questions has them all. */
export function OpenQuestions() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = figuresApi.useAdminOpenQuestionsQuery(undefined, fresh);
  return (
    <ListSection
      part="questions"
      query={query}
      heads={[t('questions.question'), t('questions.count')]}
      rows={query.currentData?.items.map(({ id, question, language: asked, count }) => ({
        key: id,
        cells: [
          <span key="question" lang={asked}>
            {question}
          </span>,
          numberFormat(language).format(count),
        ],
        csv: [question, count],
      }))}
      more={
        <p>
          <Link className="a-link" to={links.admin('questions')}>
            {t('analytics.allQuestions')}
          </Link>
        </p>
      }
    />
  );
}
