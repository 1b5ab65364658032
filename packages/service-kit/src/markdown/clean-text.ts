// Control characters except tab and line feed, halves of surrogate pairs, and bidirectional marks,
// which make text look like something else.
const unwanted = /[[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n]]/gv;

/** Text without invisible and control characters. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unwanted, '');

// The most containers that one line may open: the parser's time grows at least with their square.
const deepLine =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){24})(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const longRun = /([*_])\1{200,}/g;

// A run of stars or underscores that may close an emphasis. Each one that closes none is compared
// with all before it in its block, so the parser's time grows with their square.
const closing = /(?<=[^\s*])\*+|(?<=[^\s_])_+(?![\p{L}\p{N}])/gu;
const mostClosings = 500;

/**
 * Whether a text's emphasis can be parsed in bounded time: real text doesn't close it that often
 * between two blank lines.
 */
export const readsEmphasis = (markdown: string): boolean =>
  markdown.split(/\n[ \t]*\n/).every((block) => (block.match(closing)?.length ?? 0) <= mostClosings);

// What the parser looks at closely: signs that may begin markup, and the beginnings of lines. A line that begins with
// a sign (an item, a row, a heading) costs it several times as much as other lines.
const signs = /[[\]`<>&*_\\!|]/g;
const lineBeginnings = /^[ \t]*\S/gm;
const markedLines = /^[ \t]*(?:[-+*#|>~=[]|\d{1,9}[.)])/gm;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * How much markup a text may have. The parser's time grows with it: this much takes about a tenth of a second, which
 * blocks the process. An article of 60,000 characters has about 4,000.
 */
export const mostMarkup = 6000;

// A line belongs to all lists that are open at its indentation, two columns each, and the parser goes through them on
// every line. The first levels are what code and ordinary lists have.
const indentations = /^[ \t]+(?=\S)/gm;
const columnsOf = (space: string) => [...space].reduce((sum, letter) => sum + (letter === '\t' ? 4 : 1), 0);
const freeColumns = 4;
const deepLevels = (markdown: string): number =>
  (markdown.match(indentations) ?? []).reduce((sum, space) => sum + Math.max(0, columnsOf(space) - freeColumns) / 2, 0);

/** Whether reading a text would hold up the whole process. */
export const hasTooMuchMarkup = (markdown: string): boolean =>
  countOf(markdown, signs) +
    countOf(markdown, lineBeginnings) +
    2 * countOf(markdown, markedLines) +
    deepLevels(markdown) >
  mostMarkup;

/** Defuses input made to keep the parser busy: real text isn't nested or emphasised that much. */
export const boundNesting = (markdown: string): string =>
  markdown.replace(deepLine, '$1').replace(longRun, (run) => run.slice(0, 200));
