import { type AdminCategory, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, EmptyState, PlusIcon } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { categoriesApi } from '../../shared/categories.api.ts';
import { QueryStates } from '../../shared/query-states.tsx';
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
  const columns: ColumnsType<AdminCategory> = [
    { title: t('categories.place'), dataIndex: 'place', width: 90 },
    {
      title: t('categories.name'),
      key: 'name',
      render: (_, category) => (
        <>
          <strong>{nameOf(category)}</strong>
          <p className="a-small a-mute">{category.id}</p>
        </>
      ),
    },
    {
      title: t('categories.missing'),
      key: 'missing',
      render: (_, { texts }) =>
        languages
          .filter((each) => !texts[each])
          .map((each) => (
            <Badge key={each} tone="warning">
              {each}
            </Badge>
          )),
    },
    { title: t('categories.posts'), dataIndex: 'postCount' },
    {
      title: t('common.actions'),
      key: 'actions',
      className: 'admin-acts',
      render: (_, category) => (
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
      <AntdTheme language={language}>
        {categories && categories.length > 0 && <DataTable columns={columns} dataSource={categories} rowKey="id" />}
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
