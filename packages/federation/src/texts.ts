type Texts = { [key: string]: string | Texts };

/** `light`: the texts of what the first view and light slots show, as listed in `light.json`. `rest`: all others. */
export type TextPart = 'light' | 'rest';

const isListed = (key: string, list: readonly string[]) =>
  list.includes(key.replace(/_(zero|one|two|few|many|other)$/, ''));

function split(texts: Texts, list: readonly string[], part: TextPart, prefix = ''): Texts {
  const entries = Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
    const key = `${prefix}${name}`;
    if (isListed(key, list)) return part === 'light' ? [[name, value]] : [];
    if (typeof value === 'string') return part === 'rest' ? [[name, value]] : [];
    const inner = split(value, list, part, `${key}.`);
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return Object.fromEntries(entries);
}

/** One part of a catalogue. `list` has keys (`cart.add`) and whole sections (`featured`). */
export const partOfTexts = (catalogue: string, list: string, part: TextPart): string =>
  JSON.stringify(split(JSON.parse(catalogue), JSON.parse(list), part));
