import { alignedRows } from '@arcada/contracts';
import { Button, PlusIcon, TrashIcon } from '@arcada/ui';
import { Field, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import type { ProductTextsProps } from './product-texts.tsx';
import { TranslatedField } from './translated-field.tsx';

/** What changed from version to version, newest first. */
export function ReleaseRows({ texts, errors, onChange }: ProductTextsProps) {
  const { t } = useTranslation('admin');
  const rows = alignedRows(texts, 'changelog');
  const handleAdd = () => {
    const date = new Date().toISOString().slice(0, 10);
    onChange(rows.added({ version: '', date, notes: '' }, true));
  };
  return (
    <section className="a-stack">
      <h2>{t('products.texts.changelog')}</h2>
      <div>
        <Button icon={<PlusIcon size={18} />} onClick={handleAdd}>
          {t('products.addRelease')}
        </Button>
      </div>
      {texts.en.changelog.map(({ version, date }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version is typed here, so it is no identity
        <div key={at} className="admin-product-row">
          <div className="admin-filter admin-filter--form">
            <Field label={t('products.releaseVersion')} error={errors[`release.${at}.version`]} required>
              <TextInput
                maxLength={32}
                value={version}
                onChange={({ target }) => onChange(rows.changed(at, { version: target.value }))}
              />
            </Field>
            <Field label={t('products.releaseDate')} error={errors[`release.${at}.date`]} required>
              <TextInput
                type="date"
                value={date}
                onChange={({ target }) => onChange(rows.changed(at, { date: target.value }))}
              />
            </Field>
          </div>
          <TranslatedField
            label={t('products.releaseNotes', { version })}
            hint={t('products.linesHint')}
            rows={4}
            textOf={(language) => texts[language].changelog[at]?.notes ?? ''}
            errorOf={(language) =>
              errors[`texts.${language}.changelog.${at}.notes`] ??
              (at === 0 ? errors[`texts.${language}.changelog`] : undefined)
            }
            onChange={(language, notes) => onChange(rows.changed(at, { notes }, language))}
          />
          <div>
            <Button
              size="small"
              icon={<TrashIcon size={16} />}
              aria-label={t('products.removeRelease', { version })}
              onClick={() => onChange(rows.removed(at))}
            >
              {t('products.remove')}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
