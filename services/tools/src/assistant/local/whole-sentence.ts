/** Placeholders of a topic's text: as they are written, and as passages name them. */
const gap = /[{[]\p{L}[^\]}]*[\]}]/u;
/** A small letter at the beginning, but not of a name such as "buildingSMART". */
const middle = /^[^\p{L}\p{N}]*\p{Ll}+(?!\p{L})/u;
/** What stands above or below it isn't quoted with it: "Those above are the codes of …". */
const pointing =
  /^(?:(?:those|these|the \S+)(?: \S+)? (?:above|below)|(?:[oa]s|est[ea]s)(?: \S+)? (?:acima|abaixo|d[ao]s? tabela)|(?:l[oa]s|est[oa]s)(?: \S+)? (?:de (?:arriba|abajo|la tabla)|anteriores))(?!\p{L})/iu;

/** Whether a sentence can be read by itself: without gaps, from its beginning, and not only leading to a list. */
export const isWhole = (sentence: string): boolean =>
  !gap.test(sentence) && !middle.test(sentence) && !pointing.test(sentence) && !sentence.endsWith(':');

/** Whether it can be read by itself and says something: a question answers nothing. */
export const isStatement = (sentence: string): boolean => isWhole(sentence) && !/\?["”»]?$/.test(sentence);
