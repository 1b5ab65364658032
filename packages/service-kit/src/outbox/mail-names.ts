import { asRead, leadsElsewhere } from '../leads-elsewhere.ts';
import { replaceTitles } from './titled-names.ts';

// No dots, slashes or spaces, and short: neither a link nor a sentence.
export const plainName = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9_-]{1,30}$/;
// The only dots of a name are those of titles and initials, which nothing but a space or another initial follows.
const titles = String.raw`(?:(?:Prof|Profa|Dr|Dra|Dipl|Mag|Eng|Ing|Arq|Mr|Mrs|Ms|Sr|Sra)\.(?:-Ing\.)? ){0,2}`;
const word = String.raw`(?:\p{Lu}[\p{L}'’-]{0,19}|(?:\p{Lu}\.){1,4})`;
const particle = '(?:de|da|do|dos|das|del|la|las|los|e|y|van|von|der|den)';
// A person's: two to four words with capitals and the particles between them. Such a name can't say where to go or what
// to pay either.
const person = new RegExp(String.raw`^(?=.* )${titles}${word}(?: ${particle}| ${word}){0,3}(?:,? [JS]r\.)?$`, 'u');

/** Whether a text of a stranger can be nothing but somebody's name: any mail may contain it. Composed letters (NFC). */
export const isOnlyName = (text: string): boolean => person.test(text) || plainName.test(text);

// What may stand in a sentence, and in a name is an address: a port or scheme, the numbers of a machine or its path, a dot
// in brackets. “S/A” and “Ana (BIM)” are names.
const addressInName =
  /[\p{L}\p{N}]:[\p{L}\p{N}/]|\d+(?:\.\d+){3}|[[({]\s*(?:\.|dot|at)\s*[\])}]|[\p{L}\p{N}]\.[^\s/]*\/[\p{L}\p{N}]|\blocalhost\b/iu;
// Ends that everybody knows: what is set apart from them, or spelled out, is read as an address nevertheless. “Studio
// .NET” is called so, “com” is “with” in Portuguese.
const known = 'com|net|org|info|biz|io|app|dev|xyz|site|online|shop|store|top|click|link';
const apartAddress = new RegExp(
  String.raw`[\p{L}\p{N}]\s+(?:(?!\.NET\b)\.\s?(?:${known})\b|dot\s+(?:${known})\b|(?:ponto|punto)\s+(?:${known})(?=\W*$))`,
  'iu',
);

/**
 * The name that somebody has given themselves or another, as a mail to others may contain it: one with an address in it
 * isn't a name, whoever has confirmed what. Titles aren't addresses, however they are spaced.
 */
export const mailedName = (name: string): string | undefined =>
  leadsElsewhere(replaceTitles(asRead(name), () => ' ')) ||
  [addressInName, apartAddress].some((address) => address.test(asRead(name).normalize('NFKC')))
    ? undefined
    : name;

/**
 * The name that others read above what somebody writes, or on a certificate: the full name, else the username, also
 * where a full name from before they were refused has an address in it.
 */
export const publicName = ({
  fullName,
  username,
}: {
  fullName?: string | null | undefined;
  username: string;
}): string => ((fullName && mailedName(fullName)) || username).slice(0, 120);

/**
 * Stands for a dot that no mail program may take for one of an address and make a link of. In HTML it is a dot in an
 * element of its own; in plain text it looks like one, and folds to one (NFKC) in what is copied from there.
 */
export const unlinkedDot = '\u2024';

// As address bars and many mail programs read them (UTS 46): also in full width, and the full stops of Asian texts.
const addressStart = /[:\uFE55\uFF1A][/\uFF0F]{2}|\bmailto[:\uFE55\uFF1A](?=\S)/gi;
const innerDot = /(?<=\S)[.\u3002\uFE52\uFF0E\uFF61](?=[\p{L}\p{N}])/gu;

/**
 * What somebody wrote, as a mail of the house may quote it: its readers can read an address in it, but no mail program
 * makes a link of it. Nothing is left out, so that what remains can't join to another address.
 */
export const unlinked = (text: string): string =>
  text.replace(addressStart, (sign) => `${sign.replace(/[/\uFF0F]{2}/, '')} `).replace(innerDot, unlinkedDot);
