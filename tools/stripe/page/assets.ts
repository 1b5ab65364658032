import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface Asset {
  type: string;
  body: Buffer;
}

const installed = createRequire(import.meta.url);
const fromUi = (path: string) => readFileSync(installed.resolve(`@arcada/ui/${path}`));
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke-width="1.8"><path stroke="#1f4fd8" d="M3 23V12a10 10 0 0 1 20 0v11M1 23h24"/><path stroke="#f2a03d" d="M9 23V13a4 4 0 0 1 8 0v10"/></svg>`;

/** Stylesheet (the site's tokens, then the page's own rules), fonts and icon, by file name. */
export function loadAssets(): Map<string, Asset> {
  const css = Buffer.concat([fromUi('tokens.css'), readFileSync(new URL('./pay.css', import.meta.url))]);
  const font = (name: string): [string, Asset] => [name, { type: 'font/woff2', body: fromUi(`fonts/${name}`) }];
  return new Map<string, Asset>([
    ['pay.css', { type: 'text/css; charset=utf-8', body: css }],
    ['icon.svg', { type: 'image/svg+xml', body: Buffer.from(icon) }],
    font('inter.woff2'),
    font('space-grotesk.woff2'),
    font('jetbrains-mono.woff2'),
  ]);
}
