import type {
  Certificate,
  CertificateCheck,
  CertificateDetails,
  Language,
  LostCertificate,
  Translated,
} from '@arcada/contracts';
import { languages } from '@arcada/contracts';
import { Database, isUniqueViolation, ServiceError, type UserActor } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { notEnrolled } from '../access/access.errors.ts';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { durationMinutes } from '../catalogue/course-view.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { People } from '../people/people.ts';
import { recordCompletion } from '../progress/course-completion.entity.ts';
import { tally } from '../progress/course-state.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { CertificateEntity, type StoredDetails } from './certificate.entity.ts';
import { nameUnavailable, notComplete, unknownCertificate } from './certificate.errors.ts';
import { newCertificateCode, readCertificateCode } from './certificate-code.ts';
import { detailsOf } from './certificate-details.ts';
import { CertificateSigner, signatureVersion, signedText, titledText } from './certificate-signer.ts';

type Holder = Pick<UserActor, 'id' | 'username'>;

/**
 * One certificate per person and course, issued when everything is complete, valid until a refund;
 * also without the seat.
 */
@Injectable()
export class Certificates {
  private readonly logger = new Logger('Certificates');

  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly notices: CourseNotices,
    private readonly people: People,
    private readonly signer: CertificateSigner,
  ) {}

  async codeOf(userId: string, courseId: string): Promise<string | null> {
    const row = await this.database.read.findOneBy(CertificateEntity, { userId, courseId });
    return row && !row.revokedAt ? row.code : null;
  }

  /** Called after a lesson was completed. On failure, the task queued with it takes over. */
  async tryToIssue(userId: string, course: CourseModel): Promise<void> {
    try {
      await this.issue(userId, course);
    } catch (error) {
      this.logger.warn(error);
    }
  }

  /** For the task: the course or the enrolment may have gone in the meantime. */
  async issueLater({ userId, courseId }: { userId: string; courseId: string }): Promise<void> {
    const course = this.catalogue.find(courseId);
    if (course && (await this.access.ofUser(userId, courseId)).has(courseId)) await this.issue(userId, course);
  }

  /** The certificate, issued now if it is due; undefined while something is left to do. */
  async issue(userId: string, course: CourseModel): Promise<CertificateEntity | undefined> {
    const courseId = course.row.id;
    const { read } = this.database;
    const issued = await read.findOneBy(CertificateEntity, { userId, courseId });
    if (issued) return issued;
    const states = await read.findBy(LessonProgressEntity, { userId, courseId });
    const stateOf = new Map(states.map((row) => [row.lessonId, row]));
    if (!tally(course, stateOf).isComplete) return undefined;
    const holderName = await this.people.nameOf(userId);
    const titles = Object.fromEntries(
      languages.map((language) => [language, inLanguage(course.texts, language).title]),
    ) as Translated;
    const row = {
      code: newCertificateCode(),
      userId,
      courseId,
      titles,
      holderName,
      durationMinutes: durationMinutes(course),
      details: detailsOf(course, stateOf),
      signatureVersion,
      issuedAt: new Date(),
      revokedAt: null,
    };
    try {
      await this.database.transaction(async (manager) => {
        // While the name was looked up, the order may have been refunded or the account erased.
        if (!(await this.access.hold(manager, userId, courseId))) throw notEnrolled();
        await manager.insert(CertificateEntity, row);
        // Two last lessons, completed at the same moment, don't see one another.
        await recordCompletion(manager, userId, courseId);
        await this.notices.certified(manager, course, userId, row.code);
        const shown = await this.access.shownSeat(manager, userId, courseId);
        if (shown) {
          const { id: seatId, email, acceptedEmail, resultsShownAt } = shown.seat;
          const name = resultsShownAt ? holderName : undefined;
          await this.notices.finished(manager, course, shown.buyerId, { seatId, userId, name, email, acceptedEmail });
        }
      });
    } catch (error) {
      // Another request was first: its certificate is the one.
      if (!isUniqueViolation(error)) throw error;
    }
    return read.findOneByOrFail(CertificateEntity, { userId, courseId });
  }

  /** The person's own certificate in this language; issues it if that failed before. */
  async own(holder: Holder, courseId: string, language: Language): Promise<CertificateCheck> {
    try {
      const row = await this.issue(holder.id, this.catalogue.course(courseId));
      if (!row) throw notComplete();
      await this.nameFully(holder, [row]);
      return this.present(row, language);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.logger.warn(error);
      throw nameUnavailable();
    }
  }

  /** The person's own valid certificates, also of courses that are closed to them by now. */
  async listOf(holder: Holder, language: Language): Promise<Certificate[]> {
    const rows = await this.database.read.find(CertificateEntity, {
      where: { userId: holder.id, revokedAt: IsNull() },
      order: { issuedAt: 'DESC', code: 'ASC' },
    });
    await this.nameFully(holder, rows);
    return rows.map((row) => factsOf(row, language));
  }

  /** By course, the person's certificates that don't count, for who has lost the course too. */
  async lost(userId: string, courseIds: readonly string[]): Promise<Map<string, LostCertificate>> {
    const where = { userId, courseId: In([...courseIds]), revokedAt: Not(IsNull()) };
    const rows = await this.database.read.findBy(CertificateEntity, where);
    const lost = rows.map(async ({ code, courseId }) => {
      const state = (await this.access.isPaused(userId, courseId)) ? 'paused' : 'revoked';
      return [courseId, { code, state }] as const;
    });
    return new Map(await Promise.all(lost));
  }

  /** What a stranger learns from a code. */
  async check(typed: string, language: Language): Promise<CertificateCheck> {
    const row = await this.database.read.findOneBy(CertificateEntity, { code: readCertificateCode(typed) });
    if (!row) throw unknownCertificate();
    return this.present(row, language);
  }

  /**
   * Certificates of one person that name the account, because it had no full name, name the person once it has one. A
   * full name that was certified stays, whatever the account is called later.
   */
  private async nameFully(holder: Holder, rows: readonly CertificateEntity[]): Promise<void> {
    const unnamed = rows.filter((row) => !row.revokedAt && row.holderName === holder.username);
    if (unnamed.length === 0) return;
    try {
      const holderName = await this.people.nameOf(holder.id);
      if (holderName === holder.username) return;
      const codes = unnamed.map(({ code }) => code);
      await this.database.transaction((manager) =>
        manager.update(CertificateEntity, { code: In(codes), holderName: holder.username }, { holderName }),
      );
      for (const row of unnamed) row.holderName = holderName;
    } catch (error) {
      // The certificate is shown as it is; its name is looked up at the next visit.
      if (!(error instanceof ServiceError)) throw error;
      this.logger.warn(error);
    }
  }

  private present(row: CertificateEntity, language: Language): CertificateCheck {
    const facts = { ...factsOf(row, language), durationMinutes: row.durationMinutes };
    return {
      ...facts,
      valid: row.revokedAt === null,
      revokedAt: row.revokedAt?.toISOString() ?? null,
      details: row.details && presentDetails(row.details, language),
      ...this.signaturesOf(row, language),
    };
  }

  private signaturesOf(row: CertificateEntity, language: Language): Pick<CertificateCheck, 'signature' | 'signatures'> {
    const { durationMinutes } = row;
    if (row.signatureVersion !== null)
      return { signature: this.signer.sign(signedText({ ...factsOf(row, language), durationMinutes })) };
    const inLanguage = (each: Language) => this.signer.sign(titledText({ ...factsOf(row, each), durationMinutes }));
    return {
      signature: inLanguage(language),
      signatures: languages.map((each) => ({ language: each, signature: inLanguage(each) })),
    };
  }
}

/** Each by its name: older certificates also keep how often their holder tried, which is nobody else's business. */
const presentDetails = (
  { instructorName, skills, lessonCount, taskCount, score }: StoredDetails,
  language: Language,
): CertificateDetails => ({ instructorName, skills: skills[language], lessonCount, taskCount, score });

const factsOf = (row: CertificateEntity, language: Language): Certificate => ({
  code: row.code,
  courseId: row.courseId,
  courseTitle: row.titles[language],
  holderName: row.holderName,
  issuedAt: row.issuedAt.toISOString(),
});
