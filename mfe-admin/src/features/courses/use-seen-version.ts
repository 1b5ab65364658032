import { useEffect, useState } from 'react';

// By course. Who looks at a lesson on another page and returns must notice what was changed meanwhile.
const seenVersions = new Map<string, string>();

/** The version of a course that this admin has looked at, which stays until it is accepted or forgotten. */
export function useSeenVersion(id: string, version: string) {
  const [, render] = useState(0);
  const seen = seenVersions.get(id) ?? version;
  useEffect(() => {
    if (!seenVersions.has(id)) seenVersions.set(id, version);
  }, [id, version]);
  return {
    seen,
    isOutdated: seen !== version,
    accept: () => {
      seenVersions.set(id, version);
      render((times) => times + 1);
    },
    /** After an own change: what is loaded next counts as seen. */
    forget: () => seenVersions.delete(id),
  };
}
