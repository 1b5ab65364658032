import type { Language } from '@arcada/contracts';

const names: Record<Language, { code: string; name: string }> = {
  'pt-BR': { code: 'PT', name: 'Português' },
  en: { code: 'EN', name: 'English' },
  es: { code: 'ES', name: 'Español' },
};

/** The chat's initial language is first. */
const order: Language[] = ['pt-BR', 'en', 'es'];

interface LanguageChoiceProps {
  language: Language;
  label: string;
  onChoose: (language: Language) => void;
}

/** The chat's own language, independent of the page's. */
export function LanguageChoice({ language, label, onChoose }: LanguageChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row of the head
    <div role="group" aria-label={label} className="chat-languages">
      {order.map((code) => (
        <button
          key={code}
          type="button"
          className="chat-language"
          lang={code}
          title={names[code].name}
          aria-label={`${names[code].code} ${names[code].name}`}
          aria-pressed={code === language}
          onClick={() => onChoose(code)}
        >
          {names[code].code}
        </button>
      ))}
    </div>
  );
}
