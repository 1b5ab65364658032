import { type Language, languageNames, languages } from '@arcada/contracts';
import { TabPanel, Tabs } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Editable } from './editable.tsx';

interface LanguageTabsProps {
  id: string;
  /** The language being edited. */
  language: Language;
  onChange: (language: Language) => void;
  /** The children decide themselves what can be changed. */
  mixed?: boolean;
  children: ReactNode;
}

/** One form for each language of a text. */
export function LanguageTabs({ id, language, onChange, mixed, children }: LanguageTabsProps) {
  const { t } = useTranslation('learning');
  return (
    <div>
      <Tabs
        id={id}
        label={t('content.languages')}
        items={languages.map((key) => ({ key, label: languageNames[key] }))}
        value={language}
        onChange={(key) => onChange(languages.find((known) => known === key) ?? language)}
      />
      <TabPanel tabs={id} name={language}>
        <div className="a-stack">
          <p className="a-small a-mute">{t('content.otherLanguages')}</p>
          {mixed ? children : <Editable>{children}</Editable>}
        </div>
      </TabPanel>
    </div>
  );
}
