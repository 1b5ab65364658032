import { site } from '@arcada/contracts';
import type { AccountEntity } from './account.entity.ts';

// Letters of other scripts that pass for those of the site's name.
const alike: Record<string, string> = { а: 'a', α: 'a', ɑ: 'a', с: 'c', ϲ: 'c', г: 'r', ԁ: 'd', ɗ: 'd' };
const invisible = /[\p{M}\p{Cf}]/gu;
// “A.r.c.a.d.a”: the letters of a word that somebody has spelled.
const spelled = /(?<!\p{L})(\p{L})\P{L}+(?=\p{L}(?!\p{L}))/gu;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(invisible, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => alike[letter] ?? letter);
const own = fold(site.name);

/**
 * Whether others would take who has this name for the site itself: a word of it begins as the site is called, however
 * that is written. Within a word it is no one's name: “hora marcada”.
 */
export const namesSite = (text: string): boolean =>
  [fold(text), fold(text).replace(spelled, '$1')].some((form) =>
    form.split(/\P{L}+/u).some((word) => word.startsWith(own)),
  );

/** Admins speak for the site; from before the name was reserved, others may still have it. */
export const posesAsSite = (name: string, { role }: Pick<AccountEntity, 'role'>): boolean =>
  role !== 'admin' && namesSite(name);

/** The full name as others may be given it: of who would pass for the site by it, none. */
export const fullNameForOthers = (account: Pick<AccountEntity, 'fullName' | 'role'>): string | null =>
  account.fullName && posesAsSite(account.fullName, account) ? null : account.fullName;
