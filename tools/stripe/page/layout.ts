import { type Language, site } from '@arcada/contracts';
import { html, type Markup } from './html.ts';
import type { Texts } from './texts.ts';

export interface Frame {
  language: Language;
  texts: Texts;
  /** Path under which the browser reaches this page, e.g. `/pay`. */
  base: string;
}

const arch = html`<svg class="arch" width="26" height="26" viewBox="0 0 26 26" fill="none" stroke-width="1.8" aria-hidden="true"><path stroke="currentColor" d="M3 23V12a10 10 0 0 1 20 0v11M1 23h24"/><path class="arch-inner" d="M9 23V13a4 4 0 0 1 8 0v10"/></svg>`;

/** The whole document: name, banner that says that this is a test, content. */
export function page({ language, texts, base }: Frame, title: string, content: Markup, head?: Markup): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} · ${site.name}</title>
<link rel="preload" href="${base}/assets/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${base}/assets/pay.css">
<link rel="icon" href="${base}/assets/icon.svg" type="image/svg+xml">
${head}
</head>
<body>
<header>
<div class="top"><div class="inner"><span class="logo">${arch}${site.name}</span><span class="mode">TEST</span></div></div>
<p class="banner"><span class="inner"><strong>${texts.banner}</strong> ${texts.bannerMore}</span></p>
</header>
<main class="inner">
${content}
</main>
</body>
</html>
`.text;
}
