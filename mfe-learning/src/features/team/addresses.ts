import { maxInvitedName } from '@arcada/contracts';

export interface Invited {
  email: string;
  name?: string;
}

/** What may be an address: what is in angle brackets, or a word. */
const candidates = /<([^<>]*)>|[^\s,;:|<>()[\]{}"]+/g;
const pairs = ["''", '‘’', '“”', '«»', '()', '[]', '{}'];
/** A line with one of these is the heading of a table. */
const emailHeadings = new Set([
  ...['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'endereço de email', 'endereço de e-mail'],
  ...['correo', 'correo electrónico', 'dirección de correo', 'dirección de correo electrónico'],
]);

/**
 * The people of a pasted list. Lines are people, or several of them. The text beside an address is the name; with
 * several in a line it is the text before each, or after each where the line begins with an address and every one has
 * text after it. Somebody who comes again is merged with the first. What is no address stays one, as it was typed, for
 * the service to name its fault.
 */
export function peopleOf(text: string): { people: Invited[]; repeated: number } {
  const people = new Map<string, Invited>();
  let repeated = 0;
  for (const { email, name } of text.split(/[\r\n\v\u2028\u2029]/).flatMap(peopleOfLine)) {
    const key = email.toLowerCase();
    const known = people.get(key);
    if (known) repeated++;
    people.set(key, { ...known, email: known?.email ?? email, ...(name && !known?.name && { name }) });
  }
  return { people: [...people.values()], repeated };
}

function peopleOfLine(line: string): Invited[] {
  const { emails, texts, isBracketed } = partsOf(line.replace(/mailto:/gi, ''));
  if (emails.length === 0) {
    const typed = stripped(line, ' \t,;|');
    return typed && !isHeading(line) ? [{ email: typed }] : [];
  }
  const names = texts.map(nameOf);
  const isNameAfter = !names[0] && names.slice(1).every(Boolean);
  const people = emails.map((email, at) => {
    const name = names[isNameAfter ? at + 1 : at]?.slice(0, maxInvitedName).trim();
    return name ? { email, name } : { email };
  });
  const rest = isNameAfter ? '' : names.at(-1);
  // Beside one plain address it is another column of a table; in a list of addresses, one that is wrong.
  return rest && (isBracketed || emails.length > 1) ? [...people, { email: rest }] : people;
}

/** The addresses of a line, and the text before each and after the last. */
function partsOf(line: string) {
  const emails: string[] = [];
  const texts: string[] = [];
  let isBracketed = false;
  let end = 0;
  for (const match of line.matchAll(candidates)) {
    const [whole, bracketed] = match;
    const email = stripped(bracketed ?? whole, " \t'‘’“”«».!?…");
    if (bracketed === undefined ? email.indexOf('@') < 1 : !email) continue;
    isBracketed ||= bracketed !== undefined;
    emails.push(email);
    texts.push(line.slice(end, match.index));
    end = match.index + whole.length;
  }
  return { emails, texts: [...texts, line.slice(end)], isBracketed };
}

/** Of the text beside an address: without what separates and encloses it, and without numbers of rows. */
function nameOf(text: string): string {
  const cells = text
    .replaceAll('"', '')
    .split(/[;|\t]/)
    .map((cell) => {
      const name = stripped(cell, ' \u00a0,:-–—•*', '>)]}', '<([{');
      return pairs.includes(`${name[0]}${name.at(-1)}`) ? name.slice(1, -1).trim() : name;
    });
  return cells.filter((cell) => /\p{L}/u.test(cell) && !isHeading(cell)).join(' ');
}

const isHeading = (line: string) =>
  line.split(/[,;|\t]/).some((cell) => emailHeadings.has(stripped(cell, ' :"').toLowerCase()));

/** Without these characters at its ends; a regular expression for it takes time by the square of a text's length. */
function stripped(text: string, both: string, atStart = '', atEnd = ''): string {
  let from = 0;
  let to = text.length;
  while (from < to && (both + atStart).includes(text.charAt(from))) from++;
  while (to > from && (both + atEnd).includes(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

/** As it is typed. */
export const written = ({ email, name }: Invited): string => (name ? `${name} <${email}>` : email);
