import {
  centsToDollars,
  forEachLanguage,
  formatPrice,
  links,
  type NoticeKind,
  type Translated,
} from '@arcada/contracts';
import { decisionNotice, inWords, mailedName, putOnSale, takenOffSale } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasOtherAddress } from '../access/addresses.ts';
import type { SeatEntity } from '../access/purchase.entity.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { onceOnSale } from '../catalogue/course-phase.ts';
import { repeatableId } from '../repeatable-id.ts';
import { AdminNotices } from './admin-notices.ts';
import { type ChangedLesson, changesInWords } from './changes-in-words.ts';
import { noticeWords } from './notice-words.ts';
import { excerpt, Notices } from './notices.service.ts';

/** Who has a seat: the address that was invited, and the account's name and address. */
interface Seated {
  seatId: string;
  userId: string;
  /** Undefined when the person wasn't told that the buyer sees it. */
  name: string | undefined;
  email: string;
  /** Null when the person wasn't told that the buyer sees it. */
  acceptedEmail: string | null;
}
/** Who has given a seat; without the name where a mail may not contain it. */
interface Buyer {
  id: string;
  name: string | undefined;
}
/** What somebody wrote, and who. */
interface Written {
  id: string;
  lessonId: string;
  userId: string;
  authorName: string;
  text: string;
}
/** A line of a paid order. */
export interface Sale {
  id: string;
  buyerId: string;
  seats: number;
  /** Null when the price isn't known. */
  cents: number | null;
}
type Word = keyof typeof noticeWords;

/** Title and text of what became of a seat, or of what was earned with it. */
const seatChanges = {
  withdrawn: ['seatWithdrawn', 'seatWithdrawnText'],
  refunded: ['seatRefunded', 'seatRefundedText'],
  'refunded-certificate': ['seatRefundedCertificate', 'seatRefundedCertificateText'],
  certificate: ['certificateEnded', 'certificateEndedText'],
  'own-certificate': ['certificateEnded', 'certificateOwnEndedText'],
  paused: ['seatPaused', 'seatPausedText'],
  'paused-certificate': ['seatPausedCertificate', 'seatPausedCertificateText'],
  reopened: ['seatReopened', 'seatReopenedText'],
  kept: ['seatReopened', 'seatKeptText'],
  'certificate-paused': ['certificatePaused', 'certificatePausedText'],
  'own-certificate-paused': ['certificatePaused', 'certificateOwnPausedText'],
  'certificate-again': ['certificateAgain', 'certificateAgainText'],
} as const;

/** Notices about courses, each in the transaction of what it is about. */
@Injectable()
export class CourseNotices {
  constructor(
    private readonly admins: AdminNotices,
    private readonly notices: Notices,
  ) {}

  /** A question to who teaches the course: its author, or the admins. */
  async asked(manager: EntityManager, course: CourseModel, question: Written): Promise<void> {
    const notice = {
      ...about(course, 'question', 'question'),
      text: said(question),
      path: `${links.content(course.row.id)}?part=questions`,
      actorId: question.userId,
    };
    const { ownerId } = course.row;
    if (ownerId) await this.notices.give(manager, { ...notice, userId: ownerId });
    else await this.admins.give(manager, `question ${question.id}`, notice);
  }

  /** An answer to who asked; what the asker adds is for who teaches the course. */
  async answered(manager: EntityManager, course: CourseModel, askerId: string | null, answer: Written): Promise<void> {
    if (answer.userId === askerId) return this.asked(manager, course, answer);
    if (!askerId) return;
    await this.notices.give(manager, {
      ...about(course, 'answer', 'answer'),
      userId: askerId,
      text: said(answer),
      path: links.answers(course.row.id, answer.lessonId),
      actorId: answer.userId,
    });
  }

  /** A decision about a review: to its author, and when it is published to the course's. */
  async reviewDecided(
    manager: EntityManager,
    course: CourseModel,
    review: { userId: string | null; authorName: string; rating: number; text: string },
    { isPublished, note }: { isPublished: boolean; note: string | null },
  ): Promise<void> {
    const { userId } = review;
    if (userId)
      await this.notices.give(manager, {
        ...about(course, 'review', isPublished ? 'reviewPublished' : 'reviewDeclined'),
        userId,
        text: same(excerpt(note ?? '')),
        path: isPublished ? links.course(course.row.id) : links.learn(course.row.id),
      });
    const { ownerId } = course.row;
    if (!isPublished || !ownerId) return;
    await this.notices.give(manager, {
      ...about(course, 'review', 'review', { stars: String(review.rating) }),
      userId: ownerId,
      text: said(review),
      path: reviewsOf(course),
      ...(userId && { actorId: userId }),
    });
  }

