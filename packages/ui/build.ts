// Writes antd's styles to files at build time: one for rules shared by several tiers, one for each
// tier. Light and dark differ in colours only; both are in one light-dark(), so that the theme
// switches without scripts.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { mergeThemes, splitTiers, topLevelRules } from './src/antd/style-sheet.ts';
import { componentTokens, designTokens, exactColours } from './src/antd/tokens.ts';

const require = createRequire(import.meta.url);
const { extractStyle } = require('@ant-design/static-style-extract');
const React = require('react');
const { ConfigProvider, theme } = require('antd');

const tiers = {
  forms: ['Form', 'Input', 'Select', 'Checkbox', 'Empty', 'Tooltip'],
  work: ['Steps', 'Splitter'],
  data: ['Table', 'Spin', 'Empty', 'Tooltip'],
};

function extract(includes: string[], shade: 'light' | 'dark'): string {
  const options = {
    algorithm: [shade === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, exactColours(shade)],
    token: designTokens(shade),
    components: componentTokens(shade),
    hashed: false,
    cssVar: { key: 'arcada' },
  };
  return extractStyle({
    includes,
    customTheme: (node: unknown) => React.createElement(ConfigProvider, { theme: options }, node),
  });
}

const rules = Object.fromEntries(
  Object.entries(tiers).map(([tier, includes]) => [
    tier,
    mergeThemes(topLevelRules(extract(includes, 'light')), topLevelRules(extract(includes, 'dark'))),
  ]),
);
const folder = new URL('./dist/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, list] of Object.entries(splitTiers(rules))) {
  const css = `${list.join('\n')}\n`;
  await writeFile(new URL(`antd-${name}.css`, folder), css);
  console.log(`antd-${name}.css: ${Math.round(css.length / 1024)} KB`);
}
