import type { ManagedProduct } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { notify } from '@arcada/ui';
import { PictureField } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { productsApi } from './products.api.ts';
import { wasOnSale } from './was-on-sale.ts';

/** The picture of a product as its card shows it. A chosen one replaces it at once. */
export function ProductImage({ product }: { product: ManagedProduct }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [send, sending] = productsApi.useAdminProductImageMutation();
  const [remove, removing] = productsApi.useAdminProductImageRemoveMutation();
  const error = sending.error ?? removing.error;
  const isOwn = /\.webp(\?|$)/.test(product.imageUrl);
  const handleChoose = async (file: File) => {
    const { error: refused } = await send({ id: product.id, file });
    if (!refused) notify({ title: t('products.imageSaved'), tone: 'success' });
  };
  return (
    <section className="admin-product">
      <h2>{t('products.image')}</h2>
      <PictureField
        label={t('products.chooseImage')}
        hint={t(wasOnSale(product) ? 'products.imageHint' : 'products.imageHintLater')}
        error={
          error === undefined
            ? undefined
            : (isApiError(error) && error.problem?.errors?.[0]?.message) || errorText(error)
        }
        src={product.imageUrl}
        onChoose={handleChoose}
        removal={
          isOwn
            ? {
                label: t('products.removeImage'),
                onRemove: () => void remove(product.id),
                loading: removing.isLoading,
              }
            : undefined
        }
      />
    </section>
  );
}
