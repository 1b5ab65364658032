/** Why captions can't be read, and at which line, counted from 1. */
export interface CaptionFault {
  what: 'header' | 'noTiming' | 'timing' | 'order' | 'none';
  line: number;
}
/** Captions as WebVTT, or what is wrong with them. */
export type CheckedCaptions = { vtt: string } | { fault: CaptionFault };

const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`;
const lenient = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(\\s.*)?$`);
/** As browsers read it; they skip cues with any other line. */
const strict = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}\s+-->\s+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}(?:\s|$)/;
/** Blocks of WebVTT that hold no cue. */
const aside = /^(NOTE|STYLE|REGION)(\s|$)/;

/** Checks WebVTT line by line; it is kept as it is. */
export function checkVtt(file: string): CheckedCaptions {
  const lines = linesOf(file);
  if (!/^WEBVTT(?:\s|$)/.test(lines[0] ?? '')) return { fault: { what: 'header', line: 1 } };
  const [, ...blocks] = blocksOf(lines);
  const fault = faultIn(
    blocks.filter(({ lines: [first = ''] }) => !aside.test(first)),
    strict,
  );
  return fault ? { fault } : { vtt: file };
}

/** WebVTT of a SubRip file: the same cues at the same times. */
export function fromSubRip(file: string): CheckedCaptions {
  const blocks = blocksOf(linesOf(file));
  const fault = faultIn(blocks, lenient);
  if (fault) return { fault };
  const cues = blocks.map(({ lines }) => {
    const at = timingIn(lines);
    const [, ...parts] = lenient.exec(lines[at] ?? '') ?? [];
    const text = lines.slice(at + 1).map(plain);
    return `${timeOf(parts.slice(0, 4))} --> ${timeOf(parts.slice(4, 8))}\n${text.join('\n')}`;
  });
  return { vtt: `WEBVTT\n\n${cues.join('\n\n')}\n` };
}

interface Block {
  /** Of its first line, counted from 1. */
  line: number;
  lines: string[];
}

const linesOf = (file: string) =>
  file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') open = undefined;
    else if (open) open.lines.push(line);
    else {
      open = { line: at + 1, lines: [line] };
      blocks.push(open);
    }
  }
  return blocks;
}

/** The line with the times: the first, or the second after a number or a name. */
const timingIn = (lines: readonly string[]) => lines.slice(0, 2).findIndex((line) => line.includes('-->'));

function faultIn(blocks: readonly Block[], form: RegExp): CaptionFault | undefined {
  for (const { line, lines } of blocks) {
    const at = timingIn(lines);
    if (at < 0) return { what: 'noTiming', line };
    const timing = lines[at] ?? '';
    const parts = lenient.exec(timing)?.slice(1, 9);
    if (!parts || !form.test(timing)) return { what: 'timing', line: line + at };
    if (milliseconds(parts.slice(0, 4)) >= milliseconds(parts.slice(4))) return { what: 'order', line: line + at };
  }
  return blocks.length === 0 ? { what: 'none', line: 1 } : undefined;
}

type TimeParts = readonly (string | undefined)[];
const milliseconds = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: TimeParts) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'));

function timeOf([hours = '0', minutes = '0', seconds = '0', rest = '0']: TimeParts): string {
  const [h, m, s] = [hours, minutes, seconds].map((part) => part.padStart(2, '0'));
  return `${h}:${m}:${s}.${rest.padEnd(3, '0')}`;
}

/** Bold, italics and underlining are the same in both; colours and positions are left out. */
const plain = (line: string) =>
  line
    .replace(/<\/?font[^>]*>/gi, '')
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/&/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/gi, '&lt;')
    .replace(/-->/g, '--&gt;');
