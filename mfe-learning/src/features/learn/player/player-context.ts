import { createContext, useContext } from 'react';

/** The video of the lesson, for the components around it: transcript, notes. */
export interface PlayerControl {
  /** Seconds from the start. */
  time: () => number;
  /** Seeks, plays, and scrolls the video into view. */
  jump: (seconds: number) => void;
}

export const PlayerContext = createContext<PlayerControl | undefined>(undefined);

/** Undefined in a lesson without a video. */
export const usePlayer = () => useContext(PlayerContext);
