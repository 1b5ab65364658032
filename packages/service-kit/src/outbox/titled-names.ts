import { addressEnding } from '../leads-elsewhere.ts';
import { topLevelDomains } from '../top-level-domains.ts';

// `º` and `ª` end Portuguese and Spanish titles: “Eng.º João”.
const title = String.raw`(?:Profa?|Dra?|Enga?|Ing|Arqa?|Lic|Mag|Dipl|Mrs?|Ms|Sra?|Srta|Mtr[oa])\.[ºª]?`;
// These forms and no others: `.sc`, `.phil` or whatever comes after a dot may be the end of an address.
const degree = String.raw`(?:[MBD]\.Sc|[MBD]\.Eng|[MB]\.(?:Arch|Ed|Tech|Des)|[MD]\.Phil|Ph\.D|(?:Dipl|Dr)\.Ing)`;
const name = String.raw`\p{Lu}\p{Ll}{2,}(?:[-'’]\p{Lu}\p{Ll}+)*`;
// Of an address, more would follow.
const end = String.raw`(?=\.?(?:[\s,;)]|:?(?:\s|$)))`;
const titles = new RegExp(
  String.raw`(?<![^\s,;(])(?:${degree}${end}|(?:${title}|${degree}\.|\p{Lu}\.)+(?=(${name})${end}))`,
  'gu',
);

/**
 * Writes the titles and initials of a name in another way, where a missing space or their own dots make them look like
 * addresses: “Dr.Ana Souza”, “M.Sc.”. What is spelled like the end of an address isn't taken for a name. Composed letters
 * (NFC).
 */
export const replaceTitles = (text: string, by: (title: string) => string): string =>
  text.replace(titles, (found: string, follows: string | undefined) =>
    follows && (addressEnding.test(`.${follows}`) || topLevelDomains.has(follows.toLowerCase())) ? found : by(found),
  );
