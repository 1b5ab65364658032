import { type AdminCategory, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, EmptyState, PlusIcon } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { categoriesApi } from '../../shared/categories.api.ts';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { ShortList } from '../../shared/short-list.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { MergeCategory } from './merge-category.tsx';
import { RemoveCategory } from './remove-category.tsx';

/** Categories of the blog, in their order. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = categoriesApi.useAdminCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<AdminCategory | 'new'>();
  const [merged, setMerged] = useState<AdminCategory>();
  const [removed, setRemoved] = useState<AdminCategory>();
  const categories = query.data?.toSorted((one, other) => one.place - other.place);
  const nameOf = ({ id, texts }: AdminCategory) => texts[language]?.name ?? id;
  const columns: ManagedColumn<AdminCategory>[] = [
    { key: 'place', title: t('categories.place'), render: ({ place }) => place },
    {
      key: 'name',
      title: t('categories.name'),
      always: true,
      render: (category) => (
        <>
          <strong>{nameOf(category)}</strong>
          <p className="a-small a-mute">{category.id}</p>
        </>
      ),
    },
    {
      key: 'missing',
      title: t('categories.missing'),
      render: ({ texts }) =>
        languages
          .filter((each) => !texts[each])
          .map((each) => (
            <Badge key={each} tone="warning">
              {each}
            </Badge>
          )),
    },
    { key: 'posts', title: t('categories.posts'), render: ({ postCount }) => postCount },
    {
      key: 'actions',
      title: t('common.actions'),
      acts: true,
      render: (category) => (
        <div className="a-row admin-buttons">
          <Button
            size="small"
            aria-label={t('categories.editOf', { name: nameOf(category) })}
            onClick={() => setEdited(category)}
          >
            {t('categories.edit')}
          </Button>
          <Button
            size="small"
            aria-label={t('categories.mergeOf', { name: nameOf(category) })}
            onClick={() => setMerged(category)}
          >
            {t('categories.merge')}
          </Button>
          <Button
            size="small"
            aria-label={t('categories.removeOf', { name: nameOf(category) })}
            onClick={() => setRemoved(category)}
          >
            {t('categories.remove')}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <AdminFrame page="categories">
      <p className="a-mute">{t('categories.intro')}</p>
      <div>
        <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setEdited('new')}>
          {t('categories.new')}
        </Button>
      </div>
      <QueryStates query={query} />
      {categories?.length === 0 && <EmptyState title={t('categories.none')} />}
      {categories && categories.length > 0 && <ShortList columns={columns} rows={categories} rowKey="id" />}
      <AntdTheme language={language}>
        {edited && (
          <CategoryDialog
            category={edited === 'new' ? undefined : edited}
            place={(categories?.at(-1)?.place ?? 0) + 1}
            onClose={() => setEdited(undefined)}
          />
        )}
        {merged && (
          <MergeCategory
            category={merged}
            others={categories?.filter(({ id }) => id !== merged.id) ?? []}
            nameOf={nameOf}
            onClose={() => setMerged(undefined)}
          />
        )}
      </AntdTheme>
      {removed && <RemoveCategory category={removed} name={nameOf(removed)} onClose={() => setRemoved(undefined)} />}
    </AdminFrame>
  );
}
