/** What is in the contact form, for as long as the site stays open: visitors look something up and come back. */
export interface ContactFields {
  name: string;
  email: string;
  phone: string;
  /** Undefined until something was typed in place of what was suggested. */
  message: string | undefined;
}

const empty: ContactFields = { name: '', email: '', phone: '', message: undefined };
let kept = empty;

export const keptMessage = (): ContactFields => kept;
export function keepMessage(fields: ContactFields): void {
  kept = fields;
}
export function forgetMessage(): void {
  kept = empty;
}
