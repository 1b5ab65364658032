import { versionRequired } from './document.errors.ts';

/** True when a change is based on this version (If-Match of RFC 9110 §13.1.1). Throws when there is no header. */
export function matches(ifMatch: string | undefined, version: string): boolean {
  if (ifMatch === undefined) throw versionRequired();
  if (ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => tag.trim().replace(/^"(.*)"$/, '$1') === version);
}
