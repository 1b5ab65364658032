import type { Language } from '@arcada/contracts';
import { z } from 'zod';

/** What a query parameter is told that was sent several times, or as a list. */
const words: Record<Language, string> = {
  en: 'Send it once, as {name}=value.',
  'pt-BR': 'Envie uma única vez, como {name}=valor.',
  es: 'Envíalo una sola vez, como {name}=valor.',
};

/**
 * Parameters that a query gives as lists (`format=a&format=b`, `format[]=a`) where the schema has one value: they would
 * be ignored, or refused as something else. Each with its message.
 */
export function repeatedParameters(schema: z.ZodType, query: Readonly<Record<string, unknown>>, language: Language) {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  const single = (name: string, value: unknown) =>
    name === 'lang' || (shape[name] !== undefined && !z.safeParse(shape[name], value).success);
  const names = Object.entries(query).flatMap(([key, value]) => {
    const [name = ''] = key.split('[', 1);
    const values = name === key ? value : [value, value].flat();
    return Array.isArray(values) && single(name, values) ? [name] : [];
  });
  return [...new Set(names)].map((path) => ({ path, message: words[language].replace('{name}', path) }));
}
