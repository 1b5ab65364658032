import { type Played, positionInterval, unionOf } from '@arcada/contracts';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Saves a position and what was played so far, and returns whether it was saved; `leaving` when the
 * page may be gone before the response arrives.
 */
export type SavePosition = (seconds: number, leaving: boolean, played: Played[]) => Promise<boolean>;

const rounded = (seconds: number) => Math.round(seconds * 10) / 10;
const partsOf = ({ played }: HTMLVideoElement) =>
  Array.from({ length: played.length }, (_, at): Played => [rounded(played.start(at)), rounded(played.end(at))]);

/**
 * Saves the video's position and what was played: every 5 s while it plays, when it stops, when the page or the lesson
 * is left, and, after a failed save, when the network is back.
 */
export function useSavedPosition(element: RefObject<HTMLVideoElement | null>, save: SavePosition | undefined): void {
  const saved = useRef<number | undefined>(undefined);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    // The browser forgets them with each source, and addresses are renewed.
    let played: Played[] = [];
    const handlePlayed = () => {
      played = unionOf([...played, ...partsOf(video)]);
    };
    const saveNow = async (leaving: boolean) => {
      const seconds = rounded(video.currentTime);
      // Before the first play nothing has been watched.
      if (video.played.length === 0 || saved.current === seconds) return;
      saved.current = seconds;
      handlePlayed();
      const kept = await latest.current?.(seconds, leaving, played);
      if (kept === false && saved.current === seconds) saved.current = undefined;
    };
    const handleStop = () => void saveNow(false);
    const handleHidden = () => document.visibilityState === 'hidden' && void saveNow(true);
    const handleLeave = () => void saveNow(true);
    const timer = setInterval(() => !video.paused && void saveNow(false), positionInterval * 1000);
    video.addEventListener('timeupdate', handlePlayed);
    video.addEventListener('pause', handleStop);
    video.addEventListener('ended', handleStop);
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('online', handleStop);
    return () => {
      clearInterval(timer);
      video.removeEventListener('timeupdate', handlePlayed);
      video.removeEventListener('pause', handleStop);
      video.removeEventListener('ended', handleStop);
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('online', handleStop);
      void saveNow(true);
    };
  }, [element]);
}
