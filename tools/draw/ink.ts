/** Top, left and right face of a solid. */
export type Tone = readonly [top: string, left: string, right: string];

/** Solids are bright enough for the dark ground and outlined for the light one. */
export const tones = {
  blue: ['#dce5ff', '#8fa9f5', '#4c74e6'],
  deep: ['#a9bdfa', '#5c80ec', '#2b55cf'],
  paper: ['#ffffff', '#e9e7e0', '#cfccc2'],
  stone: ['#eef0f3', '#c9ced6', '#a3abb8'],
  signal: ['#ffe3bc', '#f6be73', '#f2a03d'],
  teal: ['#cdeff3', '#6cc7d3', '#2a9fb1'],
  green: ['#d3f0e0', '#7cc9a2', '#3aa06f'],
  coral: ['#ffd9d2', '#f09a8c', '#d9604e'],
} as const satisfies Record<string, Tone>;

export const INK = '#0e1726';
/** For lines without a solid under them: seen on both grounds. */
export const DRAFT = '#6487ee';

export type Accent = 'signal' | 'teal' | 'green' | 'coral';
