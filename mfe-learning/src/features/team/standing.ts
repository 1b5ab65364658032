import {
  type FormerSeat,
  holdsWords,
  type Language,
  type QuizResult,
  type Seat,
  type SeatProgress,
} from '@arcada/contracts';

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

/** Whoever lost the seat counts with what was earned, but is neither invited nor under way. */
export const isInGroup = (group: Group, person: Person): boolean =>
  isIn[group](person) && (!isFormer(person) || group === 'passed' || group === 'certified');

/** One word for each person: the key of a text. `taken`: the buyer doesn't see the progress. */
export function standingOf(
  person: Person,
): 'ended' | 'refunded' | 'notAccepted' | 'invited' | 'taken' | 'waiting' | 'underWay' | 'completed' {
  if (isFormer(person)) return isInvited(person) ? 'notAccepted' : person.refunded ? 'refunded' : 'ended';
  if (isInvited(person)) return 'invited';
  if (!person.progress) return 'taken';
  if (isIn.waiting(person)) return 'waiting';
  return isIn.underWay(person) ? 'underWay' : 'completed';
}

/** What a person is searched by. */
export const textOf = ({ name, email, invitedEmail }: Person): string => `${name ?? ''} ${email} ${invitedEmail}`;

/** Those of a list with these words, and of this group. */
export const narrow = <One extends Person>(
  people: readonly One[],
  { words, group }: { words: string; group: Group | undefined },
): One[] => people.filter((person) => holdsWords(textOf(person), words.trim()) && (!group || isInGroup(group, person)));

/** One person may have a seat, or an invitation, and have had another one before. */
export const keyOf = ({ id, email }: Person): string => email.toLowerCase() || id;
export const countPeople = (people: readonly Person[]): number => new Set(people.map(keyOf)).size;

export const labelOf = ({ name, email }: Person): string => name || email;

/** The order of a list of names as its readers would write one: “Costa, Bruno” is between Costa Ana and Costa Carla. */
export function byLabel(language: Language): (one: Person, other: Person) => number {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const key = (person: Person) => labelOf(person).replace(/[\s,;]+/g, ' ');
  return (one, other) => compare(key(one), key(other));
}
