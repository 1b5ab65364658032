import { languages } from '@arcada/contracts';
import { keepChoice, readChoice } from '@arcada/platform';

/** Speeds that a learner may choose. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const speedKey = 'arcada.player.speed';
const captionsKey = 'arcada.player.captions';

/** Speed and captions carry over to the next lesson and the next visit in this browser. */
interface PlayerChoice {
  speed: number;
  /** A language, `off`, or undefined: the page's language. */
  captions?: string | undefined;
}

export const rememberedChoice = (): Readonly<PlayerChoice> => ({
  speed: Number(readChoice(speedKey, speeds.map(String)) ?? 1),
  captions: readChoice(captionsKey, [...languages, 'off']),
});

export function rememberChoice({ speed, captions }: Partial<PlayerChoice>): void {
  if (speed !== undefined) keepChoice(speedKey, String(speed));
  if (captions !== undefined) keepChoice(captionsKey, captions);
}
