import { type Course, type courseTextFields, defaultLanguage, type Language, languages } from '@arcada/contracts';
import type { CourseTextEntity } from './course.entity.ts';
import type { CourseModel } from './course-model.ts';

type Field = (typeof courseTextFields)[number];
type CourseText = Pick<CourseTextEntity, Field>;

/**
 * The texts of a course in this language; each that is empty in it is in another, English first.
 * `otherLanguages` names the language of those.
 */
export function courseText({ texts }: CourseModel, language: Language) {
  const order = new Set([language, defaultLanguage, ...languages]);
  const otherLanguages: NonNullable<Course['otherLanguages']> = {};
  const inFirst = <F extends Field>(field: F): CourseText[F] => {
    const written = [...order].find((each) => texts.get(each)?.[field].length);
    if (written && written !== language) otherLanguages[field] = written;
    const text = texts.get(written ?? language) ?? texts.values().next().value;
    if (!text) throw new Error('a course of the catalogue has no text in any language');
    return text[field];
  };
  const text: CourseText = {
    title: inFirst('title'),
    description: inFirst('description'),
    instructorTitle: inFirst('instructorTitle'),
    body: inFirst('body'),
    outcomes: inFirst('outcomes'),
    audience: inFirst('audience'),
    requirements: inFirst('requirements'),
    instructorBio: inFirst('instructorBio'),
  };
  return { ...text, otherLanguages };
}

/** For texts with a language each: the one this text is in, when it isn't the language of the response. */
export const foreign = (written: Language | undefined, language: Language) =>
  written && written !== language ? { language: written } : {};
