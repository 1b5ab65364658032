import { site } from '@arcada/contracts';
import type { AccountEntity } from './account.entity.ts';
import { isStaffTitle } from './account-keys.ts';

// Signs that pass for the letters of the site's name, in small letters.
const alike = Object.entries({
  a: 'аαɑɐɒᴀⱥᶏλʌᗅꓮꭺ𖽀𐊠4',
  c: 'сϲƈȼɕᴄⲥҫꮯꓚᑕ¢',
  d: 'ԁɗđðɖƌᴅᶁꭰꮷᗞᗪᑯꓓꓒ',
  r: 'гяʀɍɼɽɾᴦⲅꭱꮁꮢꭇꭈᖇꓣ',
}).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const));
const letterOf = new Map<string, string>(alike);
// Letters in discs, in boxes and of flags have no other form: each row of 26 begins with A.
for (const first of [0x1f150, 0x1f170, 0x1f1e6])
  for (const letter of 'acdr') letterOf.set(String.fromCodePoint(first + letter.charCodeAt(0) - 97), letter);
const invisible = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
// “A r c a d a”: the letters of a word that somebody has spelled.
const spelled = /(?<!\p{L})(\p{L})\P{L}+(?=\p{L}(?!\p{L}))/gu;

const fold = (text: string): string =>
  [...text.normalize('NFKD').replace(invisible, '').toLowerCase()].map((sign) => letterOf.get(sign) ?? sign).join('');
/** At the beginning of a word, whatever signs but spaces are between the letters: “ar-cada”. */
const own = new RegExp(String.raw`(?<!\p{L})${[...fold(site.name)].join(String.raw`[^\p{L}\s]*`)}`, 'u');

/**
 * Whether others would take who has this name for the site itself: a word of it begins as the site is called, however
 * that is written. Within a word it is no one's name: “hora marcada”.
 */
export const namesSite = (text: string): boolean =>
  [fold(text), fold(text).replace(spelled, '$1')].some((form) => own.test(form));

/** Whether others would take who has this name for the staff of the site, also where it only looks so. */
export const namesStaffOfSite = (fullName: string): boolean => isStaffTitle(fullName) || isStaffTitle(fold(fullName));

/** Admins speak for the site; from before such names were reserved, others may still have one. */
export const posesAsSite = (name: string, { role }: Pick<AccountEntity, 'role'>): boolean =>
  role !== 'admin' && (namesSite(name) || namesStaffOfSite(name));

/** The full name as others may be given it: of who would pass for the site by it, none. */
export const fullNameForOthers = (account: Pick<AccountEntity, 'fullName' | 'role'>): string | null =>
  account.fullName && posesAsSite(account.fullName, account) ? null : account.fullName;
