import type { Lesson } from '@arcada/contracts';

export type Cue = NonNullable<Lesson['video']>['transcript'][number];

const timing = /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})\s+-->\s+(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})/;

const seconds = (parts: (string | undefined)[]) => {
  const [hours = '0', minutes = '0', whole = '0', milliseconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(milliseconds) / 1000;
};

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** Cues of a WebVTT file as plain text: markup and positions are left out, comments and styles skipped. */
export function readCaptions(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => timing.test(line));
    const match = timing.exec(lines[at] ?? '');
    if (!match) return [];
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity)
      .trim();
    return text ? [{ startSeconds: seconds(match.slice(1, 5)), endSeconds: seconds(match.slice(5, 9)), text }] : [];
  });
}
