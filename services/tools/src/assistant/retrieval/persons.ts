import type { SourceKind } from '@arcada/contracts';

/** Two words with capitals in a row: "Helena Prado", "Maria da Silva". */
const fullName = /(?<!\p{L})\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}\p{Ll}+(?!\p{L})/u;
/** So a page presents its team. */
const presented = /^\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}\p{Ll}+,/u;
/** So the facts of a course begin what they say of its teacher; its other capitals are names of programs. */
const teacher = /\binstru(?:c)?tora?:/i;

/** Elsewhere two words with capitals are a program or a method. */
const speakingOfPeople: ReadonlySet<SourceKind> = new Set(['page', 'course', 'post', 'lesson']);

/** Whether a sentence of such a source says who somebody is, as "Helena Prado, Information management lead" does. */
export function namesPerson(sentence: string, kind: SourceKind): boolean {
  if (!speakingOfPeople.has(kind)) return false;
  if (kind === 'page') return presented.test(sentence);
  return fullName.test(sentence) && (kind !== 'course' || teacher.test(sentence));
}
