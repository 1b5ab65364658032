import { type AdminTestimonial, type Language, languages, slugSchema } from '@arcada/contracts';
import type { FieldErrors, Translate } from '@arcada/platform';
import type { Fields } from '../../shared/fields.ts';
import type { TestimonialInput } from './testimonials.api.ts';

export const textNames = ['content', 'customerTitle'] as const;
export type TextName = (typeof textNames)[number];
export const textPath = (language: Language, name: TextName) => `texts.${language}.${name}`;
export const wordsAt = (fields: Fields, path: string) => (fields[path] ?? '') as string;

/** Half stars from best to worst, as texts. */
export const ratings = Array.from({ length: 11 }, (_, halves) => String((10 - halves) / 2));

/** Of a stored testimonial; without one, of a new one. */
export function fieldsOf(testimonial: AdminTestimonial | undefined): Fields {
  const texts = languages.flatMap((language) =>
    textNames.map((name) => [textPath(language, name), testimonial?.texts[language]?.[name] ?? '']),
  );
  return {
    id: testimonial?.id ?? '',
    customerName: testimonial?.customerName ?? '',
    customerCompany: testimonial?.customerCompany ?? '',
    customerImage: testimonial?.customerImage ?? '',
    rating: String(testimonial?.rating ?? 5),
    ...Object.fromEntries(texts),
  };
}

const isWritten = (fields: Fields, path: string) => wordsAt(fields, path).trim() !== '';
export const hasText = (fields: Fields, language: Language) =>
  textNames.some((name) => isWritten(fields, textPath(language, name)));

export function inputOf(fields: Fields, stored: AdminTestimonial | undefined): TestimonialInput {
  const textOf = (language: Language) => ({
    content: wordsAt(fields, textPath(language, 'content')).trim(),
    customerTitle: wordsAt(fields, textPath(language, 'customerTitle')).trim(),
  });
  const sent = languages.filter((language) => hasText(fields, language) || stored?.texts[language]);
  return {
    rating: Number(fields.rating),
    customerName: wordsAt(fields, 'customerName').trim(),
    customerCompany: wordsAt(fields, 'customerCompany').trim() || null,
    customerImage: wordsAt(fields, 'customerImage') || null,
    texts: Object.fromEntries(sent.map((language) => [language, hasText(fields, language) ? textOf(language) : null])),
  };
}

/** A language is written as a whole or not at all, and one of them is. */
export function faultsOf(fields: Fields, t: Translate): FieldErrors {
  const faults: FieldErrors = {};
  if (!slugSchema.safeParse(fields.id).success) faults.id = t('testimonials.idFault');
  if (!isWritten(fields, 'customerName')) faults.customerName = t('testimonials.nameFault');
  const written = languages.filter((language) => hasText(fields, language));
  for (const language of written.length > 0 ? written : languages.slice(0, 1))
    for (const name of textNames)
      if (!isWritten(fields, textPath(language, name)))
        faults[textPath(language, name)] = t(`testimonials.${written.length > 1 ? 'textFault' : 'firstText'}`);
  return faults;
}
