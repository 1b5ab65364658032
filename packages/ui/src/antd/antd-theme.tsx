import '../../dist/antd-base.css';
import ConfigProvider from 'antd/es/config-provider';
import en from 'antd/es/locale/en_US';
import es from 'antd/es/locale/es_ES';
import pt from 'antd/es/locale/pt_BR';
import theme from 'antd/es/theme';
import type { ReactNode } from 'react';
import { useResolvedTheme } from '../theme/theme.ts';
import { componentTokens, designTokens, exactColours } from './tokens.ts';

const locales = { en, es, 'pt-BR': pt };

/** Languages that antd's own texts come in. */
export type AntdLanguage = keyof typeof locales;

const themeOf = (shade: 'light' | 'dark') => ({
  algorithm: [shade === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, exactColours(shade)],
  token: designTokens(shade),
  components: componentTokens(shade),
  hashed: false,
  // The styles stand in the prebuilt sheets: nothing is worked out or injected while rendering.
  zeroRuntime: true,
  cssVar: { key: 'arcada' },
});
const themes = { light: themeOf('light'), dark: themeOf('dark') };

/** Must stand around every component of the tiers: our look and the language of antd's own texts. */
export function AntdTheme({ language, children }: { language: AntdLanguage; children: ReactNode }) {
  const shade = useResolvedTheme();
  return (
    <ConfigProvider theme={themes[shade]} locale={locales[language]} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
