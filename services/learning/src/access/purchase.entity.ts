import type { Language } from '@arcada/contracts';
import {
  booleanColumn,
  centsColumn,
  idColumn,
  integerColumn,
  jsonColumn,
  textColumn,
  timeColumn,
} from '@arcada/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Known } from '../people/people.ts';
import type { Reached } from '../progress/reached.ts';

/**
 * An order reported by an event. Both events about an order lock its row, so that either may arrive
 * first.
 */
@Entity('course_order')
export class CourseOrderEntity {
  /** The order's id in the store. */
  @PrimaryColumn(idColumn())
  id: string;

  @Column(timeColumn({ name: 'refunded_at', nullable: true }))
  refundedAt: Date | null;

  /** Closed because its payment is disputed: it may open again. */
  @Column(booleanColumn({ nullable: true }))
  disputed: boolean | null;

  /** Lines that were refunded while the rest of the order counts: when, by their ids. */
  @Column(jsonColumn({ name: 'refunded_lines', nullable: true }))
  refundedLines: Record<string, string> | null;
}

/** Whether a line that was revoked with its order counts again if the dispute about the payment is won. */
export const isPausedIn = (order: Pick<CourseOrderEntity, 'disputed' | 'refundedLines'>, lineId: string): boolean =>
  Boolean(order.disputed) && order.refundedLines?.[lineId] === undefined;

/** A course line of a paid order: seats in a course. */
@Entity('purchase')
@Index('ix_purchase_user', ['userId', 'courseId'])
@Index('ix_purchase_course', ['courseId', 'boughtAt'])
@Index('ix_purchase_order', ['orderId'])
export class PurchaseEntity {
  /** The order line's id: a line is fulfilled once. */
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'order_id' }))
  orderId: string;

  /** The buyer. After erasure, a random id that refers to no account. */
  @Column(idColumn({ name: 'user_id' }))
  userId: string;

  @Column(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @Column(integerColumn())
  seats: number;

  /**
   * Whether the buyer keeps one seat of all those bought in this course: the same in all of the
   * buyer's purchases of it. Null: bought before buyers could choose; they have one.
   */
  @Column(booleanColumn({ name: 'own_seat', nullable: true }))
  ownSeat: boolean | null;

  /** Null when the event didn't contain it. */
  @Column(centsColumn({ name: 'unit_cents', nullable: true }))
  unitCents: number | null;

  /** What a coupon took off all seats together; null without one. */
  @Column(centsColumn({ name: 'discount_cents', nullable: true }))
  discountCents: number | null;

  @Column(timeColumn({ name: 'bought_at' }))
  boughtAt: Date;

  @Column(timeColumn({ name: 'revoked_at', nullable: true }))
  revokedAt: Date | null;
}

/**
 * A seat that the buyer has given away; the buyer's own seat has no row. The row of a learner stays
 * when the seat is taken back: it tells why the course is closed, and what a refund has to revoke.
 */
@Entity('seat')
@Index('ix_seat_purchase', ['purchaseId'])
@Index('ix_seat_user', ['userId', 'courseId'])
@Index('ix_seat_email', ['email'])
@Index('ux_seat_token', ['tokenHash'], { unique: true })
export class SeatEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'purchase_id' }))
  purchaseId: string;

  @Column(textColumn(160, { name: 'course_id' }))
  courseId: string;

  /**
   * The invited address, in lower case; empty where the seat was taken back before addresses were kept, and once the
   * account of its owner or of the buyer was erased.
   */
  @Column(textColumn(254))
  email: string;

  /** How the buyer's list names the person; null: not at all. */
  @Column(textColumn(120, { name: 'invited_name', nullable: true }))
  invitedName: string | null;

  /**
   * The address of the account that accepted the seat, at that moment and as its owner was told; null before, and in
   * seats accepted before this was said.
   */
  @Column(textColumn(254, { name: 'accepted_email', nullable: true }))
  acceptedEmail: string | null;

  /** SHA-256 of the last invitation's token; null once the order was refunded or the seat taken back. */
  @Column(textColumn(64, { name: 'token_hash', nullable: true }))
  tokenHash: string | null;

  /** Of its invitation, as the buyer has chosen it; null in seats from before there was a choice. */
  @Column(textColumn(8, { nullable: true }))
  language: Language | null;

  @Column(timeColumn({ name: 'invited_at' }))
  invitedAt: Date;

  /** Null while the invitation was sent once only. */
  @Column(timeColumn({ name: 'sent_again_at', nullable: true }))
  sentAgainAt: Date | null;

  @Column(idColumn({ name: 'user_id', nullable: true }))
  userId: string | null;

  @Column(timeColumn({ name: 'taken_at', nullable: true }))
  takenAt: Date | null;

  /** When the learner was told that the buyer sees the progress; null in seats taken before that. */
  @Column(timeColumn({ name: 'progress_shown_at', nullable: true }))
  progressShownAt: Date | null;

  /** When the learner was told that the buyer sees the name and quiz results too; null in seats taken before that. */
  @Column(timeColumn({ name: 'results_shown_at', nullable: true }))
  resultsShownAt: Date | null;

  @Column(timeColumn({ name: 'withdrawn_at', nullable: true }))
  withdrawnAt: Date | null;

  /** What the learner had reached when the seat was taken back; null in seats taken back before that was kept. */
  @Column(jsonColumn({ nullable: true }))
  reached: Reached | null;

  /**
   * How the learner's account was called then, and its confirmed address, as far as the buyer saw them: empty while
   * identity was unavailable; null in seats taken back before that was kept.
   */
  @Column(jsonColumn({ nullable: true }))
  holder: Partial<Known> | null;

  /** When the buyer last reminded the learner to begin. */
  @Column(timeColumn({ name: 'reminded_at', nullable: true }))
  remindedAt: Date | null;
}

/**
 * A mailed invitation, which outlives a seat that was taken back: the limits count those of a day, and whoever follows
 * its link later reads what became of it.
 */
@Entity('seat_letter')
@Index('ix_seat_letter_purchase', ['purchaseId', 'sentAt'])
@Index('ix_seat_letter_to', ['toHash', 'sentAt'])
@Index('ix_seat_letter_token', ['tokenHash'])
export class SeatLetterEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'purchase_id' }))
  purchaseId: string;

  @Column(timeColumn({ name: 'sent_at' }))
  sentAt: Date;

  /** SHA-256 of course and mailbox; forgotten after a day. */
  @Column(textColumn(64, { name: 'to_hash', nullable: true }))
  toHash: string | null;

  /** Null in letters from before links said what became of them, like the token's hash. */
  @Column(idColumn({ name: 'seat_id', nullable: true }))
  seatId: string | null;

  @Column(textColumn(64, { name: 'token_hash', nullable: true }))
  tokenHash: string | null;

  /** Why its seat is gone without having been taken back, after an erasure: accepted before, or its address erased. */
  @Column(textColumn(16, { nullable: true }))
  ended: 'used' | 'erased' | null;
}

/** An invitation whose buyer's account was erased, and nobody had accepted it. */
export const hasNoBuyer = ({ email, userId }: SeatEntity): boolean => userId === null && email === '';
