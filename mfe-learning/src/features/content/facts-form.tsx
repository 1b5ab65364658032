import { type AuthoredCourse, courseCategories } from '@arcada/contracts';
import { Field, SelectInput, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi } from '../../authoring/authoring.api.ts';
import { Editable } from '../../authoring/editable.tsx';
import { SaveRow } from '../../authoring/save-row.tsx';
import { useChanges, useUnsaved } from '../../authoring/unsaved.tsx';

/** What is the same in every language: category, price, software, instructor. */
export function FactsForm({ course, away }: { course: AuthoredCourse; away: boolean }) {
  const { t } = useTranslation('learning');
  const [category, setCategory] = useState<string>(course.category);
  const [price, setPrice] = useState(course.price.toFixed(2));
  const [software, setSoftware] = useState(course.softwareVersion);
  const [instructor, setInstructor] = useState(course.instructorName);
  const { dirty, touched, saved } = useChanges();
  const [save, saving] = authoringApi.useLearningContentChangeMutation();
  useUnsaved('facts', dirty);
  // New drafts have none yet; what is there once can be replaced, not cleared.
  const softwareGone = Boolean(course.softwareVersion) && !software.trim();
  const instructorGone = Boolean(course.instructorName) && !instructor.trim();
  const priceWrong = !/^\d{1,6}([.,]\d{1,2})?$/.test(price.trim());
  const set = (change: (value: string) => void) => (event: { target: { value: string } }) => {
    change(event.target.value);
    touched();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (priceWrong || softwareGone || instructorGone) return;
    const change = {
      category,
      price: Number(price.trim().replace(',', '.')),
      ...(software.trim() && { softwareVersion: software.trim() }),
      ...(instructor.trim() && { instructorName: instructor.trim() }),
    };
    const { error } = await save({ id: course.id, change });
    if (!error) saved();
  };
  return (
    <form className="a-stack learn-form" onSubmit={handleSubmit} noValidate>
      <Editable>
        <Field label={t('content.category')}>
          <SelectInput
            value={category}
            onChange={set(setCategory)}
            options={courseCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
        </Field>
        <Field label={t('content.price')} error={priceWrong ? t('authoring.priceWrong') : undefined}>
          <TextInput inputMode="decimal" value={price} onChange={set(setPrice)} />
        </Field>
        <Field label={t('authoring.software')} error={softwareGone ? t('common.required') : undefined}>
          <TextInput maxLength={120} value={software} onChange={set(setSoftware)} />
        </Field>
        <Field label={t('authoring.instructorName')} error={instructorGone ? t('common.required') : undefined}>
          <TextInput maxLength={120} value={instructor} onChange={set(setInstructor)} />
        </Field>
      </Editable>
      <SaveRow saving={saving} dirty={dirty} away={away} />
    </form>
  );
}
