import { useTranslation } from 'react-i18next';
import en from '../locales/content/en.json' with { type: 'json' };
import es from '../locales/content/es.json' with { type: 'json' };
import ptBr from '../locales/content/pt-BR.json' with { type: 'json' };

const namespace = 'store-content';
const catalogues = { en, 'pt-BR': ptBr, es };

/** The texts of producers' pages, loaded with these pages only: no public page contains them. */
export function useContentTexts() {
  const { i18n } = useTranslation();
  for (const [language, texts] of Object.entries(catalogues))
    if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts);
  return useTranslation(namespace);
}
