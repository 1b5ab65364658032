import { topLevelDomains } from './top-level-domains.ts';

const address = /:\/\/|www[.\u3002]|\]\(|\]:|@|[\p{L}\p{N}][.\u3002]\p{L}{2,}/u;

/** Whether a text has what a reader, or the program that shows it, would follow: a link, an address, the name of a site. */
export const leadsElsewhere = (text: string): boolean => address.test(text.normalize('NFKC'));

const generic =
  'com|net|org|info|biz|xyz|top|pro|app|dev|site|online|shop|store|club|live|link|click|icu|vip|fun|win|bet|casino|blog|tech|cloud|space|website|page|news|world|email|edu|gov|law|legal|health|care|doctor|clinic|dental|expert|academy|school|engineer|engineering|build|design|studio|agency|company|group|digital|media|guru|today|life|games|poker|porn|sex|chat|help|support|money|cash|loan|credit|tax|deals|sale|party|wiki';

/** How addresses end, or go on: such a word after a dot is read as the name of a site. Those of two letters are countries. */
export const addressEnding = new RegExp(String.raw`\.(?:[a-z]{2}|${generic})(?![^.])`, 'i');

/** The same of what can be nothing else: of two letters only the countries' under which anybody has a site. */
export const siteEnding = new RegExp(String.raw`\.(?:ai|cc|co|gg|io|ly|me|tv|${generic})(?![\p{L}\p{N}_-])`, 'iu');

// Of other scripts and of typography; a Catalan name has the middle dot between two l: “Gal·la”.
const likeDot =
  /(?<=([\p{sc=Latin}\d]))[\u00B7\u0660\u06D4\u06F0\u0701\u0702\u16EB\u2022\u2027\u2219\u22C5\u2E31\u2E33\u30FB\uA4F8\uFF65](?=(\p{sc=Latin}{2,}))/gu;

/** A text as it is read: without what has no width, and with dots for the signs that pass for them in an address. */
export const asRead = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(likeDot, (sign, before: string, after: string) =>
      /l/i.test(before) && /^l/i.test(after) && !topLevelDomains.has(after.toLowerCase()) ? sign : '.',
    );