  /** To who wrote the review. */
  async reviewReplied(
    manager: EntityManager,
    course: CourseModel,
    review: { userId: string | null },
    { by, text }: { by: string; text: string },
  ): Promise<void> {
    if (!review.userId) return;
    await this.notices.give(manager, {
      ...about(course, 'review', 'reviewReplied'),
      userId: review.userId,
      text: same(excerpt(text)),
      path: links.course(course.row.id),
      actorId: by,
    });
  }

  /** To who wrote the reply, unless they removed it themselves. */
  async replyRemoved(
    manager: EntityManager,
    course: CourseModel,
    { by, writerId, text }: { by: string; writerId: string; text: string },
  ): Promise<void> {
    await this.notices.give(manager, {
      ...about(course, 'review', 'replyRemoved'),
      userId: writerId,
      text: same(excerpt(text)),
      path: reviewsOf(course),
      actorId: by,
    });
  }

  /** To the admins; to its author if an admin has submitted it. */
  async submitted(manager: EntityManager, course: CourseModel, by: { id: string; name: string }): Promise<void> {
    const { id, ownerId } = course.row;
    const notice = { ...about(course, 'publication', 'submitted'), actorId: by.id };
    const text = noticeWords.submittedText;
    if (ownerId) await this.notices.give(manager, { ...notice, text, userId: ownerId, path: links.content(id) });
    const isNew = !onceOnSale(course.row);
    await this.admins.give(manager, `submitted ${id} ${Date.now()}`, {
      ...notice,
      text: inWords(noticeWords[isNew ? 'submittedFirst' : 'submittedNext'], { name: by.name }),
      path: links.admin(`courses-manager/${id}`),
    });
  }

  async published(manager: EntityManager, course: CourseModel): Promise<void> {
    const { id, ownerId } = course.row;
    if (!ownerId) return;
    const notice = decisionNotice(titleOf(course), { kind: 'published', text: putOnSale });
    await this.notices.give(manager, { ...notice, courseId: id, userId: ownerId, path: links.course(id) });
  }

  /** The next edition of what was on sale; `isNews` when its lessons differ, of which learners are notified. */
  async editionPublished(manager: EntityManager, course: CourseModel, number: number, isNews: boolean): Promise<void> {
    const { id, ownerId } = course.row;
    if (!ownerId) return;
    await this.notices.give(manager, {
      ...about(course, 'publication', 'editionPublished', { number: String(number) }),
      userId: ownerId,
      text: noticeWords[isNews ? 'editionPublishedNews' : 'editionPublishedText'],
      path: links.course(id),
    });
  }

  /** To one of those who take the course: the lessons in which it differs. */
  async newEdition(
    manager: EntityManager,
    course: CourseModel,
    userId: string,
    number: number,
    lessons: readonly ChangedLesson[],
  ): Promise<void> {
    const { id } = course.row;
    await this.notices.give(manager, {
      ...about(course, 'edition', 'edition'),
      id: repeatableId(`notice edition ${id} ${number}`, userId),
      userId,
      text: changesInWords(lessons),
      path: links.learn(id),
    });
  }

  /** Taken off sale by an admin, or put on sale again. */
  async moved(manager: EntityManager, course: CourseModel, { archived }: { archived: boolean }): Promise<void> {
    if (!archived) return this.published(manager, course);
    const { id, ownerId } = course.row;
    if (!ownerId) return;
    const notice = decisionNotice(titleOf(course), { kind: 'withdrawn', text: takenOffSale });
    await this.notices.give(manager, { ...notice, courseId: id, userId: ownerId, path: links.content(id) });
  }

  async sentBack(manager: EntityManager, course: CourseModel, note: string): Promise<void> {
    const { id, ownerId } = course.row;
    if (!ownerId) return;
    const notice = decisionNotice(titleOf(course), { kind: 'sentBack', note });
    await this.notices.give(manager, { ...notice, courseId: id, userId: ownerId, path: links.content(id) });
  }

