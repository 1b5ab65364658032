import { maxInvitedName } from '@arcada/contracts';

export interface Invited {
  email: string;
  name?: string;
}

/** `Ana Lima <ana@example.com>`, a word with an @, or other words up to the next of these or the end of the part. */
const piece =
  /(?:"([^"\n]*)"|([^\n,;\t<>"@]*))[ ]*<([^<>\n]*)>|([^\s,;]*@[^\s,;]*)|((?:(?!\S*@)[^\s,;<]+[^\S\n\t]*)+|<\S*)/g;

/**
 * The people of a pasted list: separated by lines, commas, semicolons, tabs or spaces. A line that comes again is merged
 * with the first. What is no address stays one, for the service to name its fault.
 */
export function peopleOf(text: string): { people: Invited[]; repeated: number } {
  const people = new Map<string, Invited>();
  let repeated = 0;
  for (const [whole, quoted, plain, bracketed, word] of text.matchAll(piece)) {
    const email = (bracketed ?? word ?? whole).trim();
    if (!email) continue;
    const name = (quoted ?? plain ?? '')
      .trim()
      .replace(/^'(.*)'$/, '$1')
      .slice(0, maxInvitedName);
    const key = email.toLowerCase();
    const known = people.get(key);
    if (known) repeated++;
    people.set(key, { ...known, email: known?.email ?? email, ...(name && !known?.name && { name }) });
  }
  return { people: [...people.values()], repeated };
}

/** As it is typed. */
export const written = ({ email, name }: Invited): string => (name ? `${name} <${email}>` : email);
