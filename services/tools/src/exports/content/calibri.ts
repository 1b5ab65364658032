/** Widths of Calibri's letters, in thousandths of their size, by width. */
const byWidth: Record<number, string> = {
  226: ' ',
  229: 'ijlI',
  252: ".,'",
  267: ':;',
  303: '()',
  306: '-',
  319: 'J',
  335: 't',
  349: 'r',
  391: 's',
  395: 'z',
  401: '"',
  305: 'f',
  423: 'c',
  433: 'x',
  453: 'vyk',
  471: 'g',
  479: 'a',
  487: 'TYS',
  498: 'eE_',
  507: '0123456789',
  525: 'bdhnpqu',
  527: 'o',
  517: 'P',
  459: 'F',
  420: 'L',
  468: 'Z',
  519: 'KX',
  533: 'C',
  544: 'BR',
  567: 'V',
  579: 'A',
  615: 'D',
  623: 'H',
  631: 'G',
  642: 'U',
  646: 'N',
  662: 'OQ',
  715: 'w%',
  799: 'm',
  855: 'M',
  890: 'W',
};
const widths = new Map(
  Object.entries(byWidth).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);
const average = 500;
const boldness = 1.03;

const widthOf = (word: string) =>
  [...word.normalize('NFD')].reduce(
    (sum, letter) => sum + (/\p{M}/u.test(letter) ? 0 : (widths.get(letter) ?? average)),
    0,
  );

/** Lines that a text takes, in letters of a size, broken between words and, where one is too long, within it. */
export function linesOf(text: string, size: number, width: number, bold = false): number {
  const most = (width * 1000) / size / (bold ? boldness : 1);
  const space = widths.get(' ') ?? average;
  return text.split('\n').reduce((lines, line) => {
    let [count, used] = [1, 0];
    for (const word of line.split(' ')) {
      const own = widthOf(word);
      if (used > 0 && used + own > most) {
        count += 1;
        used = 0;
      }
      count += Math.max(0, Math.ceil(own / most) - 1);
      used += (own > most ? own % most : own) + space;
    }
    return lines + count;
  }, 0);
}

/** Calibri, or what takes its place: the fonts that programs without it show are wider, and bold ones more so. */
export const docxLetters = { letter: 102, headLetter: 117, padding: 170 } as const;