  /** To the author: seats that a buyer has paid for. The buyer isn't named, and one's own purchase is no news. */
  async sold(manager: EntityManager, course: CourseModel, sale: Sale): Promise<void> {
    const title = sale.seats === 1 ? 'newLearner' : 'seatsSold';
    const text = sale.cents === null ? same('') : inWords(noticeWords.soldFor, { price: priceOf(sale.cents) });
    // Once for each line of an order, however often its event arrives.
    await this.ofSale(manager, course, sale, { title, text, id: repeatableId('notice sale', sale.id) });
  }

  /** To the author: the money for these seats went back. Where none was paid, none did. */
  async saleRefunded(manager: EntityManager, course: CourseModel, sale: Sale): Promise<void> {
    if (sale.cents === 0) return;
    const text =
      sale.cents === null
        ? noticeWords.saleRefundedPlain
        : inWords(noticeWords.saleRefundedText, { price: priceOf(sale.cents) });
    await this.ofSale(manager, course, sale, { title: 'saleRefunded', text });
  }

  /** To the author, who was told of the refund. */
  async refundFailed(manager: EntityManager, course: CourseModel, sale: Sale): Promise<void> {
    if (sale.cents === 0) return;
    await this.ofSale(manager, course, sale, { title: 'refundFailed', text: noticeWords.refundFailedText });
  }

  private async ofSale(
    manager: EntityManager,
    course: CourseModel,
    { buyerId, seats }: Sale,
    { title, ...notice }: { title: Word; text: Translated; id?: string },
  ): Promise<void> {
    const { id, ownerId } = course.row;
    if (!ownerId || ownerId === buyerId) return;
    await this.notices.give(manager, {
      ...about(course, 'sale', title, { seats: String(seats) }),
      ...notice,
      userId: ownerId,
      path: `${links.content(id)}?part=figures`,
    });
  }

  /** To who has confirmed the invited address. Sent again, it is news again, and still one notice. */
  async invited(manager: EntityManager, course: CourseModel, userId: string, seatId: string, buyer: Buyer) {
    const id = invitationNotice(seatId);
    await this.notices.takeBack(manager, { ids: [id] });
    await this.notices.give(manager, {
      ...(buyer.name ? about(course, 'seat', 'invited', { name: buyer.name }) : about(course, 'seat', 'invitedPlain')),
      id,
      userId,
      text: noticeWords.invitedText,
      path: links.offeredSeat(course.row.id, seatId),
      actorId: buyer.id,
      // The invitation itself is a mail.
      mails: false,
    });
  }

  /** Whatever ends an invitation takes its notice back: it would lead to nothing. */
  async uninvited(manager: EntityManager, seats: readonly Pick<SeatEntity, 'id'>[]): Promise<void> {
    await this.notices.takeBack(manager, { ids: seats.map(({ id }) => invitationNotice(id)) });
  }

  /**
   * Hides a person's notices of invitations to other seats than these, until they have that address again, and returns
   * those seats that have none.
   */
  async invitedOnly<S extends Pick<SeatEntity, 'id'>>(
    manager: EntityManager,
    userId: string,
    seats: readonly S[],
  ): Promise<S[]> {
    const given = (await this.notices.ofKind(manager, userId, 'seat')).filter(isInvitation).map(({ id }) => id);
    const due = seats.map(({ id }) => invitationNotice(id));
    const byDue = Map.groupBy(given, (id) => due.includes(id));
    for (const [isDue, ids] of byDue) await this.notices.show(manager, { userId, ids }, isDue);
    return seats.filter(({ id }) => !given.includes(invitationNotice(id)));
  }

  async seatTaken(manager: EntityManager, course: CourseModel, buyerId: string, seat: Seated) {
    const title = hasOtherAddress(seat) ? 'seatTakenByOther' : 'seatTaken';
    await this.toBuyer(manager, course, buyerId, seat, title, `${title}Text`);
  }

  async finished(manager: EntityManager, course: CourseModel, buyerId: string, seat: Seated) {
    const text = hasOtherAddress(seat) ? 'finishedByOtherText' : 'finishedText';
    await this.toBuyer(manager, course, buyerId, seat, 'finished', text);
  }

  /** To the learner: with the link of the certificate, which is worth keeping in a mail. */
  async certified(manager: EntityManager, course: CourseModel, userId: string, code: string): Promise<void> {
    const text = inWords(noticeWords.certifiedText, { code });
    await this.notices.give(manager, {
      ...about(course, 'certificate', 'certified'),
      userId,
      text,
      path: links.certificate(code),
    });
  }

