import { alignedRows } from '@arcada/contracts';
import { Button, PlusIcon, TrashIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { ProductTextsProps } from './product-texts.tsx';
import { TranslatedField } from './translated-field.tsx';

/** What a product contains, item by item. */
export function InsideRows({ texts, errors, onChange }: ProductTextsProps) {
  const { t } = useTranslation('admin');
  const rows = alignedRows(texts, 'inside');
  return (
    <section className="a-stack">
      <h2>{t('products.texts.inside')}</h2>
      {texts.en.inside.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own, and are never reordered
        <div key={at} className="admin-product-row">
          {(['name', 'text'] as const).map((field) => (
            <TranslatedField
              key={field}
              label={t(field === 'name' ? 'products.itemName' : 'products.itemText', { number: at + 1 })}
              maxLength={field === 'name' ? 500 : 4000}
              {...(field === 'text' && { rows: 3 })}
              textOf={(language) => texts[language].inside[at]?.[field] ?? ''}
              errorOf={(language) =>
                errors[`texts.${language}.inside.${at}.${field}`] ??
                (at === 0 && field === 'name' ? errors[`texts.${language}.inside`] : undefined)
              }
              onChange={(language, value) => onChange(rows.changed(at, { [field]: value }, language))}
            />
          ))}
          <div>
            <Button
              size="small"
              icon={<TrashIcon size={16} />}
              aria-label={t('products.removeItem', { number: at + 1 })}
              onClick={() => onChange(rows.removed(at))}
            >
              {t('products.remove')}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button icon={<PlusIcon size={18} />} onClick={() => onChange(rows.added({ name: '', text: '' }, false))}>
          {t('products.addItem')}
        </Button>
      </div>
    </section>
  );
}
