import { positionInterval } from '@arcada/contracts';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Saves a position and returns whether it was saved; `leaving` when the page may be gone before the
 * response arrives.
 */
export type SavePosition = (seconds: number, leaving: boolean) => Promise<boolean>;

/**
 * Saves the video's position: every 5 s while it plays, when it stops, when the page or the lesson
 * is left, and, after a failed save, when the network is back.
 */
export function useSavedPosition(element: RefObject<HTMLVideoElement | null>, save: SavePosition | undefined): void {
  const saved = useRef<number | undefined>(undefined);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const saveNow = async (leaving: boolean) => {
      const seconds = Math.round(video.currentTime * 10) / 10;
      // Before the first play nothing has been watched.
      if (video.played.length === 0 || saved.current === seconds) return;
      saved.current = seconds;
      const kept = await latest.current?.(seconds, leaving);
      if (kept === false && saved.current === seconds) saved.current = undefined;
    };
    const handleStop = () => void saveNow(false);
    const handleHidden = () => document.visibilityState === 'hidden' && void saveNow(true);
    const handleLeave = () => void saveNow(true);
    const timer = setInterval(() => !video.paused && void saveNow(false), positionInterval * 1000);
    video.addEventListener('pause', handleStop);
    video.addEventListener('ended', handleStop);
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('online', handleStop);
    return () => {
      clearInterval(timer);
      video.removeEventListener('pause', handleStop);
      video.removeEventListener('ended', handleStop);
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('online', handleStop);
      void saveNow(true);
    };
  }, [element]);
}
