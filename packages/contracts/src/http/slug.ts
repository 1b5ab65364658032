import { languages, type Translated } from '../texts/languages.ts';

/** Latin letters that are no other letter with a mark. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A readable id from a title, to be part of an address; empty without Latin letters and digits. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');

/** What names something in an address: its English name, or that of the first language that has one. */
export const leadingName = (texts: Translated): string =>
  languages.map((language) => texts[language]).find((name) => name.trim() !== '') ?? '';

/** The id of something new follows its title, `before` and `after` a change of that, until it is typed itself. */
export const followingSlug = (id: string, before: string, after: string): string =>
  id === slugOf(before) ? slugOf(after) : id;
