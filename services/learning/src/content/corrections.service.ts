import {
  authoredTextSchema,
  type CorrectableText,
  type Correction,
  correctableFields,
  type Language,
  lessonTextSchema,
} from '@arcada/contracts';
import { Database, recordChange, requireCorrections, type UserActor } from '@arcada/service-kit';
import { foreignPictures, hasTooMuchMarkup } from '@arcada/service-kit/markdown';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseEntity, CourseTextEntity } from '../catalogue/course.entity.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { courseSubject } from '../catalogue/course-subject.ts';
import { type Edition, readEditions, readWorking, storeEdition } from '../catalogue/edition.ts';
import { LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { badCorrection, changedElsewhere, foreignPicture, tooMuchMarkup, wrongState } from './content.errors.ts';

type Field = Correction['field'];
type Place = Pick<Correction, 'lessonId' | 'field' | 'language'>;
type Texts = Pick<Edition, 'texts' | 'lessonTexts'>;

const paragraphs = /\n\s*\n/;
const lines = /\n/;
const listFields: Partial<Record<Field, RegExp>> = {
  body: paragraphs,
  outcomes: lines,
  audience: lines,
  requirements: lines,
};
const lessonColumns: Partial<Record<Field, 'title' | 'summary' | 'body'>> = {
  title: 'title',
  summary: 'summary',
  text: 'body',
};
const written = (field: Field, value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.join(field === 'body' ? '\n\n' : '\n');

/**
 * Typing errors in what is on sale, corrected by an admin: at once, without a new edition. Whoever writes more than that
 * has just typed the password.
 */
@Injectable()
export class Corrections {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
  ) {}

  /** The texts on sale that aren't empty. */
  async list(id: string, language: Language): Promise<CorrectableText[]> {
    const course = await this.database.read.findOneBy(CourseEntity, { id });
    if (!course) throw courseNotFound();
    const { edition } = await onSale(this.database.read, course);
    const titles = Map.groupBy(edition.lessonTexts, ({ lessonId }) => lessonId);
    const titleOf = (lessonId: string) =>
      inLanguage(new Map((titles.get(lessonId) ?? []).map((text) => [text.language, text])), language).title;
    const own = edition.texts.flatMap((text) =>
      correctableFields.flatMap((field) => partOf(edition, { lessonId: null, field, language: text.language }) ?? []),
    );
    const ofLessons = edition.lessons.flatMap(({ id: lessonId }) =>
      (titles.get(lessonId) ?? []).flatMap((text) =>
        correctableFields.flatMap((field) => partOf(edition, { lessonId, field, language: text.language }) ?? []),
      ),
    );
    return [...own, ...ofLessons].map((part) => ({
      ...part,
      lessonTitle: part.lessonId === null ? null : titleOf(part.lessonId),
    }));
  }

  /** The author's next edition gets the correction too, where it has the same text. */
  async correct(id: string, correction: Correction, admin: UserActor, language: Language): Promise<CorrectableText[]> {
    const { before, after, ...place } = correction;
    const value = checked(place, after);
    await this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(CourseEntity, 'c').where('c.id = :id', { id });
      const course = await this.database.forUpdate(query).getOne();
      if (!course) throw courseNotFound();
      if (course.status !== 'published' && course.status !== 'archived') throw wrongState();
      const { edition, isStored } = await onSale(manager, course);
      if (partOf(edition, place)?.text !== before) throw changedElsewhere();
      const path = [place.lessonId, place.language, place.field].filter(Boolean).join('.');
      await requireCorrections(manager, admin, { kind: 'course', id }, [{ path, before, after }]);
      const working = isStored ? await readWorking(manager, course) : edition;
      if (isStored) await storeEdition(manager, id, corrected(edition, place, value));
      if (partOf(working, place)?.text === before) await write(manager, id, place, value);
      const now = new Date();
      await manager.update(
        CourseEntity,
        { id },
        { changedAt: now, seedHash: null, ...(!isStored && { updatedAt: now }) },
      );
      // What is said of a person doesn't stay when the account is erased: only that it changed is on record.
      const isPersonal = place.field.startsWith('instructor');
      await recordChange(manager, {
        action: 'learning.course.corrected',
        subject: await courseSubject(manager, id),
        ...(isPersonal ? { after: { notKept: [path] } } : { before: { [path]: before }, after: { [path]: after } }),
      });
    });
    await this.catalogue.publish(id);
    return this.list(id, language);
  }
}

/** What is on sale: the stored edition, or what its author has when there is no other. */
async function onSale(manager: EntityManager, course: CourseEntity): Promise<{ edition: Edition; isStored: boolean }> {
  const stored = (await readEditions(manager, course.id)).get(course.id);
  return { edition: stored ?? (await readWorking(manager, course)), isStored: stored !== undefined };
}

function partOf({ texts, lessonTexts }: Texts, place: Place): (Place & { text: string }) | undefined {
  const { lessonId, field, language } = place;
  const column = lessonColumns[field];
  const value =
    lessonId === null
      ? texts.find((text) => text.language === language)?.[field as keyof Omit<CourseTextEntity, 'courseId'>]
      : column && lessonTexts.find((text) => text.lessonId === lessonId && text.language === language)?.[column];
  const text = value === undefined ? '' : written(field, value);
  return text.trim() === '' ? undefined : { ...place, text };
}

/** The value of the field, within the limits that authors have. */
function checked({ lessonId, field }: Place, text: string): string | string[] {
  const column = lessonColumns[field];
  const between = listFields[field];
  const value = between
    ? text
        .split(between)
        .map((piece) => piece.trim())
        .filter(Boolean)
    : text;
  const schema =
    lessonId === null
      ? authoredTextSchema.shape[field as keyof typeof authoredTextSchema.shape]
      : column && lessonTextSchema.shape[column];
  const result = schema?.safeParse(value);
  if (!result?.success) throw badCorrection();
  if (column === 'body' && hasTooMuchMarkup(text)) throw tooMuchMarkup();
  const [foreign] = column === 'body' ? foreignPictures(text) : [];
  if (foreign) throw foreignPicture(foreign.line);
  return result.data;
}

function corrected(edition: Edition, { lessonId, field, language }: Place, value: string | string[]): Edition {
  const column = lessonColumns[field];
  if (lessonId === null)
    return {
      ...edition,
      texts: edition.texts.map((text) => (text.language === language ? { ...text, [field]: value } : text)),
    };
  return {
    ...edition,
    lessonTexts: edition.lessonTexts.map((text) =>
      column && text.lessonId === lessonId && text.language === language ? { ...text, [column]: value } : text,
    ),
  };
}

async function write(manager: EntityManager, courseId: string, place: Place, value: string | string[]): Promise<void> {
  const { lessonId, field, language } = place;
  const column = lessonColumns[field];
  if (lessonId === null) await manager.update(CourseTextEntity, { courseId, language }, { [field]: value });
  else if (column) await manager.update(LessonTextEntity, { courseId, lessonId, language }, { [column]: value });
}
