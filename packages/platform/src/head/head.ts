import { site } from '@arcada/contracts';
import { createContext, useContext, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  alternatesOf,
  canonicalOf,
  documentTitle,
  feedType,
  isIndexed,
  jsonLdTexts,
  type PageHead,
  previewPath,
} from './page-head.ts';

export interface HeadSink {
  /** The public origin. */
  origin: string;
  /** The `lang` in the page's address, which is removed for rendering. */
  askedLanguage: string | null;
  set: (head: PageHead) => void;
}
/** Provided by the page server, which reads the head after rendering; undefined in the browser. */
export const HeadContext = createContext<HeadSink | undefined>(undefined);

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined) {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (!content) return element?.remove();
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(attribute, key);
    document.head.append(element);
  }
  element.content = content;
}

/** The public origin, as the page server knows it: behind a proxy the browser's own may be another. */
const publicOrigin = () => {
  const drawn = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return drawn ? new URL(drawn).origin : window.location.origin;
};

/** Replaces the existing elements of one kind. */
function replaceAll(selector: string, elements: HTMLElement[]) {
  for (const old of document.head.querySelectorAll(selector)) old.remove();
  document.head.append(...elements);
}

const link = (attributes: { rel: string; href: string; hreflang?: string; type?: string; title?: string }) =>
  Object.assign(document.createElement('link'), attributes);

function applyHead(head: PageHead) {
  const origin = publicOrigin();
  const base = new URL(head.canonicalPath ?? window.location.pathname, origin);
  const canonical = canonicalOf(base, new URLSearchParams(window.location.search).get('lang'));
  const indexed = isIndexed(head);
  document.title = documentTitle(head.title);
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', indexed ? undefined : 'noindex');
  setMeta('property', 'og:type', head.ogType ?? 'website');
  setMeta('property', 'og:title', head.title || site.name);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:url', canonical.href);
  setMeta('property', 'og:image', new URL(previewPath(head), origin).href);
  const alternates = alternatesOf(base).map(({ code, href }) => link({ rel: 'alternate', hreflang: code, href }));
  replaceAll(
    'link[rel="canonical"], link[rel="alternate"][hreflang]',
    indexed ? [link({ rel: 'canonical', href: canonical.href }), ...alternates] : [],
  );
  replaceAll(`link[type="${feedType}"]`, head.feed ? [link({ rel: 'alternate', type: feedType, ...head.feed })] : []);
  replaceAll(
    'script[type="application/ld+json"]',
    jsonLdTexts(head, origin).map((text) =>
      Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent: text }),
    ),
  );
}

/** Sets title, description, canonical and the rest of the document's head for the page that calls it. */
export function useHead(head: PageHead): void {
  const sink = useContext(HeadContext);
  sink?.set(head);
  const content = JSON.stringify(head);
  useEffect(() => applyHead(JSON.parse(content) as PageHead), [content]);
}

/**
 * The absolute public address of a path of this site, for links shared elsewhere: the same on the
 * server and in the browser.
 */
export function usePublicAddress(path: string): string {
  const sink = useContext(HeadContext);
  return new URL(path, sink?.origin ?? publicOrigin()).href;
}

/** The same for search engines: in the language of the page's own address. */
export function useCanonicalAddress(): (path: string) => string {
  const sink = useContext(HeadContext);
  const [search] = useSearchParams();
  const origin = usePublicAddress('/');
  const asked = sink ? sink.askedLanguage : search.get('lang');
  return (path) => canonicalOf(new URL(path, origin), asked).href;
}
