import type { FormerSeat, QuizResult, Seat, SeatProgress } from '@arcada/contracts';

/** Who has a seat, or had it. */
export type Person = Seat | FormerSeat;

export const isFormer = (person: Person): person is FormerSeat => 'withdrawnAt' in person;
const isInvited = (person: Person): boolean => person.takenAt === null;

/** All of the course's quizzes; in a course without one, all of its lessons. */
export const hasPassed = ({ quizzes, completedAt }: SeatProgress): boolean =>
  quizzes?.length ? quizzes.every(({ passed }) => passed) : completedAt !== null;

/** Tried, and not passed in any attempt. */
export const isFailed = ({ best, passed }: QuizResult): boolean => best !== null && !passed;

/** Groups of people that a buyer looks for. Whoever has passed may still be under way, and has the certificate in the end. */
export const groups = ['invited', 'waiting', 'underWay', 'notPassed', 'passed', 'certified'] as const;
export type Group = (typeof groups)[number];

export const isIn: Record<Group, (person: Person) => boolean> = {
  invited: isInvited,
  waiting: ({ progress }) => progress !== null && progress.lastActiveAt === null,
  underWay: ({ progress }) => progress !== null && progress.lastActiveAt !== null && progress.completedAt === null,
  notPassed: ({ progress }) => progress?.quizzes?.some(isFailed) ?? false,
  passed: ({ progress }) => progress !== null && hasPassed(progress),
  certified: ({ progress }) => progress?.certificate?.valid === true,
};

/** One word for each person: the key of a text. `taken`: the buyer doesn't see the progress. */
export function standingOf(person: Person): 'ended' | 'invited' | 'taken' | 'waiting' | 'underWay' | 'completed' {
  if (isFormer(person)) return 'ended';
  if (isInvited(person)) return 'invited';
  if (!person.progress) return 'taken';
  if (isIn.waiting(person)) return 'waiting';
  return isIn.underWay(person) ? 'underWay' : 'completed';
}

/** By name, else by address; the words may be anywhere in both. */
export const matches = ({ name, email, invitedEmail }: Person, words: string): boolean => {
  const text = `${name ?? ''} ${email} ${invitedEmail}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export const labelOf = ({ name, email }: Person): string => name || email;
