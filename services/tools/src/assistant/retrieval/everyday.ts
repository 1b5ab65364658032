import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lines = z.array(z.string().min(1));
const questionsFile = z.array(z.strictObject({ source: z.string(), en: lines, 'pt-BR': lines, es: lines }));
const words = z.strictObject({ alike: lines, outside: lines });
const wordsFile = z.strictObject({ en: words, 'pt-BR': words, es: words });

/** How people ask who don't know the words of the field. */
export interface Everyday {
  /** By a source's id, what it is asked by in words that it doesn't have itself. */
  questions: ReadonlyMap<string, z.infer<typeof questionsFile>[number]>;
  words: z.infer<typeof wordsFile>;
}

export function readEveryday(folder: string): Everyday {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const questions = questionsFile.parse(read('everyday-questions.json'));
  return {
    questions: new Map(questions.map((entry) => [entry.source, entry])),
    words: wordsFile.parse(read('everyday-words.json')),
  };
}
