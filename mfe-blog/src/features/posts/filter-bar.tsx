import type { BlogCategory } from '@arcada/contracts';
import { routerLink } from '@arcada/platform';
import { LinkTabs, SearchForm } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PostListQuery } from '../../articles/articles.api.ts';
import { filtersHref } from './post-filters.ts';

interface FilterBarProps {
  filters: PostListQuery;
  categories: BlogCategory[];
}

/** Categories as links and a search; every choice is an address that can be shared. */
export function FilterBar({ filters, categories }: FilterBarProps) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  return (
    <div className="blog-filters">
      <LinkTabs
        label={t('list.categories')}
        current={filters.category ?? ''}
        items={[
          { key: '', label: t('list.all'), href: filtersHref(filters, { category: undefined }) },
          ...categories.map(({ id, name }) => ({
            key: id,
            label: name,
            href: filtersHref(filters, { category: id }),
          })),
        ]}
        renderLink={routerLink}
      />
      <SearchForm
        label={t('list.search')}
        value={filters.q ?? ''}
        onSearch={(words) => navigate(filtersHref(filters, { q: words || undefined }))}
      />
    </div>
  );
}
