import { type ManagedProduct, type ProductStatus, saleToCome } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedButton } from '../../shared/pressed-button.ts';
import { SaveBar } from '../../shared/save-bar.tsx';
import { ScheduleDialog } from '../../shared/schedule-dialog.tsx';
import { useChosenTime } from '../../shared/use-chosen-time.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductTexts } from './product-texts.tsx';
import { RemoveProduct } from './remove-product.tsx';
import { type ProductStep, useProductEditor } from './use-product-editor.ts';

/** Facts and texts of a product, saved together. */
export function ProductForm({ product }: { product: ManagedProduct }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const editor = useProductEditor(product);
  const { draft, touched, errors, saving, conflict } = editor;
  const [scheduling, setScheduling] = useState(false);
  const [time, setTime] = useChosenTime(product.publishedAt);
  const [archiving, setArchiving] = useState(false);
  const [removing, setRemoving] = useState(false);
  const isWaiting = saleToCome(product) !== undefined;
  const wasOnSale = product.status === 'draft' && product.publishedAt !== null;
  const next: ProductStatus = product.status === 'published' && !isWaiting ? 'archived' : 'published';
  const isMended = product.hasFile && isApiError(saving.error) && saving.error.code === 'store.product.no-file';
  const of = (step: ProductStep) => pressedButton(editor.pending, step);
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
        <ProductFacts
          id={product.id}
          draft={draft}
          errors={errors}
          fileVersion={editor.fileVersion}
          onChange={editor.change}
        />
        <ProductTexts texts={draft.texts} errors={errors} onChange={(texts) => editor.change({ texts })} />
        <SaveBar>
          {saving.error !== undefined && !conflict && !isMended && (
            <Notice tone="danger">{errorText(saving.error)}</Notice>
          )}
          <div className="a-row">
            <Button type="submit" variant="primary" {...of('saved')}>
              {t('products.save')}
            </Button>
            <Button {...of(next)} onClick={() => (next === 'archived' ? setArchiving(true) : editor.submit(next))}>
              {t(`products.${touched ? 'saveAnd' : 'make'}.${next}`)}
            </Button>
            {(isWaiting || product.status === 'archived') && (
              <Button {...of('draft')} onClick={() => editor.submit('draft')}>
                {t('products.unschedule')}
              </Button>
            )}
            {next === 'published' && (
              <Button {...of('scheduled')} onClick={() => setScheduling(true)}>
                {t(isWaiting ? 'products.reschedule' : 'products.schedule')}
              </Button>
            )}
            {wasOnSale && (
              <Button {...of('archived')} onClick={() => editor.submit('archived')}>
                {t(`products.${touched ? 'saveAnd' : 'make'}.archived`)}
              </Button>
            )}
            {product.status === 'draft' && !wasOnSale && (
              <Button variant="danger" disabled={saving.isLoading} onClick={() => setRemoving(true)}>
                {t('products.deleteDraft')}
              </Button>
            )}
            <span className="a-small a-mute" role="status">
              {touched && t('products.unsaved')}
            </span>
          </div>
          <p className="a-small a-mute">
            {t('products.saveCovers')} {wasOnSale && t('products.deleteNever')}
          </p>
        </SaveBar>
      </form>
      {scheduling && (
        <ScheduleDialog
          title={t('products.scheduleSave')}
          note={t('products.scheduleNote')}
          planned={time}
          onClose={() => setScheduling(false)}
          onSchedule={(at) => {
            setScheduling(false);
            setTime(at);
            editor.submit('published', at);
          }}
        />
      )}
      {archiving && (
        <ArchiveDialog
          unsaved={touched}
          onClose={() => setArchiving(false)}
          onArchive={() => {
            setArchiving(false);
            editor.submit('archived');
          }}
        />
      )}
      {removing && <RemoveProduct product={product} onRemoved={editor.discard} onClose={() => setRemoving(false)} />}
      {conflict && <ProductConflict conflict={conflict} onResolve={editor.resolve} onClose={editor.closeConflict} />}
    </>
  );
}
