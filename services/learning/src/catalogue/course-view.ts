import { extname } from 'node:path';
import {
  type Course,
  type CourseSummary,
  centsToDollars,
  type Language,
  languages,
  links,
  type SearchEntry,
  slugOf,
} from '@arcada/contracts';
import { authorIdOf } from '@arcada/service-kit';
import { type CourseModel, type LessonModel, languageOf, textIn } from './course-model.ts';
import { courseText, foreign } from './course-text.ts';
import { languagesOfLessons } from './lesson-languages.ts';
import type { ReviewEntity } from './review.entity.ts';

const shownReviews = 10;

export const durationSeconds = (course: CourseModel): number =>
  course.lessons.reduce((sum, { row }) => sum + row.durationSeconds, 0);

export const durationMinutes = (course: CourseModel): number => Math.max(1, Math.round(durationSeconds(course) / 60));

/** Number of reviews for 1 to 5 stars: those that are written and published, and no others. */
export const histogramOf = ({ reviews }: CourseModel): number[] =>
  [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);

function ratingOf(histogram: readonly number[]): { rating: number; reviewCount: number } {
  const reviewCount = histogram.reduce((sum, count) => sum + count, 0);
  const stars = histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { rating: reviewCount === 0 ? 0 : Math.round((stars / reviewCount) * 10) / 10, reviewCount };
}

/** Whose page lists the course: its owner's, else that of the person of Arcada with the instructor's name. */
export const authorOf = ({ row }: CourseModel): string =>
  row.ownerId ? authorIdOf(row.ownerId) : slugOf(row.instructorName);

type ImageUrl = (file: string) => string;

export function summarise(course: CourseModel, language: Language, imageUrl: ImageUrl): CourseSummary {
  const { row } = course;
  const { otherLanguages, ...text } = courseText(course, language);
  return {
    id: row.id,
    title: text.title,
    description: text.description,
    ...(Object.keys(otherLanguages).length > 0 && { otherLanguages }),
    price: centsToDollars(row.priceCents),
    imageUrl: imageUrl(row.image),
    level: row.level,
    category: row.category,
    ...ratingOf(histogramOf(course)),
    instructorName: row.instructorName,
    ...(authorOf(course) && { authorId: authorOf(course) }),
    instructorTitle: text.instructorTitle,
    ...(row.instructorImage && { instructorImageUrl: imageUrl(row.instructorImage) }),
    lessonCount: course.lessons.length,
    durationMinutes: durationMinutes(course),
    updatedAt: course.row.updatedAt.toISOString(),
  };
}

/** Languages in which every video lesson has captions. */
function captionsOf({ lessons }: CourseModel): Language[] {
  const videos = lessons.filter(({ row }) => row.kind === 'video');
  return languages.filter((language) => videos.length > 0 && videos.every(({ row }) => row.captions[language]));
}

function filesOf({ lessons }: CourseModel): Course['files'] {
  const files = lessons.flatMap(({ row }) => row.files);
  const kinds = Map.groupBy(files, ({ file }) => extname(file).slice(1).toLowerCase());
  const known = [...kinds].sort(([, left], [, right]) => right.length - left.length).map(([kind]) => kind);
  return { count: files.length, kinds: known.filter(Boolean) };
}

function titleOf({ texts }: LessonModel, language: Language) {
  const titles = Object.fromEntries([...texts].map(([each, { title }]) => [each, title]));
  return { title: textIn(titles, language), ...foreign(languageOf(titles, language), language) };
}

export const syllabusOf = (course: CourseModel, language: Language): Course['syllabus'] =>
  course.chapters.map(({ row, lessons }) => ({
    id: row.id,
    title: textIn(row.title, language),
    ...foreign(languageOf(row.title, language), language),
    lessons: lessons.map((lesson) => ({
      id: lesson.row.id,
      ...titleOf(lesson, language),
      kind: lesson.row.kind,
      durationSeconds: lesson.row.durationSeconds,
      preview: lesson.row.preview,
    })),
  }));

export function present(
  course: CourseModel,
  related: readonly CourseModel[],
  language: Language,
  imageUrl: ImageUrl,
): Course {
  const text = courseText(course, language);
  return {
    ...summarise(course, language, imageUrl),
    body: text.body,
    outcomes: text.outcomes,
    audience: text.audience,
    requirements: text.requirements,
    syllabus: syllabusOf(course, language),
    instructorBio: text.instructorBio,
    softwareVersion: course.row.softwareVersion,
    ...languagesOfLessons(course),
    captions: captionsOf(course),
    files: filesOf(course),
    updatedAt: course.row.updatedAt.toISOString(),
    reviews: course.reviews.slice(0, shownReviews).map((review) => ({
      id: review.id,
      authorName: review.authorName,
      rating: review.rating,
      text: review.translations?.[language] ?? review.text,
      createdAt: review.createdAt.toISOString(),
      reply: replyOf(review),
    })),
    reviewHistogram: histogramOf(course),
    related: related.map((one) => summarise(one, language, imageUrl)),
  };
}

/** What the instructor wrote below a review. */
export const replyOf = ({ reply, repliedAt }: Pick<ReviewEntity, 'reply' | 'repliedAt'>) =>
  reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null;

export function searchEntry(course: CourseModel, language: Language): SearchEntry {
  const text = courseText(course, language);
  const lessons = course.lessons.map((lesson) => titleOf(lesson, language).title);
  return {
    id: course.row.id,
    kind: 'course',
    title: text.title,
    summary: text.description,
    keywords: [course.row.category, course.row.level, course.row.softwareVersion, course.row.instructorName, ...lessons]
      .join(' ')
      .slice(0, 1000),
    path: links.course(course.row.id),
    price: centsToDollars(course.row.priceCents),
  };
}
