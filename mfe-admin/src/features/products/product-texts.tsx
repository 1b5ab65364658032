import { type Language, type ProductDraft, type ProductTextDraft } from '@arcada/contracts';
import type { FieldErrors } from '@arcada/platform';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InsideRows } from './inside-rows.tsx';
import { errorAt } from './product-faults.ts';
import { ReleaseRows } from './release-rows.tsx';
import { TranslatedField } from './translated-field.tsx';

export type Texts = ProductDraft['texts'];

export interface ProductTextsProps {
  texts: Texts;
  errors: FieldErrors;
  onChange: (texts: Texts) => void;
  /** Below the name. */
  afterName?: ReactNode;
}

const plain = [
  { field: 'name', maxLength: 200 },
  { field: 'description', maxLength: 500, rows: 3 },
  { field: 'body', hint: 'bodyHint', rows: 8 },
  { field: 'requirements', hint: 'linesHint', rows: 4 },
] as const;

/** Every text of a product, in all languages beside one another. */
export function ProductTexts({ texts, errors, onChange, afterName }: ProductTextsProps) {
  const { t } = useTranslation('admin');
  const set = (language: Language, text: Partial<ProductTextDraft>) =>
    onChange({ ...texts, [language]: { ...texts[language], ...text } });
  return (
    <>
      {plain.map(({ field, ...shape }) => (
        <Fragment key={field}>
          <TranslatedField
            label={t(`products.texts.${field}`)}
            {...('hint' in shape && { hint: t(`products.${shape.hint}`) })}
            {...('maxLength' in shape && { maxLength: shape.maxLength })}
            {...('rows' in shape && { rows: shape.rows })}
            textOf={(language) => texts[language][field]}
            errorOf={(language) => errorAt(errors, `texts.${language}.${field}`)}
            onChange={(language, value) => set(language, { [field]: value })}
          />
          {field === 'name' && afterName}
        </Fragment>
      ))}
      <InsideRows texts={texts} errors={errors} onChange={onChange} />
      <ReleaseRows texts={texts} errors={errors} onChange={onChange} />
    </>
  );
}
