import type { BlogCategory } from '@arcada/contracts';
import { Field, SearchIcon, showCurrent, TextInput } from '@arcada/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
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
  const [words, setWords] = useState(filters.q ?? '');
  useEffect(() => setWords(filters.q ?? ''), [filters.q]);
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is another chosen link
  useEffect(() => showCurrent(row.current), [filters.category]);
  const search = () => {
    const q = words.trim() || undefined;
    if (q !== filters.q) navigate(filtersHref(filters, { q }));
  };
  const handleSearch = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <div className="blog-filters">
      <nav ref={row} aria-label={t('list.categories')} className="a-tabs blog-categories">
        {[undefined, ...categories].map((category) => (
          <Link
            key={category?.id ?? ''}
            to={filtersHref(filters, { category: category?.id })}
            className="a-tab blog-category"
            aria-current={filters.category === category?.id ? 'page' : undefined}
          >
            {category?.name ?? t('list.all')}
          </Link>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not in all supported browsers */}
      <form role="search" aria-label={t('list.search')} className="blog-search" onSubmit={handleSearch}>
        <Field label={t('list.search')} hideLabel>
          <TextInput
            type="search"
            name="q"
            maxLength={100}
            icon={<SearchIcon />}
            placeholder={t('list.search')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onBlur={search}
          />
        </Field>
      </form>
    </div>
  );
}
