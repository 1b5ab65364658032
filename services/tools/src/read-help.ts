import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const helpText = z.object({ title: z.string(), aliases: z.array(z.string()), lines: z.array(z.string()) });
const helpFile = z.array(z.object({ id: z.string(), en: helpText, 'pt-BR': helpText, es: helpText }));

export type HelpEntry = z.infer<typeof helpFile>[number];

/** What buyers and learners ask about this site: licences, orders, certificates, accounts. */
export const readHelp = (folder: string): HelpEntry[] =>
  helpFile.parse(JSON.parse(readFileSync(join(folder, 'help.json'), 'utf8')));
