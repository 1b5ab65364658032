import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

// Above this file in tests; the bundle (dist/main.js) has it beside its folder.
const here = path.dirname(fileURLToPath(import.meta.url));
const places = ['../library', '../../../library'].map((to) => path.join(here, to));
const folder = places.find((place) => fs.existsSync(path.join(place, 'glossary.json'))) ?? here;

const termText = z.object({ term: z.string(), aliases: z.array(z.string()), definition: z.string() });
const topicText = z.object({ title: z.string(), guidance: z.string(), text: z.array(z.string()) });
const inLanguages = <T extends z.ZodType>(text: T) => ({ en: text, 'pt-BR': text, es: text });
const termFile = z.array(z.object({ id: z.string(), ...inLanguages(termText) }));
const topicFile = z.array(z.object({ id: z.string(), ...inLanguages(topicText) }));

export type TermEntry = z.infer<typeof termFile>[number];
export type TopicEntry = z.infer<typeof topicFile>[number];

const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));

/** The glossary that ships with the service. */
export const readTerms = (): TermEntry[] => termFile.parse(read('glossary.json'));

/** All topics of the library that ships with the service. */
export const readTopics = (): TopicEntry[] =>
  fs
    .readdirSync(path.join(folder, 'topics'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => topicFile.parse(read(`topics/${file}`)));
