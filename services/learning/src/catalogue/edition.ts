import type { EntityManager } from 'typeorm';
import { CourseEntity, CourseTextEntity } from './course.entity.ts';
import { EditionPieceEntity } from './edition.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from './lesson.entity.ts';

/** The fields that authors write; price, place and status belong to the sale. */
const authored = ['category', 'image', 'softwareVersion', 'instructorName', 'instructorImage', 'related'] as const;

/** The version that is on sale, and that its buyers use, while the author writes the next one. */
export interface Edition {
  facts: Pick<CourseEntity, (typeof authored)[number] | 'updatedAt'>;
  texts: CourseTextEntity[];
  chapters: ChapterEntity[];
  lessons: LessonEntity[];
  lessonTexts: LessonTextEntity[];
}

// A text column of MySQL holds 65,535 bytes.
const pieceLength = 60_000;
/** JSON in ASCII only: one byte per character, so that a cut can't divide one. */
const toAscii = (json: string) =>
  json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What its author has written of a course so far. */
export async function readWorking(manager: EntityManager, course: CourseEntity): Promise<Edition> {
  const where = { courseId: course.id };
  const order = { place: 'ASC' } as const;
  const inOrder = { lessonId: 'ASC', language: 'ASC' } as const;
  return {
    facts: { ...pick(course, authored), updatedAt: course.updatedAt },
    texts: await manager.find(CourseTextEntity, { where, order: { language: 'ASC' } }),
    chapters: await manager.find(ChapterEntity, { where, order }),
    lessons: await manager.find(LessonEntity, { where, order }),
    lessonTexts: await manager.find(LessonTextEntity, { where, order: inOrder }),
  };
}

/** Stores the course as it is now; its row must be locked. */
export async function keepEdition(manager: EntityManager, course: CourseEntity): Promise<void> {
  await storeEdition(manager, course.id, await readWorking(manager, course));
}

/** Stores an edition in place of any other; the course's row must be locked. */
export async function storeEdition(manager: EntityManager, courseId: string, edition: Edition): Promise<void> {
  const where = { courseId };
  const json = toAscii(JSON.stringify(edition));
  await dropEdition(manager, courseId);
  for (let place = 0; place * pieceLength < json.length; place++) {
    const jsonPiece = json.slice(place * pieceLength, (place + 1) * pieceLength);
    await manager.insert(EditionPieceEntity, { ...where, place, jsonPiece });
  }
}

export async function dropEdition(manager: EntityManager, courseId: string): Promise<void> {
  await manager.delete(EditionPieceEntity, { courseId });
}

/** Gives the author's version up for the stored edition; the course's row must be locked. */
export async function restoreEdition(manager: EntityManager, courseId: string): Promise<Partial<CourseEntity>> {
  const edition = (await readEditions(manager, courseId)).get(courseId);
  if (!edition) return {};
  for (const table of [CourseTextEntity, ChapterEntity, LessonEntity, LessonTextEntity])
    await manager.delete(table, { courseId });
  for (const row of edition.texts) await manager.insert(CourseTextEntity, row);
  for (const row of edition.chapters) await manager.insert(ChapterEntity, row);
  for (const row of edition.lessons) await manager.insert(LessonEntity, row);
  for (const row of edition.lessonTexts) await manager.insert(LessonTextEntity, row);
  await dropEdition(manager, courseId);
  return edition.facts;
}

/** Stored editions by course: of one course, or of all. */
export async function readEditions(manager: EntityManager, courseId?: string): Promise<Map<string, Edition>> {
  const order = { courseId: 'ASC', place: 'ASC' } as const;
  const rows = await manager.find(EditionPieceEntity, { where: courseId === undefined ? {} : { courseId }, order });
  const editions = new Map<string, Edition>();
  for (const [courseId, pieces] of Map.groupBy(rows, (row) => row.courseId)) {
    const { facts, ...rest } = JSON.parse(pieces.map(({ jsonPiece }) => jsonPiece).join('')) as Edition;
    editions.set(courseId, { ...rest, facts: { ...facts, updatedAt: new Date(facts.updatedAt) } });
  }
  return editions;
}

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
