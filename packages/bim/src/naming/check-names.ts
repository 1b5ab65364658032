import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { fillWords } from '../labels/fill-words.ts';
import { say } from '../labels/translated.ts';
import { explainName } from './explain-name.ts';

export interface ListedName {
  name: string;
  /** In words; empty when it fits. */
  faults: readonly string[];
}

const twice = say(
  'This name is listed {count} times; each container needs its own.',
  'Este nome aparece {count} vezes; cada contêiner precisa do seu.',
  'Este nombre aparece {count} veces; cada contenedor necesita el suyo.',
);
/** Folders of common systems don't tell upper from lower case. */
const keyOf = (name: string) => name.toUpperCase();

/** A list of names, each spelling once, with what is wrong with it; one that is repeated says so. */
export function checkNames(document: BimDocument, names: readonly string[], language: Language): ListedName[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return [...new Set(names)].map((name) => {
    const count = counts.get(keyOf(name)) ?? 1;
    const faults = explainName(document, name, language);
    return { name, faults: count > 1 ? [...faults, fillWords(twice, { count }, language)] : faults };
  });
}
