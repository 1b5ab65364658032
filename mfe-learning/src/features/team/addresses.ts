import { maxInvitedName } from '@arcada/contracts';

export interface Invited {
  email: string;
  name?: string;
}

/** What may be an address: what is in angle brackets, one with a comma for its dot (“@firm,example”), or a word. */
const candidates =
  /<([^<>]*)>|[^\s,;:|<>()[\]{}"@]+@[^\s,;:|<>()[\]{}"@.]+,(?![^\s,;]*@)[^\s,;:|<>()[\]{}"@]+|[^\s,;:|<>()[\]{}"]+/g;
const letter = /\p{L}/u;
/** A site's name, an address or a link, as “carlos.firma.com”: no part of a name. “Dr.Silva” is a name without its space. */
const linked = /\p{L}\p{N}{0,3}[.\u3002\uFF0E](?:\p{Ll}{2}|\p{Lu}{2})|[@\uFF20]|:\/\//u;
/** One word that is made like the part of an address before its @: “bruno2”, “ana_souza”, “not-an-address”. */
const mailbox = /^(?=\S*[\p{N}_])\S+$|^(?=\S*-)[\p{Ll}\p{N}_-]+$/u;
const pairs = ["''", '‘’', '“”', '«»', '()', '[]', '{}'];
/** A line with one of these is the heading of a table. */
const emailHeadings = new Set([
  ...['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'endereço de email', 'endereço de e-mail'],
  ...['correo', 'correo electrónico', 'dirección de correo', 'dirección de correo electrónico'],
]);

const lastNames = new Set([
  ...['last name', 'lastname', 'surname', 'family name', 'nachname', 'familienname'],
  ...['sobrenome', 'apelido', 'último nome', 'apellido', 'apellidos', 'nom', 'nom de famille'],
]);
const firstNames = new Set([
  ...['first name', 'firstname', 'given name', 'vorname', 'prénom', 'prenom'],
  ...['nome', 'primeiro nome', 'nome próprio', 'nombre', 'nombres', 'nombre de pila'],
]);

/** Which columns of a table have the names, where its heading has one for each of them. */
interface NameColumns {
  separator: string;
  first: number;
  last: number;
}

/**
 * The people of a pasted list. Lines are people, or several of them. The text beside an address is the name; with
 * several in a line it is the text before each, or after each where the line begins with an address and every one has
 * text after it. Text that can't be a name is an address that was mistyped, and no name of the one beside it, unless
 * that follows it in angle brackets. Somebody who comes again is merged with the first. What is no address stays one, as
 * it was typed, for the service to name its fault.
 */
export function peopleOf(text: string): { people: Invited[]; repeated: number } {
  const people = new Map<string, Invited>();
  let repeated = 0;
  let columns: NameColumns | undefined;
  const lines = text.split(/[\r\n\v\u2028\u2029]/).flatMap((line) => {
    const found = peopleOfLine(line);
    if (found.length === 0 && isHeading(line)) columns = nameColumns(line);
    return found.length === 1 ? found.map((one) => named(one, line, columns)) : found;
  });
  for (const { email, name } of lines) {
    const key = email.toLowerCase();
    const known = people.get(key);
    if (known) repeated++;
    people.set(key, { ...known, email: known?.email ?? email, ...(name && !known?.name && { name }) });
  }
  return { people: [...people.values()], repeated };
}

function nameColumns(heading: string): NameColumns | undefined {
  const separator = ['\t', ';', '|', ','].find((one) => heading.includes(one));
  if (separator === undefined) return undefined;
  const cells = heading.split(separator).map((cell) => stripped(cell, ' :"').toLowerCase());
  const [first, last] = [firstNames, lastNames].map((words) => cells.findIndex((cell) => words.has(cell)));
  return first === undefined || last === undefined || first < 0 || last < 0 ? undefined : { separator, first, last };
}

/** By the heading's order, not by that of the columns. */
function named(person: Invited, line: string, columns: NameColumns | undefined): Invited {
  if (!columns) return person;
  const cells = line.split(columns.separator);
  const name = [cells[columns.first], cells[columns.last]]
    .map((cell) => nameOf(cell ?? ''))
    .filter(Boolean)
    .join(' ');
  return name && !name.includes('@') ? { ...person, name: name.slice(0, maxInvitedName).trim() } : person;
}

function peopleOfLine(line: string): Invited[] {
  const { emails, texts, isBracketed } = partsOf(line.replace(/mailto:/gi, ''));
  if (emails.length === 0) {
    const typed = stripped(line, ' \t,;|');
    return typed && !isHeading(line) ? [{ email: typed }] : [];
  }
  const beside = texts.map(({ text, isDisplayName }) => readText(text, isDisplayName));
  const names = beside.map(({ name }) => name);
  const isNameAfter = !names[0] && names.slice(1).every(Boolean);
  // One person with more columns than the name's, such as a username's, has mistyped nothing.
  const isRow = emails.length === 1 && names.some(Boolean) && /[\t|]/.test(line);
  const mistyped = (at: number): Invited[] => (isRow ? [] : (beside[at]?.mistyped ?? []).map((email) => ({ email })));
  const people = emails.flatMap((email, at) => {
    const name = names[isNameAfter ? at + 1 : at]?.slice(0, maxInvitedName).trim();
    return [...mistyped(at), name && !repeats(name, email) ? { email, name } : { email }];
  });
  people.push(...mistyped(emails.length));
  const rest = isNameAfter ? '' : names.at(-1);
  // Beside one plain address it is another column of a table; in a list of addresses, one that is wrong.
  return rest && (isBracketed || emails.length > 1) ? [...people, { email: rest }] : people;
}

/** Mail programs write “ana.lima” as the name of somebody whose name they don't know. */
const repeats = (name: string, email: string) =>
  linked.test(name) && email.toLowerCase().startsWith(`${name.toLowerCase()}@`);

/** The addresses of a line, and the text before each and after the last: as a display name where angle brackets follow it. */
function partsOf(line: string) {
  const emails: string[] = [];
  const texts: { text: string; isDisplayName: boolean }[] = [];
  let isBracketed = false;
  let end = 0;
  for (const match of line.matchAll(candidates)) {
    const [whole, bracketed] = match;
    const email = stripped(bracketed ?? whole, " \t'‘’“”«».!?…");
    if (bracketed === undefined ? email.indexOf('@') < 1 : !email) continue;
    isBracketed ||= bracketed !== undefined;
    emails.push(email);
    const text = line.slice(end, match.index);
    texts.push({
      text,
      isDisplayName: bracketed !== undefined && !/[,;|\t]/.test(stripped(text, ' \u00a0"').slice(-1)),
    });
    end = match.index + whole.length;
  }
  return { emails, texts: [...texts, { text: line.slice(end), isDisplayName: false }], isBracketed };
}

/** The text beside an address: the name, and between its separators what can't be one. */
function readText(text: string, isDisplayName: boolean): { name: string; mistyped: string[] } {
  if (!letter.test(text)) return { name: '', mistyped: [] };
  const bits = cellsOf(text).map((cell) => cell.split(','));
  const display = isDisplayName ? bits.at(-1)?.at(-1) : undefined;
  const mistyped: string[] = [];
  const name = bits
    .map((cell) =>
      cell
        .filter((bit) => {
          const word = bit.trim();
          const isName = bit === display || !(linked.test(word) || mailbox.test(word)) || !letter.test(word);
          if (!isName) mistyped.push(word);
          return isName;
        })
        .join(',')
        .trim(),
    )
    .filter(Boolean)
    .join(' ');
  return { name, mistyped };
}

const nameOf = (text: string): string => cellsOf(text).join(' ');

/** Of the text beside an address: without what separates and encloses it, and without numbers of rows. */
function cellsOf(text: string): string[] {
  const cells = text
    .replaceAll('"', '')
    .split(/[;|\t]/)
    .map((cell) => {
      const name = stripped(cell, ' \u00a0,:-–—•*', '>)]}', '<([{');
      return pairs.includes(`${name[0]}${name.at(-1)}`) ? name.slice(1, -1).trim() : name;
    });
  return cells.filter((cell) => letter.test(cell) && !isHeading(cell));
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
