import {
  type AuthoredCourse,
  amountText,
  courseCategories,
  formatPrice,
  type Language,
  mostCoursePrice,
  readAmount,
} from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi } from './authoring.api.ts';
import { Editable } from './editable.tsx';
import { useEditorPart } from './editor-part.ts';
import { LeftNotice } from './left-notice.tsx';
import { PartNotices } from './part-notices.tsx';
import { SaveRow } from './save-row.tsx';

type Facts = Record<'category' | 'price' | 'software' | 'instructor', string>;
const labels = {
  category: 'content.category',
  price: 'content.price',
  software: 'authoring.software',
  instructor: 'authoring.instructorName',
} as const;

const factsOf = (course: AuthoredCourse, language: Language): Facts => ({
  category: course.category,
  price: amountText(course.price, language),
  software: course.softwareVersion,
  instructor: course.instructorName,
});
const priceIsWrong = (price: string) => !(readAmount(price) <= mostCoursePrice);

/** The fields that are the same in every language: category, price, software, instructor. */
export function FactsForm({ course, away }: { course: AuthoredCourse; away: boolean }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const [save, saving] = authoringApi.useLearningContentChangeMutation();
  const saved = factsOf(course, language);
  // New drafts have none yet; an existing value can be replaced, not cleared.
  const isGone = (facts: Facts, name: 'software' | 'instructor') => Boolean(saved[name]) && !facts[name].trim();
  const isWhole = (facts: Facts) =>
    !priceIsWrong(facts.price) && !isGone(facts, 'software') && !isGone(facts, 'instructor');
  const part = useEditorPart<Facts>({
    part: 'facts',
    course,
    savedIn: (now) => ({ version: now.versions.facts, fields: factsOf(now, language) }),
    whole: (mine) => (isWhole({ ...saved, ...mine }) ? mine : {}),
    save: (mine, { version, fields }) => {
      const { category, price, software, instructor } = { ...fields, ...mine };
      const change = {
        category,
        price: readAmount(price),
        ...(software.trim() && { softwareVersion: software.trim() }),
        ...(instructor.trim() && { instructorName: instructor.trim() }),
      };
      return save({ id: course.id, change, ifMatch: version });
    },
  });
  const facts = part.fields;
  const { category, price, software, instructor } = facts;
  const softwareGone = isGone(facts, 'software');
  const instructorGone = isGone(facts, 'instructor');
  const priceWrong = priceIsWrong(price);
  const limits = { least: formatPrice(0), most: formatPrice(mostCoursePrice) };
  const labelOf = (key: string) => t(labels[key as keyof Facts]);
  const set = (name: keyof Facts) => (event: { target: { value: string } }) =>
    part.change({ [name]: event.target.value });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole(facts)) return;
    void part.submit();
  };
  return (
    <form className="a-stack learn-form" onSubmit={handleSubmit} noValidate>
      <LeftNotice part={part} labelOf={labelOf} />
      <Editable>
        <Field label={t('content.category')}>
          <SelectInput
            value={category}
            onChange={(next) => part.change({ category: next })}
            options={courseCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
        </Field>
        <Field
          label={t('content.price')}
          hint={t('authoring.priceHint', limits)}
          error={priceWrong ? t('authoring.priceWrong', limits) : undefined}
        >
          <TextInput name="price" inputMode="decimal" value={price} onChange={set('price')} />
        </Field>
        <Field label={t('authoring.software')} error={softwareGone ? t('common.required') : undefined}>
          <TextInput maxLength={120} value={software} onChange={set('software')} />
        </Field>
        <Field label={t('authoring.instructorName')} error={instructorGone ? t('common.required') : undefined}>
          <TextInput maxLength={120} value={instructor} onChange={set('instructor')} />
        </Field>
      </Editable>
      <PartNotices part={part} labelOf={labelOf} />
      <SaveRow saving={saving} connection={part.connection} dirty={part.dirty} away={away} />
    </form>
  );
}
