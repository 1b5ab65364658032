import type { AdminCategory } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { categoriesApi } from '../../shared/categories.api.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';

interface RemoveCategoryProps {
  category: AdminCategory;
  name: string;
  onClose: () => void;
}

/** Asks before a category is deleted; one that holds posts stays. */
export function RemoveCategory({ category: { id, postCount }, name, onClose }: RemoveCategoryProps) {
  const { t } = useTranslation('admin');
  const [remove] = categoriesApi.useAdminCategoryRemoveMutation();
  return (
    <ConfirmDialog
      title={t('categories.removeOf', { name })}
      confirmLabel={t('categories.remove')}
      disabled={postCount > 0}
      onConfirm={() => remove(id)}
      doneText={t('categories.removed', { name })}
      onClose={onClose}
    >
      {postCount > 0 ? t('categories.inUse', { count: postCount }) : t('categories.removeText')}
    </ConfirmDialog>
  );
}