  /** A certificate that no longer counts is not announced any longer, neither in the bell nor by a mail that waits. */
  uncertified(manager: EntityManager, userId: string, courseId: string): Promise<void> {
    return this.notices.takeBack(manager, { userId, courseId, kind: 'certificate' });
  }

  /** `by`: who has taken it back; undefined where a mail may not name them. */
  async seatChanged(
    manager: EntityManager,
    course: CourseModel,
    userId: string,
    change: keyof typeof seatChanges,
    by?: string,
  ) {
    const [title, plain] = seatChanges[change];
    // It says why the course is closed, and has the learner's notes.
    const path = links.learn(course.row.id);
    const text = change === 'withdrawn' && by ? inWords(noticeWords.seatWithdrawnBy, { name: by }) : noticeWords[plain];
    await this.notices.give(manager, { ...about(course, 'seat', title), userId, text, path });
  }

  /** To their buyer: whose seats a refund has ended. */
  async seatsEnded(
    manager: EntityManager,
    course: CourseModel,
    buyerId: string,
    seats: readonly Pick<SeatEntity, 'email' | 'invitedName' | 'acceptedEmail'>[],
  ) {
    const names = seats.map(({ email, acceptedEmail, invitedName }) => {
      const shown = acceptedEmail ?? email;
      const known = invitedName && mailedName(invitedName);
      return known ? `${known} (${shown})` : shown;
    });
    const values = { number: String(seats.length), names: names.join(', ') };
    await this.notices.give(manager, {
      ...about(course, 'seat', 'seatsEnded'),
      userId: buyerId,
      text: inWords(noticeWords.seatsEndedText, values),
      path: links.team(course.row.id),
    });
  }

  /** By the buyer of a seat, to a learner who hasn't begun. */
  async reminded(manager: EntityManager, course: CourseModel, userId: string, buyer: Buyer) {
    await this.notices.give(manager, {
      ...about(course, 'seat', 'reminder'),
      userId,
      text: buyer.name ? inWords(noticeWords.reminderText, { name: buyer.name }) : noticeWords.reminderTextPlain,
      path: links.learn(course.row.id),
      actorId: buyer.id,
    });
  }

  private async toBuyer(
    manager: EntityManager,
    course: CourseModel,
    buyerId: string,
    { seatId, userId, name, email, acceptedEmail }: Seated,
    title: Word,
    text: Word,
  ): Promise<void> {
    const shown = acceptedEmail ?? email;
    const known = name && mailedName(name);
    await this.notices.give(manager, {
      ...about(course, 'seat', title, { name: known ? `${known} (${shown})` : shown }),
      // Once for each seat, however often a request is repeated: the same person may get another one.
      id: repeatableId(`notice ${title} ${seatId}`, userId),
      userId: buyerId,
      text: inWords(noticeWords[text], { invited: email, own: shown }),
      path: links.team(course.row.id),
      actorId: userId,
    });
  }
}

/** By the seat alone: what ends an invitation need not know who was notified. */
const invitationNotice = (seatId: string): string => repeatableId('notice invited', seatId);
/** Its path has the seat: apart from all other notices of seats. */
function isInvitation({ id, path }: { id: string; path: string }): boolean {
  const seatId = new URLSearchParams(path.split('?')[1]).get('offer');
  return seatId !== null && id === invitationNotice(seatId);
}
/** Where the instructor replies to them. */
const reviewsOf = (course: CourseModel) => `${links.content(course.row.id)}?part=reviews`;
const titleOf = (course: CourseModel): Translated =>
  forEachLanguage((language) => inLanguage(course.texts, language).title);
const priceOf = (cents: number): string => formatPrice(centsToDollars(cents));
const same = (text: string): Translated => forEachLanguage(() => text);
const said = ({ authorName, text }: { authorName: string; text: string }): Translated => {
  const name = mailedName(authorName);
  return name ? inWords(noticeWords.said, { name, text: excerpt(text) }) : same(excerpt(text));
};

const about = (course: CourseModel, kind: NoticeKind, word: Word, values: Record<string, string> = {}) => ({
  kind,
  courseId: course.row.id,
  title: inWords(noticeWords[word], { ...values, course: titleOf(course) }),
});
