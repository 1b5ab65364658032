import { type Language, links, site } from '@arcada/contracts';
import { problemTexts } from './problem-texts.ts';

/** For a person who has opened an address that the gateway refuses; both texts are the gateway's own. */
export const refusalPage = (message: string, language: Language, requestId: string | undefined) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${site.name}</title></head><body>
<h1>${site.name}</h1>
<p>${message}</p>
<p><a href="${links.home()}">${problemTexts.home[language]}</a></p>
<p><small>${requestId}</small></p>
</body></html>`;
