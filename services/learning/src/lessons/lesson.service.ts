import { type CourseProgress, type Language, type Lesson, languages } from '@arcada/contracts';
import { type Actor, Database, type UserActor } from '@arcada/service-kit';
import { toContent } from '@arcada/service-kit/markdown';
import { Injectable } from '@nestjs/common';
import { Access, mayTeach } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { isPublished } from '../catalogue/catalogue-snapshot.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { type CourseModel, inLanguage, type LessonModel, textIn } from '../catalogue/course-model.ts';
import { LessonTextEntity, type Quiz } from '../catalogue/lesson.entity.ts';
import { Certificates } from '../certificates/certificates.service.ts';
import { EditionChanges } from '../editions/edition-changes.service.ts';
import { MediaAddresses } from '../media/media-addresses.ts';
import { contentTypeOf } from '../media/media-files.ts';
import { Transcripts } from '../media/transcripts.ts';
import { Notes } from '../notes/note.service.ts';
import { courseProgress, lessonState, type States } from '../progress/course-state.ts';
import type { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import type { GivenAnswers } from '../progress/marking.ts';
import { Progress } from '../progress/progress.service.ts';
import { answered, drawn } from '../progress/question-pool.ts';
import { trialVerdict } from '../progress/trial.ts';
import { verdictOf } from '../progress/verdict.ts';
import { Closing } from './closing.ts';
import { exerciseView, quizView } from './task-view.ts';

const languageNames: Record<Language, string> = { en: 'English', 'pt-BR': 'Português', es: 'Español' };

/** Lessons as learners, authors and visitors see them. */
@Injectable()
export class Lessons {
  constructor(
    private readonly access: Access,
    private readonly addresses: MediaAddresses,
    private readonly catalogue: Catalogue,
    private readonly certificates: Certificates,
    private readonly closing: Closing,
    private readonly database: Database,
    private readonly editions: EditionChanges,
    private readonly notes: Notes,
    private readonly progress: Progress,
    private readonly transcripts: Transcripts,
  ) {}

  async syllabus(actor: Actor, courseId: string, language: Language): Promise<CourseProgress> {
    const course = this.catalogue.course(courseId);
    const userId = actor.kind === 'user' ? actor.id : undefined;
    const taken = userId ? (await this.access.ofUser(userId, courseId)).get(courseId) : undefined;
    const enrolled = taken !== undefined;
    if (!enrolled && !isPublished(course) && !mayTeach(actor, course)) throw courseNotFound();
    const states: States = userId && taken ? await this.progress.states(userId, courseId) : new Map();
    const news = taken && userId ? await this.editions.ofCourses(userId, [taken], language, () => states) : undefined;
    const certificateCode = userId ? await this.certificates.codeOf(userId, courseId) : null;
    const closed = userId && !enrolled ? await this.closing.reason(userId, courseId) : null;
    const lostCertificate =
      userId && !enrolled ? (await this.certificates.lost(userId, [courseId])).get(courseId) : undefined;
    const notes = userId && !enrolled ? await this.notes.countOf(userId, courseId) : undefined;
    return courseProgress(course, states, language, {
      enrolled,
      closed,
      ...(notes !== undefined && { notes }),
      certificateCode,
      ...(lostCertificate && { lostCertificate }),
      changes: news?.get(courseId) ?? null,
    });
  }

  async read(actor: Actor, courseId: string, lessonId: string, language: Language): Promise<Lesson> {
    const course = this.catalogue.course(courseId);
    const enrolled = await this.access.isEnrolled(actor, courseId);
    const isOpen = isPublished(course) && course.lessons.some(({ row }) => row.id === lessonId && row.preview);
    // What everybody may read asks no admin for the password.
    const teaches = !enrolled && !isOpen && mayTeach(actor, course);
    if (!enrolled && !teaches && !isPublished(course)) throw courseNotFound();
    const lesson = this.catalogue.lesson(course, lessonId);
    if (!enrolled && !teaches && !isOpen) await this.access.requireEnrolled(actor, courseId);
    // A preview's media addresses work for everyone; all others are signed for one person.
    const reader = actor.kind === 'user' && (enrolled || teaches) ? actor.id : 'preview';
    const state =
      enrolled && actor.kind === 'user' ? (await this.progress.states(actor.id, courseId)).get(lessonId) : undefined;
    return this.present(course, lesson, reader, state, language);
  }

  /** A lesson in its author's version, as learners would see it. */
  preview(author: UserActor, courseId: string, lessonId: string, language: Language): Promise<Lesson> {
    const course = this.catalogue.working(courseId);
    return this.present(course, this.catalogue.lesson(course, lessonId), author.id, undefined, language);
  }

  /** What a learner would be told of these answers to a lesson in its author's version. */
  try(author: UserActor, courseId: string, lessonId: string, given: GivenAnswers, language: Language) {
    return trialVerdict(author, this.catalogue.lesson(this.catalogue.working(courseId), lessonId), given, language);
  }

  private async present(
    course: CourseModel,
    lesson: LessonModel,
    reader: string,
    state: LessonProgressEntity | undefined,
    language: Language,
  ): Promise<Lesson> {
    const { row } = lesson;
    const { title, summary } = inLanguage(lesson.texts, language);
    const at = course.lessons.indexOf(lesson);
    const expiresAt = this.addresses.expiry();
    const sign = (file: string, name?: string) =>
      this.addresses.sign({ file, course: course.row.id, lesson: row.id, for: reader, name }, expiresAt);
    return {
      id: row.id,
      title,
      kind: row.kind,
      durationSeconds: row.durationSeconds,
      preview: row.preview,
      courseId: course.row.id,
      courseTitle: inLanguage(course.texts, language).title,
      chapterTitle: textIn(
        course.chapters.find((chapter) => chapter.row.id === row.chapterId)?.row.title ?? {},
        language,
      ),
      summary,
      video: await this.video(lesson, sign, expiresAt, language),
      body: await this.body(course, lesson, language),
      ...quizzesOf(row.quiz, reader, state, language),
      exercise: row.exercise && exerciseView(row.exercise, language),
      files: row.files.map(({ file, name: names, bytes, language: written }) => {
        const name = textIn(names, language);
        return { name, bytes, url: sign(file, name), ...(written && { language: written }) };
      }),
      previousLessonId: course.lessons[at - 1]?.row.id ?? null,
      nextLessonId: course.lessons[at + 1]?.row.id ?? null,
      state: lessonState(state, row),
      lastVerdict: verdictOf(lesson, state, language),
    };
  }

  private async video(
    { row }: LessonModel,
    sign: (file: string) => string,
    expiresAt: Date,
    language: Language,
  ): Promise<Lesson['video']> {
    if (!row.clip) return null;
    const captions = languages.flatMap((each) => {
      const file = row.captions[each];
      return file ? [{ language: each, label: languageNames[each], file }] : [];
    });
    const spoken = captions.find((one) => one.language === language) ?? captions[0];
    return {
      src: sign(row.clip),
      contentType: contentTypeOf(row.clip),
      ...(row.poster && { poster: sign(row.poster) }),
      durationSeconds: row.durationSeconds,
      captions: captions.map(({ file: name, ...one }) => ({ ...one, src: sign(name) })),
      transcript: spoken ? await this.transcripts.of(spoken.file) : [],
      expiresAt: expiresAt.toISOString(),
    };
  }

  private async body(course: CourseModel, { row, texts }: LessonModel, language: Language): Promise<Lesson['body']> {
    const known = inLanguage(texts, language).body;
    if (known !== undefined) return known ? toContent(known) : [];
    const stored = await this.database.read.findBy(LessonTextEntity, { courseId: course.row.id, lessonId: row.id });
    const text = inLanguage(new Map(stored.map((one) => [one.language, one])), language);
    return text.body ? toContent(text.body) : [];
  }
}

/** The questions that the last attempt had, and those of the next one where it draws others. */
function quizzesOf(
  quiz: Quiz | null,
  reader: string,
  state: LessonProgressEntity | undefined,
  language: Language,
): Pick<Lesson, 'quiz' | 'nextQuiz'> {
  if (!quiz) return { quiz: null, nextQuiz: null };
  const next = drawn(quiz, reader, state?.attempts ?? 0);
  const last = state?.lastAnswers && 'answers' in state.lastAnswers ? answered(quiz, state.lastAnswers) : next;
  return {
    quiz: quizView(last, language),
    nextQuiz: last === next || next === quiz ? null : quizView(next, language),
  };
}
