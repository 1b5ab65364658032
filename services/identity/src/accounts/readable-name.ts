import { isPrintable } from './account-keys.ts';

// Scripts whose letters are joined and kept apart by characters without a width.
const joining = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => String.raw`\p{sc=${script}}`)
  .join('');
/** What has no width and yet says which letter, or emoji, is meant. */
const meant = new RegExp(
  [
    String.raw`(?<=[${joining}]\p{M}*)[\u200C\u200D]`,
    String.raw`(?<=\p{sc=Mong})[\u180B-\u180D\u180F]`,
    String.raw`(?<=\p{sc=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=\p{Extended_Pictographic})\uFE0F`,
    String.raw`(?<=\p{Extended_Pictographic}[\p{EMod}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})`,
  ].join('|'),
  'gu',
);
// Braille's blank has a width and nothing else.
const unseen = /\p{Default_Ignorable_Code_Point}|\u2800/u;
// Vietnamese has two accents on a letter; scripts with vowels of their own have up to six signs on one.
const heaped = /(?:(?=\p{M})\p{sc=Inherited}){4}|\p{M}{7}/u;

/** Whether a name can be read as it is written: it has a letter, nothing hidden, and no heap of accents. */
export const isReadableName = (text: string): boolean => {
  const shown = text.replace(meant, '');
  return isPrintable(text) && !unseen.test(shown) && /\p{L}/u.test(shown) && !heaped.test(text.normalize('NFD'));
};
