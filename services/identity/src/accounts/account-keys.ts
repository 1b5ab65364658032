import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

// NFKC joins look-alike forms such as full-width letters; twice, because lower case can leave composed forms behind.
const fold = (text: string) => text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** One key for every way to write the same user name or address. */
export const usernameKey = (username: string): string => sha256(`username:${fold(username)}`);
export const emailKey = (email: string): string => sha256(`email:${fold(email)}`);

const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What the users manager searches in. */
export const searchText = (account: { username: string; email: string; fullName: string | null }): string =>
  withoutAccents([account.username, account.email, account.fullName ?? ''].join('\n'));

/** A LIKE pattern for typed words; `!` is the escape sign on both databases. */
export const searchPattern = (typed: string): string => `%${withoutAccents(typed).replace(/[!%_]/g, '!$&')}%`;

// Control characters, lone surrogates, separators and signs that turn the reading direction break files and mails.
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
export const isPrintable = (text: string): boolean => !unprintable.test(text);

/** A user name has no invisible signs either, and no `@`: what has one is looked up as an address at sign-in. */
export const isUsableUsername = (username: string): boolean =>
  isPrintable(username) && !/[\p{Cf}@]/u.test(username) && [...username.normalize('NFKC').trim()].length >= 3;
