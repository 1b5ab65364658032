import { expect, test } from '@playwright/test';

const jsonLd = (html: string): { '@type': string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );

test('a product page works without scripts: head, alternates, structured data', async ({ request }) => {
  const list = await (await request.get('/api/products')).json();
  const product = list.items[0];
  const response = await request.get(`/products/${product.id}`);
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(html).toContain(`<title>${product.name.replace(/&/g, '&#38;')} · Arcada</title>`);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/products/${product.id}"`));
  for (const code of ['en', 'pt-BR', 'es', 'x-default']) expect(html).toContain(`hreflang="${code}"`);
  expect(html).toContain('property="og:title"');
  const types = jsonLd(html).map((object) => object['@type']);
  expect(types).toEqual(['Product', 'BreadcrumbList']);
  expect(JSON.stringify(jsonLd(html)[0])).toContain(`"price":"${product.price.toFixed(2)}"`);
});

test('a shared page has a picture that social networks can read', async ({ request }) => {
  for (const path of [
    '/products/advanced-dynamo-toolkit',
    '/courses/iso-19650-in-practice',
    '/blog/python-for-schedules',
    '/',
    '/services?tab=training',
    '/about',
    '/contact',
    '/blog',
    '/products',
    '/courses',
  ]) {
    const html = await (await request.get(path)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const picture = await request.get(address.replaceAll('&#38;', '&'));
    expect(picture.headers()['content-type'], path).toBe('image/png');
    expect((await picture.body()).length, path).toBeGreaterThan(5000);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  }
});

test('home describes the organisation', async ({ request }) => {
  const types = jsonLd(await (await request.get('/')).text()).map((object) => object['@type']);
  expect(types).toContain('Organization');
});

test('an unknown product is a 404 document that must not be indexed', async ({ request }) => {
  const response = await request.get('/products/no-such-product');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Product not found');
  expect(html).toContain('name="robots" content="noindex"');
});

test('the page is in the requested language', async ({ request }) => {
  for (const [headers, path, language, word] of [
    [{ 'accept-language': 'pt' }, '/products', 'pt-BR', 'Produtos'],
    [{ 'accept-language': 'de' }, '/products', 'en', 'Products'],
    [{ 'accept-language': 'pt' }, '/products?lang=es', 'es', 'Productos'],
    [{ cookie: 'i18nextLng=es', 'accept-language': 'pt' }, '/products', 'es', 'Productos'],
  ] as const) {
    const html = await (await request.get(path, { headers })).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<h1>${word}</h1>`);
  }
});

test('the sitemap lists every product, course, post and service, robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [page, list] of [
    ['/products', '/api/products'],
    ['/courses', '/api/courses'],
    ['/blog', '/api/blog'],
  ]) {
    const { total, items } = await (await request.get(`${list}?pageSize=100`)).json();
    expect(total).toBeGreaterThan(7);
    expect(sitemap.match(new RegExp(`${page}/[^<"?/]+</loc>`, 'g'))?.length).toBe(total);
    for (const { id } of items) expect(sitemap).toContain(`${page}/${id}</loc>`);
  }
  expect(sitemap.match(/\/services\?tab=[a-z-]+<\/loc>/g)?.length).toBe(4);
  expect(sitemap).toMatch(/<loc>[^<]*\/services\?tab=training&#38;lang=es<\/loc>/);
  expect(sitemap).toContain('hreflang="x-default"');
  expect(sitemap).toMatch(/<loc>[^<]*\/blog\?category=[a-z-]+<\/loc>/);
  for (const part of ['products?type=script', 'courses?category=python-for-bim'])
    expect(sitemap).toContain(`/${part}</loc>`);
  for (const page of ['products/level-guard', 'courses/iso-19650-in-practice', 'blog/python-for-schedules'])
    expect(sitemap).toMatch(new RegExp(`/${page}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.+\/sitemap\.xml/);
});

test('no script may run that the site does not serve', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
});

test('an address has one way to be written, and icons have theirs', async ({ request }) => {
  for (const [written, meant] of [
    ['/BLOG', '/blog'],
    ['/about/', '/about'],
    ['/Blog/?category=coordination&lang=es', '/blog?category=coordination&lang=es'],
  ] as const) {
    const response = await request.get(written, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, meant]);
  }
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  }
});

test('header and services can be walked without scripts', async ({ request }) => {
  const html = await (await request.get('/services')).text();
  for (const path of ['/products', '/courses', '/services']) expect(html).toMatch(new RegExp(`<a[^>]* href="${path}"`));
  for (const tab of ['ai-consulting', 'custom-development', 'training', 'implementation']) {
    expect(html).toMatch(new RegExp(`<a[^>]* href="/services\\?tab=${tab}"`));
  }
});
