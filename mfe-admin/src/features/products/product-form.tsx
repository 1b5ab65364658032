import type { ManagedProduct, ProductStatus } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductTexts } from './product-texts.tsx';
import { useProductEditor } from './use-product-editor.ts';

/** Facts and texts of a product, saved together. */
export function ProductForm({ product }: { product: ManagedProduct }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const editor = useProductEditor(product);
  const { draft, touched, errors, saving, conflict } = editor;
  const next: ProductStatus = product.status === 'published' ? 'archived' : 'published';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    editor.submit();
  };
  return (
    <>
      <form ref={editor.form} noValidate className="admin-product" onSubmit={handleSubmit}>
        {touched && editor.restored && (
          <Notice
            actions={
              <Button size="small" onClick={editor.discard}>
                {t('products.discard')}
              </Button>
            }
          >
            {t('products.restored')}
          </Notice>
        )}
        <ProductFacts draft={draft} errors={errors} onChange={editor.change} />
        <ProductTexts texts={draft.texts} errors={errors} onChange={(texts) => editor.change({ texts })} />
        <div className="admin-product-actions a-stack">
          {saving.error !== undefined && !conflict && <Notice tone="danger">{errorText(saving.error)}</Notice>}
          <div className="a-row">
            <Button type="submit" variant="primary" loading={saving.isLoading}>
              {t('products.save')}
            </Button>
            <Button disabled={saving.isLoading} onClick={() => editor.submit(next)}>
              {t(`products.${touched ? 'saveAnd' : 'make'}.${next}`)}
            </Button>
            <span className="a-small a-mute" role="status">
              {touched && t('products.unsaved')}
            </span>
          </div>
        </div>
      </form>
      {conflict && <ConflictDialog conflict={conflict} onResolve={editor.resolve} onClose={editor.closeConflict} />}
    </>
  );
}
