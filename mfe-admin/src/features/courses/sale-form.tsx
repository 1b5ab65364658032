import {
  type AdminCourse,
  type AdminCourseChange,
  amountText,
  formatPrice,
  type Language,
  readAmount,
} from '@arcada/contracts';
import { fieldErrorsOf, isApiError, type Translate, useErrorText, useFormErrors, useLanguage } from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coursesApi } from './courses.api.ts';
import { LevelField, useLevelWord } from './level-field.tsx';

const featuredPlaces = ['1', '2', '3'];

const draftOf = ({ price, level, featuredPlace }: AdminCourse, language: Language) => ({
  price: amountText(price, language),
  level,
  featuredPlace: featuredPlace === null ? '' : String(featuredPlace),
});
type Draft = ReturnType<typeof draftOf>;
const fields = ['price', 'level', 'featuredPlace'] as const;

function faultsOf({ price, level }: Draft, t: Translate) {
  return {
    ...(!(readAmount(price) <= 100_000) && { price: t('courses.priceFault') }),
    ...(level.trim() === '' && { level: t('courses.levelFault') }),
  };
}

interface SaleFormProps {
  course: AdminCourse;
  version: string;
  onDone: () => void;
}

/** Price, level and place among the featured; a course can be taken off the catalogue and put back. */
export function SaleForm({ course, version, onDone }: SaleFormProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const levelWord = useLevelWord();
  // As the form was filled in: only what was changed here is sent, and shown beside what is stored now.
  const [base, setBase] = useState(() => draftOf(course, language));
  const [draft, setDraft] = useState(base);
  const { form, errors, showErrors } = useFormErrors(t);
  const [save, { isLoading, error, originalArgs }] = coursesApi.useAdminCourseChangeMutation();
  const stored = draftOf(course, language);
  const touched = fields.filter((field) => draft[field] !== base[field]);
  const send = async (change: AdminCourseChange) => {
    const { data, error: refused } = await save({ id: course.id, version, change });
    if (!data) {
      if (isApiError(refused)) showErrors(() => fieldErrorsOf(refused));
      return undefined;
    }
    onDone();
    return data;
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || showErrors((translate) => faultsOf(draft, translate)) || touched.length === 0) return;
    const saved = await send({
      ...(touched.includes('price') && { price: readAmount(draft.price) }),
      ...(touched.includes('level') && { level: draft.level.trim() }),
      ...(touched.includes('featuredPlace') && {
        featuredPlace: draft.featuredPlace ? Number(draft.featuredPlace) : null,
      }),
    });
    if (!saved) return;
    setBase(draftOf(saved, language));
    setDraft(draftOf(saved, language));
    notify({ title: t('courses.saved'), tone: 'success' });
  };
  const handleArchive = async (archived: boolean) => {
    if (isLoading || !(await send({ archived }))) return;
    notify({
      title: t(archived ? 'courses.archiveDone' : 'courses.restoreDone', { title: course.title }),
      tone: 'success',
    });
  };
  const set = (field: keyof Draft, value: string) => setDraft({ ...draft, [field]: value });
  const placeText = (place: string) => (place ? t('courses.place', { place }) : t('courses.notFeatured'));
  const shown = (field: keyof Draft, value: string) =>
    field === 'price' ? formatPrice(readAmount(value)) : field === 'level' ? levelWord(value) : placeText(value);
  /** What another admin has stored since this form was filled in. */
  const hintOf = (field: keyof Draft) =>
    stored[field] === base[field] ? undefined : t('courses.storedNow', { value: shown(field, stored[field]) });
  const isSaving = isLoading && originalArgs?.change.archived === undefined;
  return (
    <section className="admin-part" aria-labelledby="course-sale">
      <h2 id="course-sale">{t('courses.sale')}</h2>
      <form ref={form} noValidate className="admin-part" onSubmit={(event) => void handleSubmit(event)}>
        <div className="admin-filter admin-filter--form">
          <Field label={t('courses.priceInDollars')} hint={hintOf('price')} error={errors.price} required>
            <TextInput
              inputMode="decimal"
              value={draft.price}
              maxLength={10}
              onChange={(event) => set('price', event.target.value)}
            />
          </Field>
          <LevelField
            value={draft.level}
            onChange={(level) => set('level', level)}
            hint={hintOf('level')}
            error={errors.level}
          />
          <Field label={t('courses.featuredPlace')} hint={hintOf('featuredPlace')}>
            <SelectInput
              value={draft.featuredPlace}
              onChange={(value) => set('featuredPlace', value)}
              options={['', ...featuredPlaces].map((value) => ({ value, label: placeText(value) }))}
            />
          </Field>
        </div>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        <div className="a-row">
          <Button type="submit" variant="primary" aria-disabled={touched.length === 0 || undefined} loading={isSaving}>
            {t('courses.save')}
          </Button>
          {(course.status === 'published' || course.status === 'archived') && (
            <Button loading={isLoading && !isSaving} onClick={() => void handleArchive(course.status === 'published')}>
              {t(course.status === 'published' ? 'courses.archive' : 'courses.restore')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
