import { randomInt } from 'node:crypto';
import { DomainError } from './domain-error.ts';
import { problemTexts } from './problem-texts.ts';

/** 428 of RFC 6585 §3: a change must say on which version it is based. */
const versionRequired = () => new DomainError('request.version-required', 428, problemTexts.versionRequired);

const versionMalformed = () => new DomainError('request.version-malformed', 400, problemTexts.versionMalformed);

/** An entity tag (RFC 9110 §8.8.3). */
const tag = /(?:W\/)?"[!#-~\x80-\xff]*"/g;

/**
 * Whether an If-Match header (RFC 9110 §13.1.1: `*`, or entity tags with commas between them) names
 * this version. The comparison is the strong one: weak tags never match. Throws `request.version-malformed`
 * (400) for anything else, such as a tag without its quotes.
 */
export function namesVersion(ifMatch: string, version: string | number): boolean {
  const header = ifMatch.trim();
  if (header === '*') return true;
  // Lists may have empty places (§5.6.1).
  const places = header
    .replace(tag, '""')
    .split(',')
    .map((place) => place.trim());
  const named = header.match(tag);
  if (!named || places.some((place) => place !== '""' && place !== '')) throw versionMalformed();
  return named.includes(`"${version}"`);
}

/**
 * As `namesVersion`, for changes that need the header. Throws `request.version-required` (428) without
 * it, and for `*`, which names none and would overwrite what its sender never read.
 */
export function isBasedOn(version: string | number, ifMatch: string | undefined): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') throw versionRequired();
  return namesVersion(ifMatch, version);
}

/**
 * Where the versions of a new row begin, 1 to 2^30. At random, because a row may be deleted and made again under the
 * same id: who has seen the first must not be able to decide about the second.
 */
export const firstVersion = (): number => randomInt(1, 2 ** 30);
