import { z } from 'zod';
import { languages, type Translated } from '../texts/languages.ts';
import { validationText } from '../texts/validation-texts.ts';
import { writtenText } from '../texts/written-text.ts';
import { taskIds } from './authoring.ts';

// A language without text is left out: a copy would keep the old words when the other language is corrected.
const onlyWritten = (texts: { [language in keyof Translated]?: string | undefined }): Partial<Translated> =>
  Object.fromEntries(languages.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));
/** A text in at least one language; learners of the others read one of those that are given. */
export const translated = (most: number) => translatedAs(writtenText.max(most));
/** The same with rules of its own for the text. */
export const translatedAs = (written: z.ZodString) => {
  const text = written.optional();
  return z
    .object({ en: text, 'pt-BR': text, es: text })
    .refine(
      (texts) => Object.values(texts).some(Boolean),
      validationText({
        en: 'Write this text in at least one language.',
        'pt-BR': 'Escreva este texto em pelo menos um idioma.',
        es: 'Escribe este texto al menos en un idioma.',
      }),
    )
    .transform(onlyWritten);
};
/** A text that may still be empty, such as those of a quiz or an exercise in a draft. */
export const unwritten = (most: number) => {
  const text = writtenText.max(most).optional();
  return z.object({ en: text, 'pt-BR': text, es: text }).transform(onlyWritten);
};
export const id = z.string().regex(
  taskIds,
  validationText({
    en: 'Use lower-case letters, digits and hyphens.',
    'pt-BR': 'Use letras minúsculas, dígitos e hifens.',
    es: 'Usa minúsculas, dígitos y guiones.',
  }),
);
export const uniqueIds = <T extends { id: string }>(items: T[]) =>
  new Set(items.map((item) => item.id)).size === items.length;
export const sameId = validationText({
  en: 'Each id may be used only once.',
  'pt-BR': 'Cada id só pode ser usado uma vez.',
  es: 'Cada id solo puede usarse una vez.',
});
