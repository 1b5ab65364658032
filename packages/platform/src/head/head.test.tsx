import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { HeadContext, useCanonicalAddress, useHead, usePublicAddress } from './head.ts';
import { jsonLdTexts, type PageHead } from './page-head.ts';

function Page({ head }: { head: PageHead }) {
  useHead(head);
  return null;
}
const Canonical = () => useCanonicalAddress()('/blog/ifc-export-checks');
const Address = () => usePublicAddress('/blog/ifc-export-checks');
const hrefs = (selector: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(selector)].map((element) => element.getAttribute('href'));

beforeEach(() => {
  document.head.innerHTML = `<title>Home</title><meta property="og:url" content="https://shop.example/">
    <link rel="canonical" href="https://shop.example/"><link rel="alternate" hreflang="en" href="https://shop.example/?lang=en">
    <script type="application/ld+json">{"@type":"Organization"}</script>`;
});

const product: PageHead = {
  title: 'Level Guard',
  description: 'Finds elements on the wrong level.',
  canonicalPath: '/products/level-guard',
  ogType: 'product',
  image: '/api/store/images/level-guard.svg',
  jsonLd: [{ '@type': 'Product', name: 'Level Guard', offers: { '@type': 'Offer', url: '/products/level-guard' } }],
};

test('client-side navigation replaces everything that the previous page put into the head', () => {
  render(<Page head={product} />);
  expect(document.title).toBe('Level Guard · Arcada');
  expect(hrefs('link[rel="canonical"]')).toEqual(['https://shop.example/products/level-guard']);
  expect(hrefs('link[rel="alternate"]')).toEqual([
    'https://shop.example/products/level-guard?lang=en',
    'https://shop.example/products/level-guard?lang=pt-BR',
    'https://shop.example/products/level-guard?lang=es',
    'https://shop.example/products/level-guard',
  ]);
  expect(document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content).toBe(
    'https://shop.example/products/level-guard',
  );
  const texts = [...document.head.querySelectorAll('script')].map((element) => JSON.parse(element.textContent ?? ''));
  expect(texts).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Level Guard',
      offers: { '@type': 'Offer', url: 'https://shop.example/products/level-guard' },
    },
  ]);
});

test('a page that search engines should not index has no canonical address', () => {
  const { rerender } = render(<Page head={{ title: 'Not found', status: 404 }} />);
  expect(document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('noindex');
  expect(hrefs('link')).toEqual([]);
  expect(document.head.querySelectorAll('script').length).toBe(0);
  rerender(<Page head={product} />);
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  expect(hrefs('link[rel="canonical"]').length).toBe(1);
});

test('no text of a catalogue closes its script element', () => {
  expect(jsonLdTexts({ title: '', jsonLd: [{ name: '</script>' }] }, 'https://shop.example')[0]).not.toContain('<');
});

test("a list's feed is linked only while its page is shown", () => {
  const { rerender } = render(
    <Page head={{ title: 'Blog', feed: { href: '/feed.xml?lang=es', title: 'Arcada: blog' } }} />,
  );
  expect(hrefs('link[type="application/atom+xml"]')).toEqual(['/feed.xml?lang=es']);
  rerender(<Page head={product} />);
  expect(hrefs('link[type="application/atom+xml"]')).toEqual([]);
});

test("a public address has the site's own origin, in the browser as on the page server", () => {
  expect(render(<Address />).container.textContent).toBe('https://shop.example/blog/ifc-export-checks');
  const drawn = render(
    <HeadContext value={{ origin: 'https://public.example', askedLanguage: null, set: () => undefined }}>
      <Address />
    </HeadContext>,
  );
  expect(drawn.container.textContent).toBe('https://public.example/blog/ifc-export-checks');
});

test('a canonical address has the language of the page’s own address, in both', () => {
  const drawnAt = (path: string, askedLanguage?: string | null) =>
    render(
      <HeadContext
        value={
          askedLanguage === undefined
            ? undefined
            : { origin: 'https://shop.example', askedLanguage, set: () => undefined }
        }
      >
        <MemoryRouter initialEntries={[path]}>
          <Canonical />
        </MemoryRouter>
      </HeadContext>,
    ).container.textContent;
  const address = 'https://shop.example/blog/ifc-export-checks';
  expect(drawnAt('/blog/x')).toBe(address);
  expect(drawnAt('/blog/x?lang=es')).toBe(`${address}?lang=es`);
  expect(drawnAt('/blog/x', null)).toBe(address);
  expect(drawnAt('/blog/x', 'es')).toBe(`${address}?lang=es`);
  expect(drawnAt('/blog/x?lang=xx')).toBe(address);
});
