import { isWholeLetter, type Language, type LetterText, languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { LetterTextEntity } from './letter.entity.ts';
import type { LetterTexts } from './letter.schema.ts';

export type TextsByLanguage = Partial<Record<Language, LetterText>>;

export function byLanguage(rows: readonly LetterTextEntity[]): TextsByLanguage {
  return Object.fromEntries(rows.map(({ language, subject, body }) => [language, { subject, body }]));
}

export const missingIn = (texts: TextsByLanguage) => languages.filter((language) => !isWholeLetter(texts[language]));

/** The language that a reader of `wished` gets; undefined when nothing can be sent. */
export function mailLanguage(texts: TextsByLanguage, wished: Language): Language | undefined {
  return [wished, ...languages].find((language) => isWholeLetter(texts[language]));
}

export async function readTexts(manager: EntityManager, letterId: string): Promise<TextsByLanguage> {
  return byLanguage(await manager.findBy(LetterTextEntity, { letterId }));
}

/** An empty text is none. */
export async function writeTexts(manager: EntityManager, letterId: string, { texts }: LetterTexts): Promise<void> {
  for (const language of languages) {
    const text = texts[language];
    if (!text) continue;
    await manager.delete(LetterTextEntity, { letterId, language });
    if (text.subject || text.body) await manager.insert(LetterTextEntity, { letterId, language, ...text });
  }
}
