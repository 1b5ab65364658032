import { type ProductDraft, productCategories, productTypes } from '@arcada/contracts';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useContentTexts } from '../../shared/content-texts.ts';
import { RelatedField } from './related-field.tsx';
import { errorAt, type ProductForm } from './use-product-form.ts';

/** What is the same in every language. */
export function ProductFacts({ form }: { form: ProductForm }) {
  const { t } = useContentTexts();
  const { id, draft, errors, type } = form;
  const line = (name: 'price' | 'version' | 'compatibility', more: object, hint?: string) => (
    <Field label={t(`fields.${name}`)} error={errors[name]} {...(hint && { hint })} required>
      <TextInput {...more} value={draft[name]} onChange={({ target }) => type({ [name]: target.value })} />
    </Field>
  );
  const choice = (name: 'type' | 'category', words: string, known: readonly string[]) => (
    <Field label={t(`fields.${name}`)} error={errors[name]}>
      <SelectInput
        value={draft[name]}
        options={known.map((value) => ({ value, label: t(`${words}.${value}`) }))}
        onChange={(value) => type({ [name]: value } as Partial<ProductDraft>)}
      />
    </Field>
  );
  return (
    <div className="a-draft-facts">
      {choice('type', 'types', productTypes)}
      {choice('category', 'categories', productCategories)}
      {line('price', { inputMode: 'decimal', prefix: '$', maxLength: 10 })}
      {line('version', { maxLength: 32 })}
      {line('compatibility', { maxLength: 120 }, t('compatibilityHint'))}
      <RelatedField
        value={draft.related}
        without={id}
        error={errorAt(errors, 'related')}
        onChange={(related) => type({ related })}
      />
    </div>
  );
}
