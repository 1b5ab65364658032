/** What begins an item of a list, as in Markdown: a bullet, or a number. One of four digits is a year. */
export const listMark = /^(?<indent>\s*)(?:[-*+•]|(?<number>\d{1,3})[.)])\s+/;
