import { Menu, MenuItem, MoonIcon, SunIcon, SystemIcon } from '@arcada/ui';
import { applyTheme, isTheme, THEMES, type Theme } from '@arcada/ui/theme';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const icons = { light: <SunIcon />, dark: <MoonIcon />, system: <SystemIcon /> };

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem('theme');
    return isTheme(stored) ? stored : 'system';
  } catch (error) {
    console.warn('Local storage is refused: the theme follows the system.', error);
    return 'system';
  }
}

function rememberTheme(theme: Theme) {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch (error) {
    console.warn('Local storage is refused: the theme lasts as long as this page.', error);
  }
}

/** Light, dark, or what the system says. Before hydration a line in the document's head has applied the choice. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(readTheme()), []);
  return (
    <Menu label={icons[theme]} triggerLabel={t('theme.label')} align="end" framed chevron={false} className="f-theme">
      {THEMES.map((choice) => (
        <MenuItem
          key={choice}
          icon={icons[choice]}
          checked={choice === theme}
          onClick={() => {
            setTheme(choice);
            rememberTheme(choice);
          }}
        >
          {t(`theme.${choice}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
