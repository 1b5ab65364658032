import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { languages } from '../texts/languages.ts';
import { writtenLine } from '../texts/written-text.ts';
import { editionChangesSchema } from './edition.schema.ts';
import { closedReasons, lostCertificateSchema } from './lesson.schema.ts';

/** A course that the signed-in user may take: bought, or a seat that was given to them. */
export const enrolmentSchema = z.object({
  id: z.uuid(),
  courseId: slugSchema,
  title: z.string(),
  imageUrl: z.string().optional(),
  enrolledAt: z.iso.datetime(),
  /** Seats that this person has bought; the own one is one of them. 0 for somebody who was invited. */
  seats: z.int(),
  /** Who has given the seat, if somebody has, and what this person was told that they see. */
  giver: z
    .object({
      /** Null while names are unavailable, and once the account is gone. */
      name: z.string().nullable(),
      /** `results`: name, address, quiz results and progress; `nothing`: the seat was taken before any was shown. */
      sees: z.enum(['results', 'progress', 'nothing']),
    })
    .nullable(),
  completedLessons: z.int(),
  lessonCount: z.int(),
  /** Where to go on. */
  nextLessonId: slugSchema.nullable(),
  /** Answers to this person's questions that wait to be read. */
  newAnswers: z.int(),
  certificateCode: z.string().nullable(),
  /** Null once the learner has dismissed them. */
  changes: editionChangesSchema.nullable(),
});

/** A course that the signed-in user could take, and can't any more. */
export const closedCourseSchema = z.object({
  courseId: slugSchema,
  title: z.string(),
  reason: z.enum(closedReasons),
  /** Absent where the learner has none, or it counts. */
  lostCertificate: lostCertificateSchema.optional(),
});

/** How a learner does in one quiz. */
export const quizResultSchema = z.object({
  lessonId: slugSchema,
  title: z.string(),
  attempts: z.int(),
  /** Share of right answers in the best attempt, 0 to 1; null before the first. */
  best: z.number().min(0).max(1).nullable(),
  /** The share that passes it. */
  passMark: z.number().min(0).max(1),
  /** What was passed stays passed. */
  passed: z.boolean(),
});

/** Whether a learner has done an exercise. */
export const exerciseResultSchema = z.object({ lessonId: slugSchema, title: z.string(), done: z.boolean() });

/** What the buyer of a seat sees of its learner, who was told so when accepting it. */
export const seatProgressSchema = z.object({
  completedLessons: z.int(),
  lessonCount: z.int(),
  /** Null before the first lesson. */
  lastActiveAt: z.iso.datetime().nullable(),
  /** When all lessons were complete for the first time; later editions don't undo it. Null before. */
  completedAt: z.iso.datetime().nullable(),
  certificate: z.object({ code: z.string(), issuedAt: z.iso.datetime(), valid: z.boolean() }).nullable(),
  /** In the order of the course, like exercises; null where the learner took the seat without knowing that results are shown. */
  quizzes: z.array(quizResultSchema).nullable(),
  exercises: z.array(exerciseResultSchema),
});

/** One seat that its buyer has given away. */
export const seatSchema = z.object({
  id: z.uuid(),
  /** What to show: of the account that accepted the seat; before that, and while it isn't known, the invited one. */
  email: z.string(),
  invitedEmail: z.string(),
  /** Null before the seat is taken, and when its learner took it without knowing that the address is shown. */
  acceptedEmail: z.string().nullable(),
  /** Whether the account has shown that this address is its own; null where there is none, and while that is unknown. */
  confirmed: z.boolean().nullable(),
  /** Whether the seat is held by an account with another address than the invited one. */
  differs: z.boolean(),
  /**
   * The account's; the one in the buyer's list before the seat is taken, when its learner wasn't told that the buyer sees
   * it, and while names are unavailable. Null where that had none either.
   */
  name: z.string().nullable(),
  status: z.enum(['invited', 'taken']),
  invitedAt: z.iso.datetime(),
  /** When the invitation was sent last. */
  sentAt: z.iso.datetime(),
  /** From when on the invitation can be sent again; null once the seat is taken. */
  againAt: z.iso.datetime().nullable(),
  takenAt: z.iso.datetime().nullable(),
  /** When the buyer last reminded who hadn't begun; null: never. */
  remindedAt: z.iso.datetime().nullable(),
  /** Null before the seat is taken, and when its learner took it without knowing that progress is shown. */
  progress: seatProgressSchema.nullable(),
});

/** A seat that was taken back or refunded, with what its learner had reached by then. Its email is empty where it wasn't kept. */
export const formerSeatSchema = seatSchema
  .omit({ status: true, sentAt: true, againAt: true, remindedAt: true })
  .extend({
    withdrawnAt: z.iso.datetime(),
    /** Whether it ended with the refund of its order. */
    refunded: z.boolean(),
  });

/** The seats that one person has bought in a course, in one order or several. */
const teamFacts = {
  total: z.int(),
  /** Neither given away nor the buyer's own. */
  free: z.int(),
  /** Whether the buyer has a seat of these. */
  own: z.boolean(),
};
export const seatsSchema = z.object({
  ...teamFacts,
  courseId: slugSchema,
  title: z.string(),
  /** Absent once the course is no longer on sale. */
  price: z.number().optional(),
  seats: z.array(seatSchema),
  /** When the last of these seats was refunded; null while one is left. */
  refundedAt: z.iso.datetime().nullable(),
  /** The orders of those that were refunded, the last refunded first; empty while one seat is left. */
  refundedOrders: z.array(z.uuid()),
  /** Their numbers, as far as the store is available. */
  refundedNumbers: z.record(z.uuid(), z.string()).optional(),
  /** The last ended first, each person once; without those who have a seat again, or whose account is gone. */
  former: z.array(formerSeatSchema),
});
export const teamSchema = z.object({
  ...teamFacts,
  courseId: slugSchema,
  title: z.string(),
  imageUrl: z.string().optional(),
});

