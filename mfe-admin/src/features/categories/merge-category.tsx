import type { AdminCategory } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesApi } from '../../shared/categories.api.ts';

interface MergeCategoryProps {
  category: AdminCategory;
  others: readonly AdminCategory[];
  nameOf: (category: AdminCategory) => string;
  onClose: () => void;
}

/** Asks which category receives another one's posts and addresses. */
export function MergeCategory({ category, others, nameOf, onClose }: MergeCategoryProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [into, setInto] = useState('');
  const [merge, { isLoading, error }] = categoriesApi.useAdminCategoryMergeMutation();
  const name = nameOf(category);
  const target = others.find(({ id }) => id === into);
  const handleMerge = async () => {
    if (!target || (await merge({ id: category.id, into })).error) return;
    notify({ title: t('categories.merged', { name, into: nameOf(target) }), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('categories.mergeOf', { name })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" disabled={!target} loading={isLoading} onClick={() => void handleMerge()}>
            {t('categories.merge')}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        <Field label={t('categories.mergeInto')} required>
          <SelectInput
            value={into}
            options={others.map((each) => ({ value: each.id, label: nameOf(each) }))}
            onChange={setInto}
          />
        </Field>
        <p>{t('categories.mergeText', { count: category.postCount })}</p>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
