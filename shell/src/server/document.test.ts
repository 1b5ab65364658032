import { mailStyle } from '@arcada/contracts';
import type { PageHead } from '@arcada/platform';
import { digestOf } from './digest.ts';
import { documentFor, policyFor } from './document.ts';
import type { PreparedComposition } from './prepared-composition.ts';
import type { RenderedPage } from './render-page.tsx';
import type { ShellBuild } from './shell-build.ts';

const prepared = {
  composition: { id: 'c1', remotes: [] },
  remotes: [],
  critical: () => ({ text: '', digest: '' }),
  match: () => {
    throw new Error('no path is matched here');
  },
} as unknown as PreparedComposition;
const build = {
  styles: [],
  entryScripts: ['/assets/main.js'],
  hintsFor: () => ['/assets/react.js', '/assets/page.js'],
} as unknown as ShellBuild;
const publicRoute = { owner: 'shell', path: '*', access: 'public', render: 'server', listed: false };

function draw(
  head: PageHead,
  language: 'en' | 'pt-BR' = 'pt-BR',
  askedLanguage: string | null = null,
  route: object = publicRoute,
) {
  const page = { html: '', head, route, state: {}, left: [], tags: [], complete: true } as unknown as RenderedPage;
  const options = { language, siteUrl: 'https://shop.example', path: '/products/level-guard', askedLanguage };
  return documentFor(page, prepared, build, options).body;
}

const product: PageHead = {
  title: 'Level Guard',
  description: 'Finds "wrong" levels.',
  canonicalPath: '/products?type=plugin&page=2',
  image: '/guard.svg',
  ogType: 'product',
  jsonLd: [{ '@type': 'Product', image: '/guard.svg', name: '</script>' }],
};

test('a page has its address, its languages and its social preview, all as absolute addresses', () => {
  const html = draw(product);
  for (const part of [
    '<html lang="pt-BR"',
    '<title>Level Guard · Arcada</title>',
    '<meta name="description" content="Finds &#34;wrong&#34; levels.">',
    '<link rel="canonical" href="https://shop.example/products?type=plugin&#38;page=2">',
    '<link rel="alternate" hreflang="es" href="https://shop.example/products?type=plugin&#38;page=2&#38;lang=es">',
    '<link rel="alternate" hreflang="x-default" href="https://shop.example/products?type=plugin&#38;page=2">',
    '<meta property="og:type" content="product">',
    '<meta property="og:url" content="https://shop.example/products?type=plugin&#38;page=2">',
    '<meta property="og:image" content="https://shop.example/guard.png">',
    '<meta property="og:locale" content="pt_BR">',
    '<meta property="og:locale:alternate" content="en_US"><meta property="og:locale:alternate" content="es_ES">',
    '"image":"https://shop.example/guard.svg"',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).toContain('"name":"\\u003c/script>"');
});

test('a page in the language of its address is a page of its own among its languages', () => {
  const html = draw(product, 'pt-BR', 'pt-BR');
  for (const part of [
    '<link rel="canonical" href="https://shop.example/products?type=plugin&#38;page=2&#38;lang=pt-BR">',
    '<link rel="alternate" hreflang="x-default" href="https://shop.example/products?type=plugin&#38;page=2">',
  ]) {
    expect(html).toContain(part);
  }
  expect(draw(product, 'en', 'fr')).toContain(
    'canonical" href="https://shop.example/products?type=plugin&#38;page=2">',
  );
  expect(draw(product, 'pt-BR', 'pt')).toContain(
    '<link rel="canonical" href="https://shop.example/products?type=plugin&#38;page=2&#38;lang=pt-BR">',
  );
});

test('a page without a picture has the one of its kind, else home’s, and every page has the icons', () => {
  expect(draw({ title: 'Training', preview: 'training' })).toContain(
    '<meta property="og:image" content="https://shop.example/social/training.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Training">',
  );
  const html = draw({ title: 'Search' });
  for (const part of [
    '<meta property="og:image" content="https://shop.example/social/home.png">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme:light)">',
    '<meta name="theme-color" content="#0c1420" media="(prefers-color-scheme:dark)">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('as="image"');
});

test('a title that has the site’s name in it doesn’t get it twice', () => {
  expect(draw({ title: 'About Arcada' })).toContain('<title>About Arcada</title>');
});

test("a list links its feed in the page's language", () => {
  const feed = { href: '/feed.xml?lang=pt-BR', title: 'Arcada "blog"' };
  expect(draw({ title: 'Blog', feed })).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Arcada &#34;blog&#34;" href="/feed.xml?lang=pt-BR">',
  );
});

test('what must not be indexed has no canonical address', () => {
  const html = draw({ title: 'Not found', status: 404 });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('hreflang');
});

test("a page's first code is requested with the document, the rest of it and all running wait for the first paint", () => {
  const filesBy = (rel: string, html: string) =>
    [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(([, href]) => href);
  const guardedRoute = { ...publicRoute, path: '/dashboard', access: 'signed-in' } as const;
  for (const html of [draw({ title: 'Blog' }), draw({ title: 'Dashboard' }, 'en', null, guardedRoute)]) {
    expect(filesBy('preload', html)).toEqual(['/assets/main.js', '/assets/react.js']);
    expect(filesBy('later', html)).toEqual(['/assets/page.js', '/assets/main.js']);
    expect(html).not.toMatch(/<link rel="(preload|later)" as="script" (?!fetchpriority="low")/);
    expect(html).toMatch(/<link rel="later" as="script" [^>]*href="\/assets\/page.js"/);
    expect(html).not.toContain('<script src=');
  }
});

test('a guarded page is not indexed', () => {
  const guarded = draw({ title: 'Dashboard' }, 'en', null, { ...publicRoute, path: '/dashboard', access: 'signed-in' });
  expect(guarded).toContain('<meta name="robots" content="noindex">');
});

const inlineScripts = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = '']) => text);

test.each([undefined, 'admin'] as const)(
  'the policy names every script of the page, and no other (%s)',
  (restricted) => {
    const scripts = inlineScripts(draw({ title: '' }, 'en', null, { ...publicRoute, restricted }));
    const [, sources = ''] = /script-src 'self' ([^;]*)/.exec(policyFor('x', restricted !== undefined)) ?? [];
    expect(sources.split(' ').sort()).toEqual(scripts.map((text) => `'sha256-${digestOf(text)}'`).sort());
  },
);

test('pages of restricted areas have a policy that leaves nothing to strings and other sites', () => {
  const strict = policyFor('x', true).split('; ');
  for (const rule of [
    "default-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'frame-src blob:',
    `style-src 'self' 'sha256-x' 'sha256-${digestOf(mailStyle)}'`,
  ])
    expect(strict).toContain(rule);
  expect(policyFor('x')).not.toContain('trusted-types');
  expect(policyFor('x')).toContain("form-action 'self' https://checkout.stripe.com");
});
