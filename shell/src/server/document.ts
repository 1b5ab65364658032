import {
  compositionForBrowser,
  type Language,
  languages,
  mailStyle,
  previewSize,
  releasePath,
  site,
} from '@arcada/contracts';
import {
  alternatesOf,
  canonicalOf,
  documentTitle,
  feedType,
  isIndexed,
  jsonLdTexts,
  previewPath,
  slotPieces,
} from '@arcada/platform';
import { palette } from '@arcada/ui/theme';
import { type PageState, pageStateId } from '../page-state.ts';
import { pageSlots } from '../remotes/page-slots.ts';
import { digestOf } from './digest.ts';
import { earlyInput } from './early-input.ts';
import type { PreparedComposition } from './prepared-composition.ts';
import type { RenderedPage } from './render-page.tsx';
import type { ShellBuild } from './shell-build.ts';
import { siteIcons } from './site-icons.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
/** Open Graph names a language with its country. */
const openGraphLocales: Record<Language, string> = { en: 'en_US', 'pt-BR': 'pt_BR', es: 'es_ES' };
const hashSource = (text: string) => `'sha256-${digestOf(text)}'`;

/** The browser's own bars in the page's colour, for a visitor who lets the system choose the theme. */
const themeColours = (['light', 'dark'] as const)
  .map((theme) => `<meta name="theme-color" content="${palette[theme].paper}" media="(prefers-color-scheme:${theme})">`)
  .join('');
/** Sets the chosen theme before the first paint, for the browser's bars, too; its hash is in the policy. */
const themeScript = [
  "try{var t=localStorage.getItem('theme');if(t){document.documentElement.dataset.theme=t;",
  'document.querySelectorAll("meta[name=theme-color]").forEach(function(m){',
  `m.content=t=="dark"?"${palette.dark.paper}":"${palette.light.paper}"})}}catch(e){}`,
].join('');
const themeScriptHash = hashSource(themeScript);

/**
 * Runs the page's code once the browser has painted the server's HTML, and requests those of its files then that would
 * have delayed the paint (`earlyFiles`). A page in the background paints nothing, so its code runs at once.
 */
const startScript = [
  earlyInput,
  '(function(){function go(){document.querySelectorAll("link[rel=later]").forEach(function(l){',
  'if(l.getAttribute("as"))l.rel="preload";else{',
  'var s=document.createElement("script");s.src=l.href;s.fetchPriority="low";document.body.append(s)}})}',
  'document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})()',
].join('');
const startScriptHash = hashSource(startScript);

/**
 * On pages of restricted areas no text becomes markup or code, and files of code come from this site
 * (decision 26). antd writes its styles as the content of an element, without any tag. The empty
 * function is how libraries ask whether code may be made of strings, which `script-src` denies.
 */
const trustScript = [
  'if(window.trustedTypes)trustedTypes.createPolicy("default",{',
  'createHTML:function(h){return h.indexOf("<")<0?h:null},',
  'createScript:function(s){return s.replace(/\\s/g,"")==="(functionanonymous(){})"?s:null},',
  'createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null}})',
].join('');
const trustScriptHash = hashSource(trustScript);
const mailStyleHash = hashSource(mailStyle);

/**
 * The policy of a page whose one style has this digest (base64 of SHA-256). Nothing else in it
 * depends on the page, but that pages of restricted areas have a stricter one. Their frames show only
 * what the page itself has made, under its own policy: a mail, with its style sheet.
 */
