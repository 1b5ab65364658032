import type { Language } from '@arcada/contracts';

/** Speeds that a learner may choose. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Speed and captions carry over to the next lesson, as long as the page is open. */
interface PlayerChoice {
  speed: number;
  /** A language, `off`, or undefined: the page's language. */
  captions?: Language | string;
}

const remembered: PlayerChoice = { speed: 1 };

export const rememberedChoice = (): Readonly<PlayerChoice> => remembered;
export const rememberChoice = (change: Partial<PlayerChoice>): void => void Object.assign(remembered, change);
