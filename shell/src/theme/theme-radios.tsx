import { Radio, RadioGroup } from '@arcada/ui';
import { THEMES } from '@arcada/ui/theme';
import { useTranslation } from 'react-i18next';
import { chooseTheme, useChosenTheme } from './chosen-theme.ts';

/** The same choice for the menu of small screens, where the header has no room for a switch. */
export function ThemeRadios() {
  const { t } = useTranslation('shell');
  const theme = useChosenTheme();
  return (
    <RadioGroup legend={t('theme.label')}>
      {THEMES.map((choice) => (
        <Radio
          key={choice}
          name="theme"
          label={t(`theme.${choice}`)}
          checked={choice === theme}
          onChange={() => chooseTheme(choice)}
        />
      ))}
    </RadioGroup>
  );
}
