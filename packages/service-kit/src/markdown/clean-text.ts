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

/** Defuses input made to keep the parser busy: real text isn't nested or emphasised that much. */
export const boundNesting = (markdown: string): string =>
  markdown.replace(deepLine, '$1').replace(longRun, (run) => run.slice(0, 200));
