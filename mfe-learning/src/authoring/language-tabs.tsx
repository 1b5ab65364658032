import { type Language, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { TabPanel, Tabs } from '@arcada/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

const names: Record<Language, string> = { en: 'English', 'pt-BR': 'Português', es: 'Español' };

/** One form for each language of a text; the page's language comes first. */
export function LanguageTabs({ id, children }: { id: string; children: (language: Language) => ReactNode }) {
  const { t } = useTranslation('learning');
  const page = useLanguage().language;
  const [language, setLanguage] = useState<Language>(page);
  return (
    <div>
      <Tabs
        id={id}
        label={t('content.languages')}
        items={languages.map((key) => ({ key, label: names[key] }))}
        value={language}
        onChange={(key) => setLanguage(languages.find((known) => known === key) ?? page)}
      />
      <TabPanel tabs={id} name={language}>
        <div className="a-stack">
          <p className="a-small a-mute">{t('content.otherLanguages')}</p>
          {children(language)}
        </div>
      </TabPanel>
    </div>
  );
}
