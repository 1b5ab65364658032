import { alignedRows, languageNames, languages, type ProductTextDraft } from '@arcada/contracts';
import { Button, PlusIcon, TabPanel, Tabs, TrashIcon } from '@arcada/ui';
import { Editable, Field, TextArea, TextInput } from '@arcada/ui/forms';
import { useContentTexts } from '../../shared/content-texts.ts';
import { errorAt, type ProductForm } from './use-product-form.ts';

interface ProductTextsProps {
  form: ProductForm;
  isNew: boolean;
  isDraft: boolean;
}

/**
 * The texts of one language at a time, read-only unless `isDraft`. What is listed has the same rows in every language.
 */
export function ProductTexts({ form, isNew, isDraft }: ProductTextsProps) {
  const { t } = useContentTexts();
  const { draft, language, errors } = form;
  const text = draft.texts[language];
  const set = (part: Partial<ProductTextDraft>) =>
    form.type({ texts: { ...draft.texts, [language]: { ...text, ...part } } });
  const field = (
    name: 'name' | 'description' | 'body' | 'requirements',
    rows: number,
    more: object = {},
    hint?: string,
  ) => {
    const control = {
      lang: language,
      value: text[name],
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
      ...more,
    };
    const label = t(`texts.${name}`);
    return (
      <Field label={label} error={errorAt(errors, `texts.${language}.${name}`)} {...(hint && { hint })}>
        {rows > 1 ? <TextArea {...control} rows={rows} /> : <TextInput {...control} />}
      </Field>
    );
  };
  return (
    <>
      <p className="a-small a-mute">{t('allLanguages')}</p>
      <Tabs
        id="product-language"
        label={t('language')}
        items={languages.map((key) => ({ key, label: languageNames[key] }))}
        value={language}
        onChange={(key) => form.setLanguage(languages.find((each) => each === key) ?? language)}
      />
      <TabPanel tabs="product-language" name={language}>
        <Editable when={isDraft}>
          <div className="store-own-texts">
            {field('name', 1, { maxLength: 200 })}
            {isNew && (
              <Field label={t('fields.id')} hint={t('idHint')} error={errors.id} required>
                <TextInput maxLength={160} value={form.id} onChange={({ target }) => form.typeId(target.value)} />
              </Field>
            )}
            {field('description', 3, { maxLength: 500 })}
            {field('body', 8, {}, t('bodyHint'))}
            {field('requirements', 4, {}, t('requirementsHint'))}
            <Inside form={form} />
            <Changelog form={form} />
          </div>
        </Editable>
      </TabPanel>
    </>
  );
}

function Inside({ form: { draft, language, errors, type } }: { form: ProductForm }) {
  const { t } = useContentTexts();
  const rows = alignedRows(draft.texts, 'inside');
  const at = (place: number, name: string) => `texts.${language}.inside.${place}.${name}`;
  return (
    <fieldset className="a-fieldset a-stack">
      <legend className="a-legend a-field-label">{t('texts.inside')}</legend>
      {draft.texts[language].inside.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own, and are never reordered
        <div key={place} className="store-own-row">
          <Field
            label={t('itemName', { number: place + 1 })}
            error={errors[at(place, 'name')] ?? (place === 0 ? errors[`texts.${language}.inside`] : undefined)}
          >
            <TextInput
              lang={language}
              maxLength={500}
              value={item.name}
              onChange={({ target }) => type({ texts: rows.changed(place, { name: target.value }, language) })}
            />
          </Field>
          <Field label={t('itemText', { number: place + 1 })} error={errors[at(place, 'text')]}>
            <TextArea
              lang={language}
              rows={2}
              maxLength={4000}
              value={item.text}
              onChange={({ target }) => type({ texts: rows.changed(place, { text: target.value }, language) })}
            />
          </Field>
          <RemoveRow
            label={t('removeItem', { number: place + 1 })}
            onRemove={() => type({ texts: rows.removed(place) })}
          />
        </div>
      ))}
      <div>
        <Button
          icon={<PlusIcon size={18} />}
          onClick={() => type({ texts: rows.added({ name: '', text: '' }, false) })}
        >
          {t('addItem')}
        </Button>
      </div>
    </fieldset>
  );
}

function Changelog({ form: { draft, language, errors, type } }: { form: ProductForm }) {
  const { t } = useContentTexts();
  const rows = alignedRows(draft.texts, 'changelog');
  const handleAdd = () => {
    const date = new Date().toISOString().slice(0, 10);
    type({ texts: rows.added({ version: draft.version, date, notes: '' }, true) });
  };
  return (
    <fieldset className="a-fieldset a-stack">
      <legend className="a-legend a-field-label">{t('texts.changelog')}</legend>
      <p className="a-field-hint">{t('changelogHint')}</p>
      <div>
        <Button icon={<PlusIcon size={18} />} onClick={handleAdd}>
          {t('addRelease')}
        </Button>
      </div>
      {draft.texts[language].changelog.map(({ version, date, notes }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version is typed here, so it is no identity
        <div key={place} className="store-own-row">
          <div className="a-draft-facts">
            <Field label={t('releaseVersion')} error={errors[`release.${place}.version`]} required>
              <TextInput
                maxLength={32}
                value={version}
                onChange={({ target }) => type({ texts: rows.changed(place, { version: target.value }) })}
              />
            </Field>
            <Field label={t('releaseDate')} error={errors[`release.${place}.date`]} required>
              <TextInput
                type="date"
                value={date}
                onChange={({ target }) => type({ texts: rows.changed(place, { date: target.value }) })}
              />
            </Field>
          </div>
          <Field
            label={t('releaseNotes', { version })}
            hint={t('linesHint')}
            error={
              errors[`texts.${language}.changelog.${place}.notes`] ??
              (place === 0 ? errors[`texts.${language}.changelog`] : undefined)
            }
          >
            <TextArea
              lang={language}
              rows={3}
              value={notes}
              onChange={({ target }) => type({ texts: rows.changed(place, { notes: target.value }, language) })}
            />
          </Field>
          <RemoveRow label={t('removeRelease', { version })} onRemove={() => type({ texts: rows.removed(place) })} />
        </div>
      ))}
    </fieldset>
  );
}

function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useContentTexts();
  return (
    <div>
      <Button size="small" icon={<TrashIcon size={16} />} aria-label={label} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}
