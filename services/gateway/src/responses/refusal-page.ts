import { type Language, links, site } from '@arcada/contracts';
import { escapeHtml } from '@arcada/service-kit/process';
import { problemTexts } from './problem-texts.ts';

const sans = "'Inter',system-ui,sans-serif";
// The policy of such pages allows styles on elements only.
const styles = {
  body: `margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 ${sans};color:light-dark(#0e1726,#f1efe9);background:light-dark(#fbfaf7,#0c1420)`,
  main: 'box-sizing:border-box;width:100%;max-width:520px;padding:32px 24px',
  logo: `display:inline-flex;align-items:center;gap:10px;font:600 20px/1 'Space Grotesk',${sans};color:inherit;text-decoration:none`,
  arch: 'stroke:light-dark(#1f4fd8,#7c9bff)',
  heading: `margin:32px 0 8px;font:600 28px/1.2 'Space Grotesk',${sans};text-wrap:balance`,
  link: 'color:light-dark(#1f4fd8,#7c9bff)',
  id: 'margin:40px 0 0;font-size:12px;color:light-dark(#5b6472,#9aa5b4)',
};

/** For a person who has opened an address that is refused, in the language of the message. */
export function refusalPage(message: string, language: Language, requestId: string | undefined): string {
  // What is wrong, and after it what can be done.
  const [, heading = message, text] = /^(.*?)\.(?: ([\p{Lu}¿¡].*))?$/u.exec(message) ?? [];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${site.name}</title></head><body style="${styles.body}">
<main style="${styles.main}">
<a href="${links.home()}" style="${styles.logo}"><svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke-width="1.8" aria-hidden="true"><path stroke="currentColor" d="M3 23V12a10 10 0 0 1 20 0v11M1 23h24"/><path style="${styles.arch}" d="M9 23V13a4 4 0 0 1 8 0v10"/></svg>${site.name}</a>
<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>
${text ? `<p>${escapeHtml(text)}</p>\n` : ''}<p><a href="${links.home()}" style="${styles.link}">${problemTexts.home[language]}</a></p>
<p style="${styles.id}">${problemTexts.requestId[language]}: ${requestId}</p>
</main>
</body></html>`;
}
