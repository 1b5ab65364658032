import { randomUUID } from 'node:crypto';
import {
  Database,
  IdempotentAnswerEntity,
  Outbox,
  type PersonalDataSource,
  uploadedPicture,
  writtenAddresses,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { live } from '../access/access.ts';
import { isSameAddress, masked } from '../access/addresses.ts';
import { PurchaseEntity, SeatEntity, SeatLetterEntity } from '../access/purchase.entity.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { readEditions, storeEdition } from '../catalogue/edition.ts';
import { ReviewEntity } from '../catalogue/review.entity.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { scopeOf } from '../content/once.ts';
import { removePicturesTask } from '../content/remove-course.ts';
import { EditionSeenEntity } from '../editions/edition.entity.ts';
import { NoteEntity } from '../notes/note.entity.ts';
import { NoticeChoiceEntity, NoticeEntity } from '../notices/notice.entity.ts';
import { CourseCompletionEntity } from '../progress/course-completion.entity.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { AnswerEntity, QuestionEntity } from '../questions/question.entity.ts';
import { invitationScope } from '../seats/invitations.service.ts';

/** Learning's data about a person: exported on request, and erased with the account. */
@Injectable()
export class PersonalData implements PersonalDataSource {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async export(userId: string, emailKeys: readonly string[] = []) {
    const { read } = this.database;
    const addresses = await writtenAddresses(read, SeatEntity, emailKeys);
    const purchases = await read.findBy(PurchaseEntity, { userId });
    const [
      taken,
      given,
      invited,
      progress,
      completions,
      notes,
      certificates,
      reviews,
      replied,
      questions,
      answers,
      notices,
      choices,
      editions,
      courses,
    ] = await Promise.all([
      read.findBy(SeatEntity, { userId }),
      read.findBy(SeatEntity, { purchaseId: In(purchases.map(({ id }) => id)), ...live }),
      read.findBy(SeatEntity, { email: In(addresses), userId: IsNull() }),
      read.findBy(LessonProgressEntity, { userId }),
      read.findBy(CourseCompletionEntity, { userId }),
      read.findBy(NoteEntity, { userId }),
      read.findBy(CertificateEntity, { userId }),
      read.findBy(ReviewEntity, { userId }),
      read.findBy(ReviewEntity, { repliedBy: userId }),
      read.findBy(QuestionEntity, { userId }),
      read.findBy(AnswerEntity, { userId }),
      read.findBy(NoticeEntity, { userId }),
      read.findBy(NoticeChoiceEntity, { userId }),
      read.findBy(EditionSeenEntity, { userId }),
      read.find(CourseEntity, {
        where: { ownerId: userId },
        select: { id: true, status: true, createdAt: true, instructorImage: true },
      }),
    ]);
    return {
      purchases,
      seats: {
        taken: taken.map(({ id: _, purchaseId: _purchase, tokenHash: _token, userId: _user, ...seat }) =>
          addresses.includes(seat.email) || isSameAddress(seat.acceptedEmail ?? '', seat.email)
            ? seat
            : // The link was passed on: the address, and how the buyer calls its owner, are somebody else's.
              { ...seat, email: masked(seat.email), invitedName: null },
        ),
        given: given.map(({ courseId, email, invitedName, acceptedEmail, invitedAt, takenAt }) => ({
          courseId,
          email,
          invitedName,
          acceptedEmail,
          invitedAt,
          takenAt,
        })),
        invited: invited.map(({ courseId, email, invitedName, invitedAt }) => ({
          courseId,
          email,
          invitedName,
          invitedAt,
        })),
      },
      progress,
      completions,
      notes,
      certificates,
      // The reply is the instructor's, and public.
      reviews: reviews.map(({ searchText: _, repliedBy: _by, ...review }) => review),
      reviewReplies: replied.map(({ courseId, reply, repliedAt }) => ({ courseId, reply, repliedAt })),
      questions,
      answers,
      notices: notices.map(({ actorId: _, ...notice }) => notice),
      noticeChoices: choices,
      editionsSeen: editions,
      courses,
    };
  }

  /**
   * Personal rows are deleted, including certificates with the name. Purchases are kept for the
   * accounts, and completions for the figures, without the person; questions and answers stay for their readers, without a name.
   * Courses on sale become Arcada's, without the photo of their instructor. A seat that the person was invited to becomes free again for
   * its buyer.
   */
  async erase(manager: EntityManager, userId: string, emailKeys: readonly string[]): Promise<void> {
    const reviewed = (await manager.findBy(ReviewEntity, { userId })).map(({ courseId }) => courseId);
    if (reviewed.length) await manager.update(CourseEntity, { id: In(reviewed) }, { changedAt: new Date() });
    const invited = In(await writtenAddresses(manager, SeatEntity, emailKeys));
    // Seats that go with the account weren't taken back: their links say so.
    await this.endLetters(manager, { userId, ...live }, 'used');
    await this.endLetters(manager, { email: invited, userId: IsNull() }, 'erased');
    for (const table of [LessonProgressEntity, NoteEntity, CertificateEntity, ReviewEntity, SeatEntity])
      await manager.delete(table, { userId });
    for (const table of [NoticeEntity, NoticeChoiceEntity, EditionSeenEntity]) await manager.delete(table, { userId });
    // Notices to others quote the person.
    await manager.delete(NoticeEntity, { actorId: userId });
    await manager.delete(SeatEntity, { email: invited, userId: IsNull() });
    await manager.update(SeatEntity, { email: invited }, { email: '', invitedName: null });
    await manager.delete(IdempotentAnswerEntity, { scope: In([scopeOf(userId), invitationScope(userId)]) });
    // As an answer does, a reply stays for its readers.
    await manager.update(ReviewEntity, { repliedBy: userId }, { repliedBy: null });
    for (const table of [QuestionEntity, AnswerEntity])
      await manager.update(table, { userId }, { userId: null, authorName: '' });
    const purchases = await manager.findBy(PurchaseEntity, { userId });
    if (purchases.length)
      await manager.update(
        SeatEntity,
        { purchaseId: In(purchases.map(({ id }) => id)) },
        { email: '', invitedName: null, acceptedEmail: null, reached: null, holder: null },
      );
    // Under one id, so that figures of learners and of completions still belong together.
    const noOne = randomUUID();
    for (const table of [PurchaseEntity, CourseCompletionEntity])
      await manager.update(table, { userId }, { userId: noOne });
    await this.erasePhotos(manager, userId);
    await manager.update(CourseEntity, { ownerId: userId }, { ownerId: null, changedAt: new Date() });
  }

  private async endLetters(
    manager: EntityManager,
    where: FindOptionsWhere<SeatEntity>,
    ended: SeatLetterEntity['ended'],
  ): Promise<void> {
    const seats = await manager.find(SeatEntity, { where, select: { id: true } });
    await manager.update(SeatLetterEntity, { seatId: In(seats.map(({ id }) => id)) }, { ended });
  }

  /** Of the person's courses, as they are written and as they are on sale; the files go after the commit. */
  private async erasePhotos(manager: EntityManager, ownerId: string): Promise<void> {
    const files = new Set<string>();
    for (const { id, instructorImage } of await manager.findBy(CourseEntity, { ownerId })) {
      if (instructorImage && uploadedPicture.test(instructorImage)) {
        files.add(instructorImage);
        await manager.update(CourseEntity, { id }, { instructorImage: null });
      }
      const edition = (await readEditions(manager, id)).get(id);
      const sold = edition?.facts.instructorImage;
      if (!edition || !sold || !uploadedPicture.test(sold)) continue;
      files.add(sold);
      await storeEdition(manager, id, { ...edition, facts: { ...edition.facts, instructorImage: null } });
    }
    if (files.size > 0) await this.outbox.addTask(manager, removePicturesTask, { files: [...files] });
  }
}
