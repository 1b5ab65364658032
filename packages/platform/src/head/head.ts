import { site } from '@arcada/contracts';
import { createContext, useContext, useEffect } from 'react';

export interface PageHead {
  title: string;
  description?: string;
  /** Path with the query that belongs to the page's identity; without it the current path is used. */
  canonicalPath?: string;
  /** Absolute path of a picture for link previews. */
  image?: string;
  ogType?: 'website' | 'product' | 'article';
  /** schema.org objects; `@context` is added. */
  jsonLd?: object[];
  /** HTTP status of the document, for example 404 for an unknown id. */
  status?: number;
  /** Pages that search engines should not keep. */
  noIndex?: boolean;
}

export interface HeadSink {
  set: (head: PageHead) => void;
}
/** Given by the page server, which reads the head after rendering; undefined in the browser. */
export const HeadContext = createContext<HeadSink | undefined>(undefined);

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined) {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (content === undefined) return element?.remove();
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(attribute, key);
    document.head.append(element);
  }
  element.content = content;
}

/** `Title · Arcada`; the site's name alone for an empty title. */
export const documentTitle = (title: string) => (title ? `${title} · ${site.name}` : site.name);

/** Sets title, description and the rest of the document's head for the page that calls it. */
export function useHead(head: PageHead): void {
  const sink = useContext(HeadContext);
  sink?.set(head);
  const { title, description, noIndex, status } = head;
  useEffect(() => {
    document.title = documentTitle(title);
    setMeta('name', 'description', description);
    setMeta('property', 'og:title', title);
    setMeta('property', 'og:description', description);
    setMeta('name', 'robots', noIndex || (status ?? 200) >= 400 ? 'noindex' : undefined);
  }, [title, description, noIndex, status]);
}
