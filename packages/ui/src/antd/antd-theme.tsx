import '../../dist/antd-base.css';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import en from 'antd/es/locale/en_US';
import es from 'antd/es/locale/es_ES';
import pt from 'antd/es/locale/pt_BR';
import type { ReactNode } from 'react';
import { useResolvedTheme } from '../theme/theme.ts';
import { componentTokens, designTokens, exactColours } from './tokens.ts';

const locales = { en, es, 'pt-BR': pt };

/** Languages that antd's own texts are available in. */
export type AntdLanguage = keyof typeof locales;

const themeOf = (shade: 'light' | 'dark') => ({
  algorithm: [shade === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, exactColours(shade)],
  token: designTokens(shade),
  components: componentTokens(shade),
  hashed: false,
  // The styles are in the prebuilt sheets: nothing is computed or injected while rendering.
  zeroRuntime: true,
  cssVar: { key: 'arcada' },
});
const themes = { light: themeOf('light'), dark: themeOf('dark') };

/**
 * antd writes its variables into style elements even when all styles are prebuilt. The site's
 * policy allows none, and the sheets contain them already, so they go into a detached element.
 */
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div');

/** A modal dialog makes everything else inert: what a control opens belongs into the dialog that it is in. */
const layerOf = (control?: HTMLElement) => control?.closest('dialog') ?? document.body;

/** Must wrap every component of the tiers: our look and the language of antd's own texts. */
export function AntdTheme({ language, children }: { language: AntdLanguage; children: ReactNode }) {
  const shade = useResolvedTheme();
  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider
        theme={themes[shade]}
        locale={locales[language]}
        button={{ autoInsertSpace: false }}
        getPopupContainer={layerOf}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
