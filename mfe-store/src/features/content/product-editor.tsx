import type { ProductEdition } from '@arcada/contracts';
import { links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, LinkButton, Notice } from '@arcada/ui';
import { Editable } from '@arcada/ui/forms';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useContentTexts } from '../../shared/content-texts.ts';
import { ProductConflict } from './product-conflict.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductTexts } from './product-texts.tsx';
import { ProductUploads } from './product-uploads.tsx';
import { Publication } from './publication.tsx';
import { RemoveDraft } from './remove-draft.tsx';
import { useProductForm } from './use-product-form.ts';

/** What is being written of a product: facts, texts, picture and file. */
export function ProductEditor({ edition }: { edition: ProductEdition | undefined }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const form = useProductForm(edition, useLanguage().language);
  const { touched, isOutdated } = form;
  const isDraft = edition?.status !== 'submitted';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <>
      {edition && <Publication edition={edition} />}
      <form ref={form.form} noValidate className="a-draft" onSubmit={handleSubmit}>
        {form.restored && isDraft && <Notice>{t('restored')}</Notice>}
        {edition && (
          <Editable when={isDraft}>
            <ProductFacts form={form} />
          </Editable>
        )}
        <ProductTexts form={form} isNew={!edition} isDraft={isDraft} />
        {/* Of a new one its name comes first, which its id follows. */}
        {!edition && <ProductFacts form={form} />}
        {isOutdated && <ProductConflict form={form} />}
        {form.error !== undefined && !isOutdated && (
          <Notice tone="danger" live>
            {errorText(form.error)}
          </Notice>
        )}
        <div className="a-row store-own-actions">
          {isDraft && (
            <Button type="submit" variant="primary" disabled={isOutdated} loading={form.isLoading}>
              {t('save')}
            </Button>
          )}
          {isDraft && edition && (
            <Button disabled={isOutdated} onClick={form.submit}>
              {t('submit')}
            </Button>
          )}
          {edition && (
            <LinkButton component={Link} to={links.productPreview(edition.id)}>
              {t('preview')}
            </LinkButton>
          )}
          {touched && isDraft && <Button onClick={form.discard}>{t('discard')}</Button>}
          {isDraft && edition && <RemoveDraft edition={edition} />}
          <span className="a-small a-mute" role="status">
            {touched && t('unsaved')}
          </span>
        </div>
      </form>
      {edition ? <ProductUploads edition={edition} isDraft={isDraft} /> : <p className="a-mute">{t('uploadsLater')}</p>}
    </>
  );
}
