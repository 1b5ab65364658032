import type { TextPart } from '@arcada/bim';
import { printable } from '@arcada/service-kit/pdf';
import type { Content, Style } from 'pdfmake/interfaces';

export const colours = {
  ink: '#1b2430',
  mute: '#5b6472',
  accent: '#1f4fd8',
  line: '#c9d3d3',
  head: '#e9eefc',
  missing: '#fff3b0',
} as const;

/** Everything that pdfmake wants to know of a word. What isn't given it looks for word by word: half of its time. */
const plain = {
  font: 'Roboto',
  bold: false,
  italics: false,
  alignment: 'left',
  fontSize: 10.5,
  color: colours.ink,
  lineHeight: 1.2,
  characterSpacing: 0,
  opacity: 1,
  noWrap: false,
  sup: false,
  sub: false,
  preserveLeadingSpaces: false,
  preserveTrailingSpaces: false,
  fontFeatures: '',
  decoration: '',
  decorationColor: '',
  decorationStyle: '',
  decorationThickness: '',
  linkToPage: '',
  linkToDestination: '',
} as const;

export const looks = {
  body: {},
  note: { fontSize: 9, color: colours.mute },
  cell: { fontSize: 8.5 },
  head: { fontSize: 8.5, bold: true },
} satisfies Record<string, Style>;
export type Look = keyof typeof looks;

/** Lines stay lines; everything else that has no glyph becomes a blank. */
const linesOf = (text: string) => text.split('\n').map(printable).join('\n');

const inLook = (text: string, look: Look, more: Style = {}) => ({
  text: linesOf(text),
  ...plain,
  ...looks[look],
  ...more,
});

export const worded = (text: string, look: Look): { text: Content } => ({
  text: [inLook(text, look)] as unknown as Content,
});

/** What is missing in the document is marked, so that it is found before the file is sent. */
export const wordedParts = (parts: readonly TextPart[]): { text: Content } => ({
  text: parts.map(({ kind, text }) =>
    inLook(text, 'body', kind === 'missing' || kind === 'unknown' ? { background: colours.missing } : {}),
  ) as unknown as Content,
});