/** A team that no seat is left of, once the last of them was refunded. */
export const formerTeamSchema = z.object({
  courseId: slugSchema,
  title: z.string(),
  imageUrl: z.string().optional(),
  refundedAt: z.iso.datetime(),
});

/** What the holder of an invitation's link sees before accepting it. */
export const invitationSchema = z.object({
  courseId: slugSchema,
  courseTitle: z.string(),
  /** Who invites, as the mail names them; null where it names nobody, and while names are unavailable. */
  inviter: z.string().nullable(),
  /** The address that the invitation was sent to: whole to the account that has it and to the buyer, masked to all others. */
  email: z.string(),
  /**
   * How the buyer's list names the person: to the buyer, and to a visitor whose address has no account, for the
   * registration. Null to all others, and where it has no name.
   */
  name: z.string().nullable(),
  /** Whether it is the buyer who reads it, and nobody has accepted it. */
  mine: z.boolean(),
  /** Whether who reads it has accepted it. */
  accepted: z.boolean(),
  /** Whether it is the address of who is signed in; null for a visitor, and while addresses are unavailable. */
  own: z.boolean().nullable(),
  /** Whether an account has confirmed this address, so that its owner signs in instead of registering. */
  hasAccount: z.boolean(),
});

/** A seat that waits for the signed-in user: the invitation was sent to the address that the account has confirmed. */
export const offeredSeatSchema = z.object({
  seatId: z.uuid(),
  courseId: slugSchema,
  courseTitle: z.string(),
  /** Who invites, as the mail names them; null where it names nobody, and while names are unavailable. */
  inviter: z.string().nullable(),
});

/** Language of the mails; absent: the one in which the site is used. */
const invitationLanguage = z.enum(languages).optional();
export const oneInvitationSchema = z.object({ email: z.email().max(254), language: invitationLanguage });
/** More are invited in several requests. */
export const maxInvitations = 200;
export const maxInvitedName = 120;
/** Why an address of a list was not invited. */
export const invitationFaults = [
  'invalid',
  // The name that the list has for it is one word that looks like an address: somebody else's, mistyped.
  'name',
  'twice',
  'own',
  'invited',
  // Invited, and the invitation was accepted: by an account with another address, or with one that the buyer isn't shown.
  'accepted',
  // The account of a seat that was accepted, by an invitation to this address or to another.
  'seated',
  'none-free',
  'sent-often',
  'too-many',
] as const;
export const invitationListSchema = z.object({
  emails: z.array(z.string().trim().max(320)).min(1).max(maxInvitations),
  language: invitationLanguage,
  /** Of people in the list, by their address as it is written there. */
  names: z.record(z.string().max(320), writtenLine.min(1).max(maxInvitedName)).optional(),
});
/** The answer for each address in the order given. */
export const invitationResultsSchema = z.array(
  z.object({ email: z.string(), fault: z.enum(invitationFaults).nullable() }),
);

/** How many invitations that nobody has accepted were sent again, and how many weren't for which reason. */
export const invitationsSentAgainSchema = z.object({
  sent: z.int(),
  /** The last mail is less than ten minutes old. */
  recent: z.int(),
  /** The address has had its mails for today. */
  often: z.int(),
  /** The buyer has sent as many as a day allows. */
  tooMany: z.int(),
});

/** Days until somebody who hasn't begun can be reminded again. */
export const daysBetweenReminders = 3;
export const remindersSchema = z.object({
  /** How many people were reminded. */
  reminded: z.int(),
  /** How many others haven't begun, but were reminded, or accepted their seat, in the days before. */
  recent: z.int(),
});

/** Ids of order lines, separated by commas. */
export const refundPreviewQuery = z.object({
  lines: z.string().regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/),
});
/** Of whom a refund takes something. */
const affectedPersonSchema = z.object({
  /** `former`: whose seat was taken back before, and who loses the certificate alone. */
  state: z.enum(['buyer', 'learner', 'invited', 'former']),
  name: z.string().nullable(),
  /** Empty where it isn't known. */
  email: z.string(),
  /** Whether a certificate is revoked. */
  certificate: z.boolean(),
});
/** What the refund of lines of an order does to the seats of one course. */
export const refundEffectSchema = z.object({
  courseId: slugSchema,
  title: z.string(),
  /** Learners of these seats who keep theirs, in another order of the buyer. */
  kept: z.int(),
  people: z.array(affectedPersonSchema),
});

export type AffectedPerson = z.infer<typeof affectedPersonSchema>;
export type RefundEffect = z.infer<typeof refundEffectSchema>;
export type Enrolment = z.infer<typeof enrolmentSchema>;
export type ClosedCourse = z.infer<typeof closedCourseSchema>;
export type OfferedSeat = z.infer<typeof offeredSeatSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type Seat = z.infer<typeof seatSchema>;
export type QuizResult = z.infer<typeof quizResultSchema>;
export type ExerciseResult = z.infer<typeof exerciseResultSchema>;
export type SeatProgress = z.infer<typeof seatProgressSchema>;
export type FormerSeat = z.infer<typeof formerSeatSchema>;
export type InvitationsSentAgain = z.infer<typeof invitationsSentAgainSchema>;
export type Reminders = z.infer<typeof remindersSchema>;
export type TeamSeats = z.infer<typeof seatsSchema>;
export type FormerTeam = z.infer<typeof formerTeamSchema>;
export type Team = z.infer<typeof teamSchema>;
export type InvitationFault = (typeof invitationFaults)[number];
export type InvitationResults = z.infer<typeof invitationResultsSchema>;
