import { asRead, foldIdentifier, likePart, sha256, siteEnding } from '@arcada/service-kit';

/** One key for all spellings of the same user name. */
export const usernameKey = (username: string): string => sha256(`username:${foldIdentifier(username)}`);

const lettersOf = (username: string) => foldIdentifier(username).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether two user names differ in nothing but signs and spaces, so that one can pass for the other. */
export const looksAlike = (one: string, other: string): boolean =>
  lettersOf(one) !== '' && lettersOf(one) === lettersOf(other);

const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

// Who is called so speaks for a site anywhere.
const staff = new Set(
  (
    'admin admins administrator administrators administrador administradora root superuser sysadmin system sistema ' +
    'support suporte soporte help helpdesk ajuda ayuda staff moderator moderador moderadora webmaster postmaster ' +
    'hostmaster abuse security seguranca seguridad official oficial noreply'
  ).split(' '),
);

// Signs that are read as letters, and letters that look alike, each with the one it is compared as.
const passesFor = new Map(
  '0o 1i li |i !i 3e 4a 5s $s 7t'.split(' ').map(([sign = '', letter = '']) => [sign, letter] as const),
);
const atAGlance = (text: string) =>
  text.replaceAll('rn', 'm').replace(/[01l|!345$7]/g, (sign) => passesFor.get(sign) ?? sign);
const staffAtAGlance = new Set([...staff].map(atAGlance));

/**
 * Whether a user name is that of a site's staff, with whatever signs, spaces and accents, or looks like it: “adm1n”. New
 * accounts can't have it.
 */
export const namesStaff = (username: string): boolean =>
  staff.has(withoutAccents(lettersOf(username))) ||
  staffAtAGlance.has(withoutAccents(lettersOf(atAGlance(foldIdentifier(username)))));

// What such a name has beside it: “Support Team”, “Equipe de suporte”.
const besideStaff = new Set(
  (
    'team equipe equipo time the o el la of de do da del site sitio desk service servico servicio account conta cuenta ' +
    'customer cliente technical tecnico tecnica'
  ).split(' '),
);

/** Whether a full name is nothing but what staff are called; people may be called so among other names. */
export function isStaffTitle(fullName: string): boolean {
  const words = fullName.split(/\s+/).filter((word) => lettersOf(word) !== '' || word.includes('$'));
  return (
    words.some(namesStaff) &&
    words.every((word) => namesStaff(word) || besideStaff.has(withoutAccents(lettersOf(word))))
  );
}

/** Longer than names and address are; some letters take several once they are folded. */
export const searchWordsMax = 500;

/** What the users manager searches, and the column that the release before searches. */
export function searchColumns(account: { username: string; email: string; fullName: string | null }) {
  const searchText = withoutAccents([account.username, account.email, account.fullName ?? ''].join('\n'));
  return { searchText, searchWords: searchText.slice(0, searchWordsMax) };
}

/** A LIKE pattern for typed words. */
export const searchPattern = (typed: string): string => likePart(withoutAccents(typed));

// Control characters, lone surrogates, separators and bidirectional marks break files and mails.
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
export const isPrintable = (text: string): boolean => !unprintable.test(text);

// The site is English, Portuguese and Spanish: their letters suffice, and no letter of another
// script can pass for one of them. Compared in the form that the key of the name is made of.
const plainLetters = /^(?:[A-Za-zÀ-ÖØ-öø-ÿ0-9]|[^\p{L}\p{M}\p{N}])*$/u;

/**
 * For new accounts. No invisible characters, nothing that reads as a link, because others see the
 * name, and no `@` either: sign-in treats a name with one as an address.
 */
export const isUsableUsername = (username: string): boolean =>
  isPrintable(username) &&
  !/[\p{Cf}\u2800@]/u.test(username) &&
  !/\/|^\s*www\./i.test(username.normalize('NFKC')) &&
  !siteEnding.test(asRead(username.normalize('NFKC'))) &&
  plainLetters.test(username.normalize('NFKC')) &&
  [...username.normalize('NFKC').trim()].length >= 3;
