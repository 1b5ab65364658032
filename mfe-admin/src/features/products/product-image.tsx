import type { ManagedProduct } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { Art, Button, notify } from '@arcada/ui';
import { Field } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from './file-input.tsx';
import { productsApi } from './products.api.ts';

/** The picture of a product as its card shows it. A chosen one replaces it at once. */
export function ProductImage({ product }: { product: ManagedProduct }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [send, sending] = productsApi.useAdminProductImageMutation();
  const [remove, removing] = productsApi.useAdminProductImageRemoveMutation();
  const error = sending.error ?? removing.error;
  const isOwn = /\.webp(\?|$)/.test(product.imageUrl);
  const handleChoose = async (chosen: File | undefined) => {
    setFile(chosen);
    if (!chosen) return;
    const { error: refused } = await send({ id: product.id, file: chosen });
    setFile(undefined);
    if (!refused) notify({ title: t('products.imageSaved'), tone: 'success' });
  };
  return (
    <section className="admin-product">
      <h2>{t('products.image')}</h2>
      <div className="admin-product-image">
        <Art src={product.imageUrl} />
      </div>
      <Field
        label={t('products.chooseImage')}
        hint={t('products.imageHint')}
        error={
          error === undefined
            ? undefined
            : (isApiError(error) && error.problem?.errors?.[0]?.message) || errorText(error)
        }
      >
        <FileInput
          file={file}
          accept="image/png,image/jpeg,image/webp"
          disabled={sending.isLoading}
          onChoose={(chosen) => void handleChoose(chosen)}
        />
      </Field>
      {isOwn && (
        <div>
          <Button loading={removing.isLoading} onClick={() => void remove(product.id)}>
            {t('products.removeImage')}
          </Button>
        </div>
      )}
    </section>
  );
}
