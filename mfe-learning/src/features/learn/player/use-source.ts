import type { Lesson } from '@arcada/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

export type Video = NonNullable<Lesson['video']>;

/** Refetches the lesson; returns its video with a fresh address. */
export type Renew = () => Promise<Video | undefined>;

/** How long before its end an address is renewed, and the minimum between two renewals. */
const margin = 60_000;
const shortest = 30_000;

/**
 * The signed address being played. New addresses in later responses are ignored, so that nothing is
 * interrupted; a fresh one is fetched before this one expires and, once, when the browser could not
 * play it.
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
