import { Menu, MenuItem, MoonIcon, SunIcon, SystemIcon } from '@arcada/ui';
import { THEMES } from '@arcada/ui/theme';
import { useTranslation } from 'react-i18next';
import { chooseTheme, useChosenTheme } from './chosen-theme.ts';

const icons = { light: <SunIcon />, dark: <MoonIcon />, system: <SystemIcon /> };

/** Light, dark, or the system's setting, as a menu of the header. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const theme = useChosenTheme();
  return (
    <Menu label={icons[theme]} triggerLabel={t('theme.label')} align="end" framed chevron={false} className="f-theme">
      {THEMES.map((choice) => (
        <MenuItem key={choice} icon={icons[choice]} checked={choice === theme} onClick={() => chooseTheme(choice)}>
          {t(`theme.${choice}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
