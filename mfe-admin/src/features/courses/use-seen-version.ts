import { forgetDraft, keepDraft, readOwnDraft } from '@arcada/platform';
import { useEffect, useState } from 'react';

/**
 * The version of a course that this admin has looked at, until it is accepted or forgotten. It is kept with the tab:
 * lessons are read outside the admin area, on documents of their own, and who returns must notice what changed. Of what
 * is with its author, who goes on with it, nothing counts as seen.
 */
export function useSeenVersion(id: string, version: string, isWithAuthor: boolean) {
  const [, render] = useState(0);
  const key = `course seen ${id}`;
  const kept = readOwnDraft(key);
  const seen = typeof kept === 'string' ? kept : version;
  useEffect(() => {
    if (!isWithAuthor && readOwnDraft(key) === undefined) keepDraft(key, version);
  }, [key, version, isWithAuthor]);
  return {
    seen,
    isOutdated: seen !== version,
    accept: () => {
      keepDraft(key, version);
      render((times) => times + 1);
    },
    /** After an own change: what is loaded next counts as seen. */
    forget: () => forgetDraft(key),
  };
}