export const policyFor = (styleDigest: string, restricted = false) =>
  [
    "default-src 'self'",
    `script-src 'self' ${themeScriptHash} ${startScriptHash}${restricted ? ` ${trustScriptHash}` : ''}`,
    `style-src 'self' 'sha256-${styleDigest}'${restricted ? ` ${mailStyleHash}` : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    `base-uri ${restricted ? "'none'" : "'self'"}`,
    `form-action 'self'${restricted ? '' : ' https://checkout.stripe.com'}`,
    "frame-ancestors 'none'",
    ...(restricted ? ['frame-src blob:', "require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ');

interface Hint {
  href: string;
  integrity?: string;
}

/** Files that the browser will need, in order: shell, entry of the area, its texts, its page. */
function hintsOf(page: RenderedPage, prepared: PreparedComposition, build: ShellBuild, language: Language): Hint[] {
  const { owner, chunk } = page.route;
  // Home is part of the initial code and needs none of what pages are made of.
  const isHome = owner === 'shell' && !chunk;
  const ofShell = owner === 'shell' && chunk ? [`shell-page-${language}`, chunk] : [];
  const shell = build.hintsFor([...(isHome ? [] : ['page']), ...ofShell], language);
  const owners = new Map<string, { chunks: string[]; light: boolean }>();
  const need = (domain: string, chunk: string | undefined, light = false) => {
    const known = owners.get(domain) ?? { chunks: [], light: true };
    owners.set(domain, { chunks: [...known.chunks, ...(chunk ? [chunk] : [])], light: known.light && light });
  };
  if (page.route.owner !== 'shell') need(page.route.owner, page.route.chunk);
  for (const name of pageSlots(page.route).atOnce) {
    for (const piece of slotPieces(prepared, name)) need(piece.domain, piece.chunk, piece.light);
  }
  const remote = [...owners].flatMap(([domain, { chunks, light }]) => {
    const release = prepared.remotes.find((candidate) => candidate.domain === domain)?.release;
    if (!release) return [];
    const lightTexts = `locale-light-${language}`;
    const names = ['entry', light && release.chunks[lightTexts] ? lightTexts : `locale-${language}`, ...chunks];
    return [...new Set([release.entry.web, ...names.flatMap((chunk) => release.chunks[chunk] ?? [])])].map((file) => ({
      href: `${releasePath(domain, release.version)}/${file}`,
      integrity: release.files[file]?.integrity,
    }));
  });
  // A document holds the rules of what it shows; the shell's style files come after the code, unless code draws the page.
  const styles = page.route.render === 'browser' ? build.styles : [];
  return [...shell.map((href) => ({ href })), ...remote, ...styles.map((href) => ({ href }))];
}

/**
 * So many files are requested with the document, with low priority: start script and React, as much as a slow phone's
 * connection carries until the first paint. More of them compete with it for connection and processor.
 */
const earlyFiles = 2;

/** A hint serves only a matching request: remotes' files are requested with their integrity. */
function hintTag({ href, integrity }: Hint, index: number): string {
  const kind = href.endsWith('.css') ? 'style' : 'script';
  const checked = integrity ? ` crossorigin integrity="${integrity}"` : '';
  const relation = index < earlyFiles ? 'preload' : 'later';
  return `<link rel="${relation}" as="${kind}" fetchpriority="low" href="${href}"${checked}>`;
}

/** The text that documents of one composition and one build share. */
class SharedTexts {
  readonly composition: string;
  private readonly hints = new Map<string, string>();

  constructor({ composition }: PreparedComposition) {
    this.composition = inlineJson(compositionForBrowser(composition));
  }

  hintTags(page: RenderedPage, prepared: PreparedComposition, build: ShellBuild, language: Language): string {
    const key = `${language} ${page.route.owner} ${page.route.path}`;
    const known = this.hints.get(key);
    if (known !== undefined) return known;
    // The start script first: everything else is asked for by it, and found here when it does so.
    const files = [...build.entryScripts.map((href) => ({ href })), ...hintsOf(page, prepared, build, language)];
    const tags = files.map(hintTag).join('');
    this.hints.set(key, tags);
    return tags;
  }
}
const sharedTexts = new WeakMap<PreparedComposition, SharedTexts>();

function sharedBy(prepared: PreparedComposition): SharedTexts {
  const shared = sharedTexts.get(prepared) ?? new SharedTexts(prepared);
  sharedTexts.set(prepared, shared);
  return shared;
}

/**
 * The page's state as JSON, in the shape of PageState. The composition, two thirds of it, is
 * serialised once.
 */
function stateText({ state: store, left }: RenderedPage, composition: string, language: Language, styles: string[]) {
  const others: Omit<PageState, 'composition'> = {
    language,
    store,
    styles,
    ...(left.length > 0 ? { left: [...left] } : {}),
  };
  return `${inlineJson(others).slice(0, -1)},"composition":${composition}}`;
}

/** The whole HTML document around a rendered page, with its content security policy. */
export function documentFor(
  page: RenderedPage,
  prepared: PreparedComposition,
  build: ShellBuild,
  options: { language: Language; siteUrl: string; path: string; askedLanguage: string | null },
): { body: string; styleDigest: string } {
  const { language, siteUrl } = options;
  const { head } = page;
  const { text: critical, digest: styleDigest } = prepared.critical(page.html);
  const shared = sharedBy(prepared);
  const canonicalPath = head.canonicalPath ?? options.path;
  const base = new URL(canonicalPath, siteUrl);
  const canonical = canonicalOf(base, options.askedLanguage);
  const guarded = page.route.access !== 'public';
  const noIndex = !isIndexed(head) || guarded || page.route.render === 'browser';
  const meta = (attribute: string, key: string, content: string | undefined) =>
    content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}">` : '';
  const body = [
    `<!doctype html><html lang="${language}" data-composition="${prepared.composition.id}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // A page's picture is the largest element of its first view: requested before the styles have
    // arrived.
    head.image ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(head.image)}">` : '',
    `<title>${escapeHtml(documentTitle(head.title))}</title>`,
    page.route.restricted ? `<script>${trustScript}</script>` : '',
    themeColours,
    `<script>${themeScript}</script>`,
    `<style>${critical}</style>`,
    meta('name', 'description', head.description),
    noIndex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(canonical.href)}">`,
    ...(noIndex ? [] : alternatesOf(base)).map(
      ({ code, href }) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`,
    ),
    head.feed
      ? `<link rel="alternate" type="${feedType}" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(head.feed.href)}">`
      : '',
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', head.ogType ?? 'website'),
    meta('property', 'og:title', head.title || site.name),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical.href),
    meta('property', 'og:image', new URL(previewPath(head), siteUrl).href),
    meta('property', 'og:image:width', `${previewSize.width}`),
    meta('property', 'og:image:height', `${previewSize.height}`),
    meta('property', 'og:image:alt', head.title || site.name),
    meta('property', 'og:locale', openGraphLocales[language]),
    ...languages
      .filter((other) => other !== language)
      .map((other) => meta('property', 'og:locale:alternate', openGraphLocales[other])),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<meta name="color-scheme" content="light dark">',
    siteIcons,
    ...jsonLdTexts(head, siteUrl).map((text) => `<script type="application/ld+json">${text}</script>`),
    `<noscript>${build.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
    shared.hintTags(page, prepared, build, language),
    `</head><body><div id="root">${page.html}</div>`,
    `<script type="application/json" id="${pageStateId}">${stateText(page, shared.composition, language, build.styles)}</script>`,
    ...build.entryScripts.map((href) => `<link rel="later" href="${href}">`),
    `<script>${startScript}</script>`,
    '</body></html>',
  ].join('');
  return { body, styleDigest };
}
