// Control characters but tab and line feed, halves of surrogate pairs, and the marks that turn the direction of
// writing: they show text that is not what it says.
const unwanted = /[[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n]]/gv;

/** Text without invisible and control characters. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unwanted, '');

// Most containers that one line opens: the parser's time grows with their square and worse.
const deepLine =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){24})(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const longRun = /([*_])\1{200,}/g;

// A run of stars or underscores that may end an emphasis. Each that ends none is compared with all before it in its
// block, so the parser's time grows with their square.
const closing = /(?<=[^\s*])\*+|(?<=[^\s_])_+(?![\p{L}\p{N}])/gu;
const mostClosings = 500;

/** Whether a text's emphasis can be read in bounded time: nobody ends it that often between two blank lines. */
export const readsEmphasis = (markdown: string): boolean =>
  markdown.split(/\n[ \t]*\n/).every((block) => (block.match(closing)?.length ?? 0) <= mostClosings);

/** Takes the edge off input that is made to keep the parser busy: nobody nests so deep or stresses so much. */
export const boundNesting = (markdown: string): string =>
  markdown.replace(deepLine, '$1').replace(longRun, (run) => run.slice(0, 200));
