import { forEachLanguage, type Translated } from '@arcada/contracts';
import { loadWords, type Words } from '@arcada/ids';

/** For workers, whose texts are shown later: makes them in each language, since the page's may change meanwhile. */
export async function wordsOfAll(): Promise<(text: (words: Words) => string) => Translated> {
  const loaded = forEachLanguage(loadWords);
  const words = { en: await loaded.en, 'pt-BR': await loaded['pt-BR'], es: await loaded.es };
  return (text) => forEachLanguage((language) => text(words[language]));
}
