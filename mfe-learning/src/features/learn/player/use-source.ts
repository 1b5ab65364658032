import type { Lesson } from '@arcada/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

export type Video = NonNullable<Lesson['video']>;

/** Asks for the lesson again; answers its video with a fresh address. */
export type Renew = () => Promise<Video | undefined>;

/** So long before its end an address is renewed, and so long at least between two renewals. */
const margin = 60_000;
const shortest = 30_000;

/**
 * The signed address that is played. Others that come with later answers are left alone, so that nothing is interrupted;
 * a fresh one is fetched before this one expires and, once, when the browser could not play it.
 */
export function useSource(video: Video, renew: Renew) {
  const [source, setSource] = useState(video);
  const [failed, setFailed] = useState(false);
  const triedAgain = useRef(false);
  const renewNow = useCallback(async () => {
    const fresh = await renew();
    if (fresh) setSource(fresh);
    return fresh;
  }, [renew]);
  useEffect(() => {
    const wait = Math.max(shortest, Date.parse(source.expiresAt) - Date.now() - margin);
    const timer = setTimeout(() => void renewNow(), wait);
    return () => clearTimeout(timer);
  }, [source.expiresAt, renewNow]);
  const retry = async () => {
    setFailed(false);
    if (!(await renewNow())) setFailed(true);
  };
  const handleError = () => {
    if (triedAgain.current) return setFailed(true);
    triedAgain.current = true;
    void retry();
  };
  const handleLoaded = () => {
    triedAgain.current = false;
    setFailed(false);
  };
  return { source, failed, retry: () => void retry(), handleError, handleLoaded };
}
