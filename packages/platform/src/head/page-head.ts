import {
  type Language,
  languages,
  matchLanguage,
  previewOf,
  type SocialPicture,
  site,
  socialPicture,
} from '@arcada/contracts';

export interface PageHead {
  title: string;
  description?: string;
  /** Path with the query that belongs to the page's identity; without it the current path is used. */
  canonicalPath?: string;
  /** Absolute path of a picture for link previews. */
  image?: string;
  /** What link previews show of a page without a picture of its own; without it, home's. */
  preview?: SocialPicture | undefined;
  ogType?: 'website' | 'product' | 'article';
  /** schema.org objects; `@context` is added. */
  jsonLd?: object[];
  /** Atom feed of what the page lists: its path and name. */
  feed?: { href: string; title: string };
  /** Path with the query that the page has now: the page server redirects there for good (301). */
  movedTo?: string | undefined;
  /** HTTP status of the document, for example 404 for an unknown id. */
  status?: number;
  /** Pages that search engines should not index. */
  noIndex?: boolean;
}

export const feedType = 'application/atom+xml';

/** `Title · Arcada`; the site's name alone for an empty title, and not twice. */
export const documentTitle = (title: string) =>
  title.includes(site.name) ? title : title ? `${title} · ${site.name}` : site.name;

/** Whether search engines should index the page. */
export const isIndexed = ({ noIndex, status = 200 }: PageHead) => !noIndex && status < 400;

/**
 * The page's canonical address: with the language if the visited address has one, as search engines
 * use it.
 */
export function canonicalOf(base: URL, askedLanguage: string | null): URL {
  const address = new URL(base);
  const language = matchLanguage(askedLanguage);
  if (language) address.searchParams.set('lang', language);
  return address;
}

/** The picture that other sites show of the page. */
export const previewPath = ({ image, preview = 'home' }: PageHead): string =>
  image ? previewOf(image) : socialPicture(preview);

/** The same page in each language, and for everyone else (`hreflang` to address). */
export const alternatesOf = (base: URL): { code: Language | 'x-default'; href: string }[] => [
  ...languages.map((code) => {
    const address = new URL(base);
    address.searchParams.set('lang', code);
    return { code, href: address.href };
  }),
  { code: 'x-default' as const, href: base.href },
];

const addressKeys = new Set(['url', 'item', 'image', 'logo']);

/** The page's schema.org objects as JSON; they require absolute addresses where pages give paths. */
export const jsonLdTexts = (head: PageHead, origin: string): string[] =>
  (head.jsonLd ?? []).map((object) =>
    JSON.stringify({ '@context': 'https://schema.org', ...object }, (key, value) =>
      typeof value === 'string' && value.startsWith('/') && addressKeys.has(key) ? new URL(value, origin).href : value,
    ).replace(/</g, '\\u003c'),
  );
