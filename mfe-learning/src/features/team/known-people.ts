import type { Language, TeamSeats } from '@arcada/contracts';
import type { Invited } from './addresses.ts';
import { byLabel, type Person } from './standing.ts';

/** Somebody whom the buyer can invite without typing the address. */
export interface KnownPerson extends Invited {
  /** The address in lower case. */
  key: string;
  person: Person;
}

/**
 * Where an invitation reaches them: the account's address only once it is confirmed, since before that it may be a
 * stranger's, and the link in an earlier mail was followed.
 */
const addressOf = ({ email, invitedEmail, confirmed }: Person) => (confirmed ? email : invitedEmail || email);

/** Those who have or had a seat in another team, and have none in this one. */
export function knownPeople(teams: readonly TeamSeats[], here: TeamSeats, language: Language): KnownPerson[] {
  const seated = new Set(here.seats.flatMap(({ email, invitedEmail }) => [email, invitedEmail].map(lower)));
  const found = new Map<string, KnownPerson>();
  for (const { courseId, seats, former } of teams) {
    if (courseId === here.courseId) continue;
    for (const person of [...seats, ...former]) {
      const email = addressOf(person);
      const key = lower(email);
      const known = found.get(key);
      if (!email || [email, person.email, person.invitedEmail].some((one) => seated.has(lower(one)))) continue;
      if (!known?.name) found.set(key, { key, email, ...(person.name && { name: person.name }), person });
    }
  }
  const compare = byLabel(language);
  return [...found.values()].sort((one, other) => compare(one.person, other.person));
}

const lower = (email: string) => email.toLowerCase();
