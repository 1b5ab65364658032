import { useEffect, useState } from 'react';

/** A moment that is still to come; undefined from then on, which renders again. */
export function useUntil(time: string | null | undefined): Date | undefined {
  const until = time ? Date.parse(time) : 0;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now() + 100);
    return () => clearTimeout(timer);
  }, [until]);
  return until > now ? new Date(until) : undefined;
}

/** Seconds aren't said, and the minute that has begun would be too early. */
export const minuteAfter = (time: Date): number => Math.ceil(time.getTime() / 60_000) * 60_000;
