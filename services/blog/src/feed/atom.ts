import { type ContentBlock, type Language, languages, links, type PostSummary, site } from '@arcada/contracts';
import { cleanText } from '@arcada/service-kit/markdown';
import { contentHtml } from './content-html.ts';

export interface FeedEntry extends PostSummary {
  /** Of title and excerpt: differs from the feed's when a translation is missing. */
  language: string;
  updatedAt: string;
  tags: readonly string[];
  /** The whole text. */
  body: readonly ContentBlock[];
}

const titles: Record<Language, string> = {
  en: `${site.name}: articles`,
  'pt-BR': `${site.name}: artigos`,
  es: `${site.name}: artículos`,
};
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Some characters aren't allowed in XML, not even escaped. */
const escapeXml = (text: string): string =>
  cleanText(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] as string);

type Attributes = Record<string, string>;
const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
const element = (name: string, text: string, attributes: Attributes = {}) =>
  `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>`;
const empty = (name: string, attributes: Attributes) => `<${name}${attributesOf(attributes)}/>`;

/** The feed of one language (RFC 4287). Ids include the language: a translation is an entry of its own. */
export function writeFeed(entries: readonly FeedEntry[], language: Language, siteUrl: string): string {
  const address = (path: string, lang = language) => new URL(`${path}?${new URLSearchParams({ lang })}`, siteUrl).href;
  const feed = 'application/atom+xml';
  const others = languages.filter((each) => each !== language);
  const times = entries.map(({ updatedAt }) => updatedAt).sort();
  const updated = times.at(-1) ?? '1970-01-01T00:00:00.000Z';
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', address('/feed.xml')),
    element('title', titles[language]),
    element('updated', updated),
    `<author>${element('name', site.name)}${element('uri', siteUrl)}</author>`,
    empty('link', { rel: 'self', type: feed, href: address('/feed.xml') }),
    empty('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: address(links.blog()) }),
    ...others.map((lang) =>
      empty('link', { rel: 'alternate', type: feed, hreflang: lang, href: address('/feed.xml', lang) }),
    ),
    ...entries.map((entry) => writeEntry(entry, address(links.post(entry.id)), language, siteUrl)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function writeEntry(entry: FeedEntry, address: string, language: Language, siteUrl: string): string {
  const own: Attributes = entry.language === language ? {} : { 'xml:lang': entry.language };
  return [
    '<entry>',
    element('id', address),
    element('title', entry.title, own),
    empty('link', { rel: 'alternate', type: 'text/html', hreflang: entry.language, href: address }),
    element('published', entry.publishedAt),
    element('updated', entry.updatedAt),
    `<author>${element('name', entry.authorName)}</author>`,
    empty('category', { term: entry.categoryId, label: entry.categoryName }),
    ...entry.tags.map((tag) => empty('category', { term: tag })),
    element('summary', entry.excerpt, own),
    element('content', contentHtml(entry.body, siteUrl), { type: 'html', ...own }),
    '</entry>',
  ].join('\n');
}
