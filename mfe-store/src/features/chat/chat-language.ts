import type { Language } from '@arcada/contracts';
import { createContext, useContext, useMemo } from 'react';
import type { ChatTexts } from './chat-texts.ts';
import { fill, siteValues } from './chat-values.ts';

export interface ChatLanguage {
  language: Language;
  texts: ChatTexts;
}
export const ChatLanguageContext = createContext<ChatLanguage | undefined>(undefined);

/** The chat's language, its texts, and `word`, which fills in the placeholders of a text. */
export function useChatLanguage() {
  const given = useContext(ChatLanguageContext);
  if (!given) throw new Error('Parts of the chat are drawn inside its panel');
  return useMemo(() => {
    const common = siteValues(given.language);
    return { ...given, word: (text: string, values?: Record<string, string>) => fill(text, { ...common, ...values }) };
  }, [given]);
}
