import type { CourseCategory, Language, Translated } from '@arcada/contracts';
import type { CompleteExercise, CompleteQuiz } from '../catalogue/task.ts';

export type {
  CompleteQuiz as QuizSeed,
  EnterResults as EnterResultsSeed,
  FindFaults as FindFaultsSeed,
  NameFiles as NameFilesSeed,
  OrderStates as OrderStatesSeed,
} from '../catalogue/task.ts';

/**
 * One course as data: `courses/<id>/course.ts` exports it, `course-seeds.ts` lists it. Its picture is `images/<id>.svg`.
 * Articles, and notes to a video, are `courses/<id>/<lesson id>.<language>.md`, one for each language.
 */
export interface CourseSeed {
  /** Readable slug, the same in every language: `iso-19650-in-practice`. */
  id: string;
  category: CourseCategory;
  priceCents: number;
  /** Bestseller, New, Advanced or other free text. */
  level: string;
  /** Place among the three featured courses. */
  featuredPlace?: 1 | 2 | 3;
  /** For example "Revit 2026" or "Python 3.13". */
  softwareVersion: string;
  /** For example `2026-05-12`. */
  publishedOn: string;
  updatedOn: string;
  related: string[];
  /** Newest first; rating and number of reviews are computed from them. */
  reviews: ReviewSeed[];
  instructor: InstructorSeed;
  texts: Record<Language, CourseTextSeed>;
  chapters: ChapterSeed[];
}

export interface InstructorSeed {
  name: string;
  title: Translated;
  bio: Translated;
  /** File under `images`. */
  image?: string;
}

export interface ReviewSeed {
  authorName: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** For example `2026-05-12`. */
  on: string;
  text: Translated;
}

export interface CourseTextSeed {
  title: string;
  /** One sentence. */
  description: string;
  /** Paragraphs. */
  body: string[];
  /** What a learner can do afterwards. */
  outcomes: string[];
  audience: string[];
  requirements: string[];
}

export interface ChapterSeed {
  /** Slug, unique in the course. */
  id: string;
  title: Translated;
  lessons: LessonSeed[];
}

export type LessonSeed = VideoLessonSeed | ArticleLessonSeed | QuizLessonSeed | ExerciseLessonSeed;

interface LessonSeedBase {
  /** Slug, unique in the course. */
  id: string;
  title: Translated;
  /** One or two sentences above the lesson. */
  summary: Translated;
  /** Open to everyone. */
  preview?: boolean;
  files?: LessonFileSeed[];
}

export interface LessonFileSeed {
  /** File under `media`; served under this name. */
  file: string;
  /** What it is, as its link says it. */
  name: Translated;
}

/** Notes to the video, where there are any, are `<lesson id>.<language>.md`. */
export interface VideoLessonSeed extends LessonSeedBase {
  kind: 'video';
  /** `<name>.mp4` or `<name>.webm` under `media`; its captions lie beside it as `<name>.<language>.vtt`. */
  clip: string;
  /** Of a clip whose file doesn't say its length; otherwise it is measured. */
  durationSeconds?: number;
  /** Picture under `media`. */
  poster?: string;
}

/** The text is `<lesson id>.<language>.md`. */
export interface ArticleLessonSeed extends LessonSeedBase {
  kind: 'article';
}

export interface QuizLessonSeed extends LessonSeedBase {
  kind: 'quiz';
  quiz: CompleteQuiz;
}

export interface ExerciseLessonSeed extends LessonSeedBase {
  kind: 'exercise';
  exercise: CompleteExercise;
}
