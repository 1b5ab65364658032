import type { ClosedCourse, Enrolment, Language } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { Certificates } from '../certificates/certificates.service.ts';
import { EditionChanges } from '../editions/edition-changes.service.ts';
import { Notices } from '../notices/notices.service.ts';
import { People } from '../people/people.ts';
import { tally } from '../progress/course-state.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';

@Injectable()
export class Enrolments {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly certificates: Certificates,
    private readonly database: Database,
    private readonly editions: EditionChanges,
    private readonly notices: Notices,
    private readonly people: People,
  ) {}

  /** By title. A deleted course is left out. */
  async listClosed(userId: string, language: Language): Promise<ClosedCourse[]> {
    const ids = await this.access.closedTo(userId);
    const lost = await this.certificates.lost(userId, ids);
    const found = await Promise.all(
      ids.map(async (courseId) => {
        const course = this.catalogue.find(courseId);
        const reason = await this.access.whyClosed(userId, courseId);
        if (!course) return [];
        const lostCertificate = lost.get(courseId);
        const { title } = inLanguage(course.texts, language);
        return [{ courseId, title, reason, ...(lostCertificate && { lostCertificate }) }];
      }),
    );
    return found.flat().sort((one, other) => one.title.localeCompare(other.title, language));
  }

  /** Newest first. A deleted course is left out. */
  async list(userId: string, language: Language): Promise<Enrolment[]> {
    const enrolled = [...(await this.access.ofUser(userId)).values()];
    const { read } = this.database;
    const states = Map.groupBy(await read.findBy(LessonProgressEntity, { userId }), (row) => row.courseId);
    const answers = await this.notices.waiting(userId, 'answer');
    const doneIn = (courseId: string) => new Map((states.get(courseId) ?? []).map((row) => [row.lessonId, row]));
    const changes = await this.editions.ofCourses(userId, enrolled, language, doneIn);
    const certificates = await read.findBy(CertificateEntity, { userId });
    const givers = await this.people.names(enrolled.flatMap(({ giver }) => giver?.id ?? []));
    return enrolled
      .sort((left, right) => right.since.getTime() - left.since.getTime())
      .flatMap((one) => {
        const course = this.catalogue.find(one.courseId);
        if (!course) return [];
        const { completedLessons, lessonCount, nextLessonId } = tally(course, doneIn(one.courseId));
        return {
          id: one.id,
          courseId: one.courseId,
          title: inLanguage(course.texts, language).title,
          imageUrl: this.catalogue.images.url(course.row.image),
          enrolledAt: one.since.toISOString(),
          seats: one.seats,
          giver: one.giver && { name: givers.get(one.giver.id) ?? null, sees: one.giver.sees },
          completedLessons,
          lessonCount,
          nextLessonId,
          newAnswers: answers.get(one.courseId) ?? 0,
          certificateCode: certificates.find(({ courseId }) => courseId === one.courseId)?.code ?? null,
          changes: changes.get(one.courseId) ?? null,
        };
      });
  }
}
