import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const termText = z.object({ term: z.string(), aliases: z.array(z.string()), definition: z.string() });
const termFile = z.array(z.object({ id: z.string(), en: termText, 'pt-BR': termText, es: termText }));

export type TermEntry = z.infer<typeof termFile>[number];

/** The terms of the glossary in the library's folder. */
export const readGlossary = (folder: string): TermEntry[] =>
  termFile.parse(JSON.parse(readFileSync(join(folder, 'glossary.json'), 'utf8')));
