import { type Language, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Menu, MenuItem } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const names: Record<Language, { code: string; name: string }> = {
  en: { code: 'EN', name: 'English' },
  'pt-BR': { code: 'PT', name: 'Português (Brasil)' },
  es: { code: 'ES', name: 'Español' },
};

export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const { language, setLanguage, failed } = useLanguage();
  return (
    <Menu
      label={names[language].code}
      triggerLabel={`${t('language.label')}: ${names[language].code}`}
      align="end"
      framed
      chevron={false}
    >
      {failed && <p className="f-menu-error">{t('language.failed')}</p>}
      {languages.map((code) => (
        <MenuItem
          key={code}
          checked={code === language}
          note={names[code].code}
          lang={code}
          onClick={() => setLanguage(code)}
        >
          {names[code].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
