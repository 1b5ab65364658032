import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { fillWords } from '../labels/fill-words.ts';
import { say } from '../labels/translated.ts';
import { separatorOf } from './container-name.ts';
import { explainName } from './explain-name.ts';

export interface ListedName {
  name: string;
  /** What was set aside: the folders in front and the extension of the file; empty when there is none. */
  folder: string;
  extension: string;
  /** In words; empty when it fits. */
  faults: readonly string[];
}

const twice = say(
  'This name is listed {count} times; each container needs its own.',
  'Este nome aparece {count} vezes; cada contêiner precisa do seu.',
  'Este nombre aparece {count} veces; cada contenedor necesita el suyo.',
);
/** A dot and a word that is not only digits: `.pdf`, `.ifc`, `.bcfzip`, and not the number of `NHC.0101`. */
const fileExtension = /\.(?=\d*[A-Za-z])[A-Za-z0-9]{2,6}$/;

/** Where dots separate the fields of a name, only these are no field. */
const knownExtension = /\.(?:pdf|ifc|ifczip|rvt|dwg|dxf|dgn|nwc|nwd|nwf|xlsx?|docx?|bcf|bcfzip|ids|zip|txt|csv)$/i;

/** A name as a list from a folder has it, taken apart. */
function bareName(document: BimDocument, listed: string): Omit<ListedName, 'faults'> {
  const unquoted = listed.trim().replace(/^"(.*)"$/, '$1');
  const cut = Math.max(unquoted.lastIndexOf('/'), unquoted.lastIndexOf('\\')) + 1;
  const [folder, file] = [unquoted.slice(0, cut), unquoted.slice(cut)];
  const [extension = ''] = (separatorOf(document) === '.' ? knownExtension : fileExtension).exec(file) ?? [];
  return { name: extension === '' ? file : file.slice(0, -extension.length), folder, extension };
}

/** Folders of common systems don't tell upper from lower case. */
const keyOf = (name: string) => name.toUpperCase();

/** A list of names, each spelling once, with what is wrong with it; one that is repeated says so. */
export function checkNames(document: BimDocument, names: readonly string[], language: Language): ListedName[] {
  const bare = names.map((name) => bareName(document, name)).filter(({ name }) => name !== '');
  const counts = new Map<string, number>();
  // One container in two formats has one name, and two files.
  for (const { name, extension } of bare) {
    const key = keyOf(name + extension);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const once = new Map(bare.map((one) => [`${one.name}${one.extension}`, one]));
  return [...once.values()].map(({ name, folder, extension }) => {
    const count = counts.get(keyOf(name + extension)) ?? 1;
    const faults = explainName(document, name, language);
    const all = count > 1 ? [...faults, fillWords(twice, { count }, language)] : faults;
    return { name, folder, extension, faults: all };
  });
}
