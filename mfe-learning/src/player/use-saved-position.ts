import { positionInterval } from '@arcada/contracts';
import { type RefObject, useEffect, useRef } from 'react';

/** Keeps a position; `leaving` when the page may be gone before the answer comes. */
export type SavePosition = (seconds: number, leaving: boolean) => void;

/** Saves where the video stands: every 5 s while it plays, when it stops, and when the page or the lesson is left. */
export function useSavedPosition(element: RefObject<HTMLVideoElement | null>, save: SavePosition | undefined): void {
  const saved = useRef<number | undefined>(undefined);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const saveNow = (leaving: boolean) => {
      const seconds = Math.round(video.currentTime * 10) / 10;
      // Before the first play nothing has been watched.
      if (video.played.length === 0 || saved.current === seconds) return;
      saved.current = seconds;
      latest.current?.(seconds, leaving);
    };
    const handleStop = () => saveNow(false);
    const handleHidden = () => document.visibilityState === 'hidden' && saveNow(true);
    const handleLeave = () => saveNow(true);
    const timer = setInterval(() => !video.paused && saveNow(false), positionInterval * 1000);
    video.addEventListener('pause', handleStop);
    video.addEventListener('ended', handleStop);
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      clearInterval(timer);
      video.removeEventListener('pause', handleStop);
      video.removeEventListener('ended', handleStop);
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', handleLeave);
      saveNow(true);
    };
  }, [element]);
}
