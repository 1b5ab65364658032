import type { BlogCategory } from '@arcada/contracts';
import { routerLink } from '@arcada/platform';
import { LinkTabs, SearchForm } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PostListQuery } from '../../shared/articles.api.ts';
import { filtersHref } from './post-filters.ts';

interface FilterBarProps {
  filters: PostListQuery;
  categories: BlogCategory[];
}

/**
 * Categories as links and a search; every choice is an address that can be shared. Typed words are
 * included.
 */
export function FilterBar({ filters, categories }: FilterBarProps) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const [words, setWords] = useState(filters.q ?? '');
  const hrefFor = (change: PostListQuery) => filtersHref({ ...filters, q: words || undefined }, change);
  return (
    <div className="blog-filters a-screen-only">
      <LinkTabs
        label={t('list.categories')}
        current={filters.category ?? (filters.tag ? undefined : '')}
        items={[
          { key: '', label: t('list.all'), href: hrefFor({ category: undefined, tag: undefined }) },
          ...categories.map(({ id, name }) => ({
            key: id,
            label: name,
            href: hrefFor({ category: id, tag: undefined }),
          })),
        ]}
        renderLink={routerLink}
      />
      <SearchForm
        label={t('list.search')}
        value={filters.q ?? ''}
        list={filtersHref(filters, { page: filters.page })}
        onType={setWords}
        onSearch={(q, typed) => navigate(hrefFor({ q: q || undefined }), { replace: typed })}
        asTyped
      />
    </div>
  );
}
