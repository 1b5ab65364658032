// No dots, slashes or spaces, and short: neither a link nor a sentence.
export const plainName = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9_-]{1,30}$/;
// A person's: two to four words of letters with capitals and the particles between them. Such a name
// can't say where to go or what to pay either.
const person =
  /^\p{Lu}[\p{L}'’-]{0,19}(?: (?:de|da|do|dos|das|del|la|las|los|e|y|van|von|der|den)| \p{Lu}[\p{L}'’-]{0,19}){1,3}$/u;

/** Whether a text of a stranger can be nothing but somebody's name: any mail may contain it. Composed letters (NFC). */
export const isOnlyName = (text: string): boolean => person.test(text) || plainName.test(text);
