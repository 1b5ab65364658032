import { type ProductDraft, productCategories, productTypes } from '@arcada/contracts';
import type { FieldErrors } from '@arcada/platform';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { OffersField } from '../../shared/offers-field.tsx';
import { errorAt } from './product-faults.ts';

interface ProductFactsProps {
  id: string;
  draft: ProductDraft;
  errors: FieldErrors;
  /** That of the file, where there is one: only another file changes it. */
  fileVersion?: string | undefined;
  onChange: (facts: Partial<ProductDraft>) => void;
}

/** What is the same in every language. */
export function ProductFacts({ id, draft, errors, fileVersion, onChange }: ProductFactsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="admin-filter admin-filter--form">
      <Field label={t('products.fields.type')} error={errors.type}>
        <SelectInput
          value={draft.type}
          options={productTypes.map((value) => ({ value, label: t(`products.types.${value}`) }))}
          onChange={(type) => onChange({ type: type as ProductDraft['type'] })}
        />
      </Field>
      <Field label={t('products.fields.category')} error={errors.category}>
        <SelectInput
          value={draft.category}
          options={productCategories.map((value) => ({ value, label: t(`products.categories.${value}`) }))}
          onChange={(category) => onChange({ category: category as ProductDraft['category'] })}
        />
      </Field>
      <Field label={t('products.fields.price')} hint={t('products.priceHint')} error={errors.price} required>
        <TextInput
          inputMode="decimal"
          prefix="$"
          maxLength={10}
          value={draft.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </Field>
      <Field
        label={t('products.fields.version')}
        {...(fileVersion !== undefined && { hint: t('products.versionHint') })}
        error={errors.version}
        required
      >
        <TextInput
          maxLength={32}
          readOnly={fileVersion !== undefined}
          value={fileVersion ?? draft.version}
          onChange={({ target }) => onChange({ version: target.value })}
        />
      </Field>
      <Field
        label={t('products.fields.compatibility')}
        hint={t('products.compatibilityHint')}
        error={errors.compatibility}
        required
      >
        <TextInput
          maxLength={120}
          value={draft.compatibility}
          onChange={({ target }) => onChange({ compatibility: target.value })}
        />
      </Field>
      <Field label={t('products.fields.featuredPlace')} hint={t('products.featuredHint')} error={errors.featuredPlace}>
        <TextInput
          inputMode="numeric"
          maxLength={4}
          value={draft.featuredPlace}
          onChange={({ target }) => onChange({ featuredPlace: target.value })}
        />
      </Field>
      <OffersField
        type="product"
        label={t('products.fields.related')}
        value={draft.related}
        max={12}
        without={id}
        error={errorAt(errors, 'related')}
        onChange={(related) => onChange({ related })}
      />
    </div>
  );
}
