import { fold } from '@arcada/search';

/** What the admins' search of reviews compares. */
export const reviewSearchText = ({ authorName, text }: { authorName: string; text: string }): string =>
  fold(`${authorName}\n${text}`);

/** A LIKE pattern for typed words; `!` is the escape character on both databases. */
export const reviewPattern = (typed: string): string => `%${fold(typed).replace(/[!%_]/g, '!$&')}%`;
