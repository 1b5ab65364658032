import { DomainError } from './domain-error.ts';
import { problemTexts } from './problem-texts.ts';

/** 428 of RFC 6585 §3: a change must say on which version it is based. */
const versionRequired = () => new DomainError('request.version-required', 428, problemTexts.versionRequired);

/**
 * Whether an If-Match header (RFC 9110 §13.1.1: `*`, or entity tags with commas between them) names
 * this version. Tags without their quotes are accepted; weak ones never match.
 */
export const namesVersion = (ifMatch: string, version: string | number): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((tag) => tag.trim().replace(/^"(.*)"$/, '$1') === String(version));

/**
 * As `namesVersion`, for changes that need the header. Throws `request.version-required` (428) without
 * it, and for `*`, which names none and would overwrite what its sender never read.
 */
export function isBasedOn(version: string | number, ifMatch: string | undefined): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') throw versionRequired();
  return namesVersion(ifMatch, version);
}
