import { type Language, languageNames, languages } from '@arcada/contracts';
import { useRef } from 'react';
import type { Translations } from './task-drafts.ts';

/** So long that it scrolls within its own box. */
const longText = 600;

interface OriginalProps {
  texts: Translations;
  /** The language being edited. */
  language: Language;
}

/**
 * What a text says in another language, above a field that is empty in this one. It stays while the translation is
 * written.
 */
export function Original({ texts, language }: OriginalProps) {
  const begunEmpty = useRef(new Set<Language>());
  if (!texts[language]?.trim()) begunEmpty.current.add(language);
  const from = languages.find((each) => each !== language && texts[each]?.trim());
  if (!from || !begunEmpty.current.has(language)) return null;
  const isLong = (texts[from]?.length ?? 0) > longText;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={languageNames[from]}
      lang={from}
      className="learn-original"
      // What scrolls is reached by the keyboard.
      tabIndex={isLong ? 0 : undefined}
    >
      <span className="learn-original-language">{languageNames[from]}</span> {texts[from]}
    </div>
  );
}
