import type { AdminCategory } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { categoriesApi } from '../../shared/categories.api.ts';

interface RemoveCategoryProps {
  category: AdminCategory;
  name: string;
  onClose: () => void;
}

/** Asks before a category is deleted; one that holds posts stays. */
export function RemoveCategory({ category: { id, postCount }, name, onClose }: RemoveCategoryProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [remove, { isLoading, error }] = categoriesApi.useAdminCategoryRemoveMutation();
  const handleRemove = async () => {
    if ((await remove(id)).error) return;
    notify({ title: t('categories.removed', { name }), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('categories.removeOf', { name })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" disabled={postCount > 0} loading={isLoading} onClick={() => void handleRemove()}>
            {t('categories.remove')}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        <p>{postCount > 0 ? t('categories.inUse', { count: postCount }) : t('categories.removeText')}</p>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
