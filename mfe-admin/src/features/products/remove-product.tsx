import { links, type ManagedProduct } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { productsApi } from './products.api.ts';

interface RemoveProductProps {
  product: ManagedProduct;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a draft is deleted with its files. */
export function RemoveProduct({ product: { id, tag, texts }, onRemoved, onClose }: RemoveProductProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [remove] = productsApi.useAdminProductRemoveMutation();
  const name = texts[language].name || id;
  const handleConfirm = async () => {
    const { error } = await remove({ id, tag });
    if (error === undefined) {
      onRemoved();
      navigate(links.admin('products-manager'), { replace: true });
    }
    return { error };
  };
  return (
    <ConfirmDialog
      title={t('products.deleteOf', { name })}
      confirmLabel={t('products.deleteDraft')}
      doneText={t('products.deleted', { name })}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('products.deleteText')}
    </ConfirmDialog>
  );
}
