import type { FormerSeat, Language, Seat, SeatProgress } from '@arcada/contracts';
import { hasOtherAddress } from '../access/addresses.ts';
import type { SeatEntity } from '../access/purchase.entity.ts';
import type { CertificateEntity } from '../certificates/certificate.entity.ts';
import type { Known as KnownAccount } from '../people/people.ts';
import type { Reached } from '../progress/reached.ts';
import { pauseForOneSeat } from './seat-letters.ts';

/** When the invitation was sent last. */
export const sentAt = ({ sentAgainAt, invitedAt }: SeatEntity): number => (sentAgainAt ?? invitedAt).getTime();

/** Whether the learner knows that the buyer sees name and results. */
export const showsResults = ({ userId, resultsShownAt }: SeatEntity): boolean =>
  userId !== null && resultsShownAt !== null;

/** Of one that was refunded, `withdrawnAt` is when. */
export type EndedSeat = SeatEntity & { withdrawnAt: Date; refunded: boolean };

/** Of the learner, as far as the buyer may know it. */
interface Known {
  progress?: SeatProgress | undefined;
  account?: Partial<KnownAccount> | undefined;
}

export const presentSeat = (row: SeatEntity, known: Known = {}): Seat => ({
  ...person(row, known),
  status: row.userId ? 'taken' : 'invited',
  sentAt: new Date(sentAt(row)).toISOString(),
  againAt: row.userId ? null : new Date(sentAt(row) + pauseForOneSeat).toISOString(),
  remindedAt: row.remindedAt?.toISOString() ?? null,
});

export const presentFormerSeat = (row: EndedSeat, known: Known): FormerSeat => ({
  ...person(row, known),
  withdrawnAt: row.withdrawnAt.toISOString(),
  refunded: row.refunded,
});

/**
 * The learner was told that the buyer sees the account's address: the one that it has now, or had when the seat was taken
 * back, once that is confirmed.
 */
function person(row: SeatEntity, { progress, account }: Known) {
  const acceptedEmail = row.acceptedEmail && (account?.confirmedEmail ?? row.acceptedEmail);
  return {
    id: row.id,
    email: acceptedEmail ?? row.email,
    invitedEmail: row.email,
    acceptedEmail,
    confirmed:
      acceptedEmail && account?.confirmedEmail !== undefined ? account.confirmedEmail !== null || isProven(row) : null,
    differs: hasOtherAddress({ email: row.email, acceptedEmail }),
    name: account?.name ?? row.invitedName,
    invitedAt: row.invitedAt.toISOString(),
    takenAt: row.takenAt?.toISOString() ?? null,
    progress: progress ?? null,
  };
}

/**
 * Whoever accepts with the invited address has followed the link that was mailed to it, which nobody else was shown: that
 * is the proof by which an address is confirmed, too.
 */
const isProven = ({ email, acceptedEmail }: SeatEntity): boolean =>
  email !== '' && acceptedEmail?.toLowerCase() === email;

interface Earned {
  completedAt: Date | undefined;
  certificate: CertificateEntity | undefined;
}

export const presentProgress = (
  { quizzes, exercises, ...counts }: Reached,
  { completedAt, certificate }: Earned,
  { showsResults, language }: { showsResults: boolean; language: Language },
): SeatProgress => ({
  ...counts,
  completedAt: completedAt?.toISOString() ?? null,
  certificate: certificate
    ? { code: certificate.code, issuedAt: certificate.issuedAt.toISOString(), valid: !certificate.revokedAt }
    : null,
  quizzes: showsResults ? quizzes.map(({ title, ...quiz }) => ({ ...quiz, title: title[language] })) : null,
  exercises: exercises.map(({ title, ...exercise }) => ({ ...exercise, title: title[language] })),
});
