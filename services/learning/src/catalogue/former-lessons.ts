import type { Language, LessonKind } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type CourseModel, textIn } from './course-model.ts';
import { FormerLessonEntity } from './former-lesson.entity.ts';

export interface FormerLesson {
  id: string;
  title: string;
  /** Unknown of lessons that were removed before this was recorded. */
  kind?: LessonKind;
}

/** Lessons that a course no longer has, for what learners wrote on them. */
@Injectable()
export class FormerLessons {
  constructor(private readonly database: Database) {}

  /** Those of these ids that the course no longer has, in their order. */
  async of(course: CourseModel, ids: Iterable<string>, language: Language): Promise<FormerLesson[]> {
    const present = new Set(course.lessons.map(({ row }) => row.id));
    const gone = [...new Set(ids)].filter((id) => !present.has(id));
    if (gone.length === 0) return [];
    const rows = await this.database.read.findBy(FormerLessonEntity, { courseId: course.row.id });
    return gone.map((id) => {
      const row = rows.find((one) => one.id === id);
      return row ? { id, title: textIn(row.titles, language) || id, kind: row.kind } : { id, title: id };
    });
  }
}
