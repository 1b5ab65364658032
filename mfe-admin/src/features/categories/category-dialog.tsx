import {
  type AdminCategory,
  followingSlug,
  forEachLanguage,
  type Language,
  languages,
  leadingName,
  slugSchema,
} from '@arcada/contracts';
import {
  type FieldErrors,
  fieldErrorsOf,
  isApiError,
  type Translate,
  useDraft,
  useErrorText,
  useFormErrors,
} from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CategoryInput, categoriesApi } from '../../shared/categories.api.ts';
import { RestoredNotice } from '../../shared/restored-notice.tsx';
import './categories.css';

type Draft = { id: string; place: string; texts: Record<Language, { name: string; description: string }> };
const empty = { name: '', description: '' };

const draftOf = (category: AdminCategory | undefined, place: number): Draft => ({
  id: category?.id ?? '',
  place: String(category?.place ?? place),
  texts: Object.fromEntries(languages.map((each) => [each, category?.texts[each] ?? empty])) as Draft['texts'],
});

/** Errors by the path that the service names, too: `texts.en.name`. */
function faultsOf({ id, place, texts }: Draft, t: Translate): FieldErrors {
  const faults: FieldErrors = {};
  if (!slugSchema.safeParse(id).success) faults.id = t('categories.idFault');
  if (!/^[1-9]\d{0,2}$|^1000$/.test(place)) faults.place = t('categories.placeFault');
  for (const each of languages)
    for (const field of ['name', 'description'] as const)
      if (texts[each][field].trim() === '') faults[`texts.${each}.${field}`] = t('categories.textFault');
  return faults;
}

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: AdminCategory | undefined;
  /** The first free position. */
  place: number;
  onClose: () => void;
}

/**
 * A category in all languages side by side. Its id is part of addresses and can't be changed later. What is typed is
 * kept in the browser until it is saved, or until somebody else has changed the category.
 */
export function CategoryDialog({ category, place, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const errorText = useErrorText();
  const stored = draftOf(category, place);
  const kept = useDraft<Draft>(`category ${category?.id ?? ''}`, stored, {
    stamp: category ? JSON.stringify(stored) : '',
  });
  const draft = kept.value;
  const isTouched = JSON.stringify(draft) !== JSON.stringify(stored);
  const { form, errors, showErrors } = useFormErrors(t);
  const [create, creating] = categoriesApi.useAdminCategoryCreateMutation();
  const [change, changing] = categoriesApi.useAdminCategoryChangeMutation();
  const { error, isLoading } = category ? changing : creating;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || showErrors((translate) => faultsOf(draft, translate))) return;
    const input: CategoryInput = { ...draft, place: Number(draft.place) };
    const { error: refused } = await (category ? change(input) : create(input));
    if (!refused) {
      kept.clear(kept.current());
      notify({ title: t('categories.saved'), tone: 'success' });
      onClose();
    } else if (isApiError(refused)) showErrors(() => fieldErrorsOf(refused));
  };
  const setText = (language: Language, field: keyof typeof empty, value: string) => {
    const texts = { ...draft.texts, [language]: { ...draft.texts[language], [field]: value } };
    const named = (of: Draft['texts']) => leadingName(forEachLanguage((each) => of[each].name));
    const id = category ? draft.id : followingSlug(draft.id, named(draft.texts), named(texts));
    kept.change({ ...draft, id, texts });
  };
  const handleClose = () => {
    if (isTouched) notify({ title: t('unsaved.kept') });
    else kept.clear(kept.current());
    onClose();
  };
  const handleDiscard = () => {
    kept.clear(kept.current());
    showErrors(() => ({}));
  };
  return (
    <Dialog
      open
      onClose={handleClose}
      title={t(category ? 'categories.editTitle' : 'categories.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={handleClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isLoading}>
            {t('categories.save')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className="admin-category" onSubmit={(event) => void handleSubmit(event)}>
        {kept.restored && isTouched && <RestoredNotice onDiscard={handleDiscard} />}
        <div className="admin-category-texts">
          {languages.map((each) => (
            <fieldset key={each} className="a-fieldset">
              <legend className="a-field-label">{t(`languages.${each}`)}</legend>
              <Field label={t('categories.name')} error={errors[`texts.${each}.name`]} required>
                <TextInput
                  lang={each}
                  maxLength={120}
                  value={draft.texts[each].name}
                  onChange={(event) => setText(each, 'name', event.target.value)}
                />
              </Field>
              <Field label={t('categories.description')} error={errors[`texts.${each}.description`]} required>
                <TextArea
                  lang={each}
                  rows={4}
                  maxLength={500}
                  value={draft.texts[each].description}
                  onChange={(event) => setText(each, 'description', event.target.value)}
                />
              </Field>
            </fieldset>
          ))}
        </div>
        <div className="admin-category-row">
          <Field label={t('categories.id')} hint={t('categories.idHint')} error={errors.id} required>
            <TextInput
              value={draft.id}
              disabled={category !== undefined}
              maxLength={160}
              onChange={(event) => kept.change({ ...draft, id: event.target.value })}
            />
          </Field>
          <Field label={t('categories.place')} error={errors.place} required>
            <TextInput
              inputMode="numeric"
              value={draft.place}
              maxLength={4}
              onChange={(event) => kept.change({ ...draft, place: event.target.value })}
            />
          </Field>
        </div>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
