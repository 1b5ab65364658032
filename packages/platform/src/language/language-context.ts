import type { Language } from '@arcada/contracts';
import { createContext, useContext } from 'react';

export interface LanguageControl {
  language: Language;
  setLanguage: (language: Language) => void;
  /** The last change didn't succeed. */
  failed?: boolean;
}
export const LanguageContext = createContext<LanguageControl>({ language: 'en', setLanguage: () => {} });
/** The page's language and how to change it. */
export const useLanguage = () => useContext(LanguageContext);
