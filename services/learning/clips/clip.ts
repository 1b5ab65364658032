import type { Language } from '@arcada/contracts';

/** From second, to second, and what is said in English, Portuguese and Spanish. */
export type Cue = readonly [from: number, to: number, en: string, ptBr: string, es: string];

/** One drawn clip. It has no voice: the cues tell it. */
export interface Clip {
  id: string;
  seconds: number;
  /** How many times slower the film runs than the seconds of its scene: captions want time to be read. */
  pace: number;
  /** The second whose picture stands for the clip. */
  posterAt: number;
  cues: readonly Cue[];
  /** The picture at a second, as the inside of an SVG of 960 × 540. The lowest 90 units stay free for the captions. */
  draw: (second: number) => string;
}

const clock = (seconds: number) => {
  const whole = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60_000))}:${two(Math.floor(whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`;
};

/** The cues of one language as a WebVTT file. */
export function captionsOf(clip: Clip, language: Language): string {
  const column = { en: 2, 'pt-BR': 3, es: 4 } as const;
  const blocks = clip.cues.map(
    (cue) => `${clock(cue[0] * clip.pace)} --> ${clock(cue[1] * clip.pace)}\n${cue[column[language]]}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
