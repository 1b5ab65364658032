import { JSDOM } from 'jsdom';
import { type FeedEntry, writeFeed } from './atom.ts';

const entry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'a-post',
  title: 'A post',
  excerpt: 'What it says',
  language: 'en',
  publishedAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-02-01T09:00:00.000Z',
  categoryId: 'standards',
  categoryName: 'Standards',
  authorName: 'Ana',
  readTime: 3,
  tags: ['one'],
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'All of it' }] }],
  ...more,
});
/** Throws when it is not well-formed. */
const read = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const href = (within: ParentNode, selector: string) => within.querySelector(selector)?.getAttribute('href');

describe('the feed', () => {
  test('has its own address, its page and its translations, and everything RFC 4287 requires', () => {
    const feed = read(
      writeFeed(
        [entry(), entry({ id: 'b', language: 'pt-BR', updatedAt: '2026-03-01T09:00:00.000Z' })],
        'pt-BR',
        'https://a.example',
      ),
    );
    const root = feed.documentElement;
    expect([root.localName, root.namespaceURI, root.getAttribute('xml:lang')]).toEqual([
      'feed',
      'http://www.w3.org/2005/Atom',
      'pt-BR',
    ]);
    expect(href(feed, 'link[rel=self]')).toBe('https://a.example/feed.xml?lang=pt-BR');
    expect(root.querySelector(':scope > id')?.textContent).toBe('https://a.example/feed.xml?lang=pt-BR');
    expect(href(feed, 'link[rel=alternate][type="text/html"]')).toBe('https://a.example/blog?lang=pt-BR');
    expect(href(feed, 'link[hreflang=es]')).toBe('https://a.example/feed.xml?lang=es');
    expect(root.querySelector(':scope > updated')?.textContent).toBe('2026-03-01T09:00:00.000Z');
    for (const each of feed.querySelectorAll('entry')) {
      const names = [...each.children].map(({ localName }) => localName);
      for (const name of ['id', 'title', 'link', 'published', 'updated', 'author', 'summary', 'content'])
        expect(names).toContain(name);
    }
    const ids = [...feed.querySelectorAll('entry > id')].map((id) => id.textContent);
    expect(ids).toEqual(['https://a.example/blog/a-post?lang=pt-BR', 'https://a.example/blog/b?lang=pt-BR']);
  });

  test('has the whole text of each entry as HTML', () => {
    const feed = read(writeFeed([entry()], 'en', 'https://a.example'));
    const content = feed.querySelector('content');
    expect([content?.getAttribute('type'), content?.textContent]).toEqual(['html', '<p>All of it</p>']);
  });

  test('marks the texts of an untranslated entry with their own language', () => {
    const feed = read(writeFeed([entry(), entry({ language: 'es' })], 'es', 'https://a.example'));
    const languagesOf = (each: Element) =>
      ['title', 'summary'].map((name) => each.querySelector(name)?.getAttribute('xml:lang'));
    const [foreign, own] = [...feed.querySelectorAll('entry')] as [Element, Element];
    expect([languagesOf(foreign), foreign.querySelector('link')?.getAttribute('hreflang')]).toEqual([
      ['en', 'en'],
      'en',
    ]);
    expect([languagesOf(own), own.querySelector('link')?.getAttribute('hreflang')]).toEqual([[null, null], 'es']);
    expect(href(foreign, 'link')).toBe('https://a.example/blog/a-post?lang=es');
  });

  test('stays well-formed whatever a text contains, and preserves it', () => {
    const evil = ']]></title><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script> & "a" \'b\'';
    const feed = read(
      writeFeed(
        [entry({ title: `${evil}\0\x0b\ud800\uffff`, tags: [evil], authorName: evil, categoryName: evil })],
        'en',
        'https://a.example',
      ),
    );
    expect(feed.querySelector('script')).toBeNull();
    expect(feed.querySelector('entry > title')?.textContent).toBe(evil);
    expect(feed.querySelectorAll('category')[1]?.getAttribute('term')).toBe(evil);
  });

  test('may be empty', () => {
    const feed = read(writeFeed([], 'es', 'https://a.example'));
    expect(feed.querySelector('updated')?.textContent).toBe('1970-01-01T00:00:00.000Z');
  });
});
