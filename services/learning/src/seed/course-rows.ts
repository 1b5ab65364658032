import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachLanguage, type Language, languages } from '@arcada/contracts';
import { noStars } from '../catalogue/course.entity.ts';
import { articleSeconds, exerciseSeconds, quizSeconds } from '../catalogue/lesson-time.ts';
import { clipSeconds } from '../media/clip-length.ts';
import { shippedFolder } from '../shipped-folder.ts';
import type { CourseSeed, LessonSeed } from './course-seed.ts';

/** What the seed writes of one course: rows by table. */
export type CourseRows = Awaited<ReturnType<typeof toRows>>;

const atNoon = (date: string) => new Date(`${date}T12:00:00.000Z`);

/** `folderOf` tells where articles and media lie. */
export async function toRows(seed: CourseSeed, folderOf: FolderOf = shippedFolder) {
  const clips = await readdir(folderOf('media'));
  const lessons = seed.chapters.flatMap((chapter) => chapter.lessons.map((lesson) => ({ chapter, lesson })));
  const rows = {
    course: {
      id: seed.id,
      ownerId: null,
      status: 'published' as const,
      category: seed.category,
      level: seed.level,
      priceCents: seed.priceCents,
      featuredPlace: seed.featuredPlace ?? null,
      image: `${seed.id}.svg`,
      softwareVersion: seed.softwareVersion,
      instructorName: seed.instructor.name,
      instructorImage: seed.instructor.image ?? null,
      related: seed.related,
      reviewHistogram: noStars,
      adminNote: null,
      createdAt: atNoon(seed.publishedOn),
      updatedAt: atNoon(seed.updatedOn),
      publishedAt: atNoon(seed.publishedOn),
    },
    texts: languages.map((language) => ({
      courseId: seed.id,
      language,
      ...seed.texts[language],
      instructorTitle: seed.instructor.title[language],
      instructorBio: seed.instructor.bio[language],
    })),
    chapters: seed.chapters.map(({ id, title }, place) => ({ courseId: seed.id, id, place, title })),
    lessons: await Promise.all(
      lessons.map(async ({ chapter, lesson }, place) => ({
        courseId: seed.id,
        id: lesson.id,
        chapterId: chapter.id,
        place,
        kind: lesson.kind,
        durationSeconds: await secondsOf(seed.id, lesson, folderOf),
        preview: lesson.preview ?? false,
        ...clipOf(lesson, clips),
        files: await Promise.all(
          (lesson.files ?? []).map(async ({ file, name }) => ({
            file,
            name,
            bytes: (await stat(join(folderOf('media'), file))).size,
            // Tables, scripts and checklists have English words; a model has none to read.
            ...(!file.endsWith('.ifc') && { language: 'en' as const }),
          })),
        ),
        quiz: lesson.kind === 'quiz' ? lesson.quiz : null,
        exercise: lesson.kind === 'exercise' ? lesson.exercise : null,
      })),
    ),
    lessonTexts: (
      await Promise.all(
        lessons.map(({ lesson }) =>
          Promise.all(
            languages.map(async (language) => ({
              courseId: seed.id,
              lessonId: lesson.id,
              language,
              title: lesson.title[language],
              summary: lesson.summary[language],
              body: await articleOf(join(folderOf('courses'), seed.id), lesson, language),
            })),
          ),
        ),
      )
    ).flat(),
    reviews: seed.reviews.map((review, index) => ({
      id: `seed-${seed.id}-${index + 1}`,
      courseId: seed.id,
      userId: null,
      authorName: review.authorName,
      rating: review.rating,
      text: review.text.en,
      translations: review.text,
      source: 'seed' as const,
      status: 'published' as const,
      createdAt: atNoon(review.on),
    })),
  };
  return { ...rows, hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex') };
}

type FolderOf = (name: 'courses' | 'media') => string;

/** What a lesson takes, from its content: articles and tasks by their words and parts, a video by its file. */
export async function secondsOf(
  courseId: string,
  lesson: LessonSeed,
  folderOf: FolderOf = shippedFolder,
): Promise<number> {
  return Math.max(1, Math.round(await unroundedSecondsOf(courseId, lesson, folderOf)));
}

async function unroundedSecondsOf(courseId: string, lesson: LessonSeed, folderOf: FolderOf): Promise<number> {
  if (lesson.kind === 'quiz') return quizSeconds(lesson.quiz);
  if (lesson.kind === 'exercise') return exerciseSeconds(lesson.exercise);
  if (lesson.kind === 'video') {
    const clip = clipFile(lesson, await readdir(folderOf('media')));
    const seconds = (await clipSeconds(join(folderOf('media'), clip))) ?? lesson.durationSeconds;
    if (seconds === undefined) throw new Error(`The clip ${clip} doesn't say how long it is`);
    return seconds;
  }
  const folder = join(folderOf('courses'), courseId);
  const texts = await Promise.all(languages.map((language) => articleOf(folder, lesson, language)));
  return articleSeconds(forEachLanguage((language) => texts[languages.indexOf(language)] ?? ''));
}

function clipFile(lesson: Extract<LessonSeed, { kind: 'video' }>, clips: readonly string[]): string {
  const clip = [`${lesson.clip}.mp4`, `${lesson.clip}.webm`].find((file) => clips.includes(file));
  if (!clip) throw new Error(`Lesson "${lesson.id}" names the clip "${lesson.clip}", which is not under seed/media`);
  return clip;
}

function clipOf(lesson: LessonSeed, clips: readonly string[]) {
  if (lesson.kind !== 'video') return { clip: null, poster: null, captions: {} };
  const clip = clipFile(lesson, clips);
  const captions = languages
    .map((language) => [language, `${lesson.clip}.${language}.vtt`] as const)
    .filter(([, file]) => clips.includes(file));
  return { clip, poster: lesson.poster ?? null, captions: Object.fromEntries(captions) };
}

async function articleOf(folder: string, lesson: LessonSeed, language: Language): Promise<string> {
  const file = join(folder, `${lesson.id}.${language}.md`);
  if (existsSync(file)) return readFile(file, 'utf8');
  if (lesson.kind === 'article') throw new Error(`The article ${file} is missing`);
  return '';
}
