import { type Composition, languages, ownsPath, type PageOf } from '@arcada/contracts';
import { alternatesOf } from '@arcada/platform';
import { siteRoutes } from '../remotes/site-routes.ts';
import type { PreparedComposition } from './prepared-composition.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface List {
  api: string;
  page: string;
}

/** What live areas tell search engines about their own addresses. */
const sayings = ({ remotes }: Composition) =>
  remotes.map(({ domain, manifest: { server = {}, navigation = [] } }) => {
    const owns = (path: string) => ownsPath(domain, path.split('?')[0] ?? '');
    return {
      // Parts of a list that the menu leads to, such as a type of product, are pages of their own.
      paths: [
        ...new Set([
          ...(server.sitemap?.paths ?? []),
          ...navigation.flatMap(({ items = [] }) => items.map(({ to }) => to).filter((to) => to.includes('?'))),
        ]),
      ].filter(owns),
      lists: (server.sitemap?.lists ?? []).filter(({ page }) => owns(page)),
      robots: (server.robots ?? []).filter(owns),
    };
  });

type Headers = Record<string, string>;

/** A page in the sitemap, with the day of its last change where that is known. */
interface Listed {
  path: string;
  changed?: string | undefined;
}

interface Item {
  id: string;
  updatedAt?: string;
  publishedAt?: string;
}

/** A list of pages, or a short one as a whole. */
async function itemsOf(list: List, gatewayUrl: string, headers: Headers): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= 500; page += 1) {
    const response = await fetch(`${gatewayUrl}${list.api}?page=${page}&pageSize=100`, { headers });
    if (!response.ok) throw new Error(`${list.api} for the sitemap: ${response.status}`);
    const found = (await response.json()) as PageOf<Item> | Item[];
    if (Array.isArray(found)) return found;
    items.push(...found.items);
    if (page * 100 >= found.total) break;
  }
  return items;
}

/** `/blog` has its items below; `/blog?category=` has them as its parameter. */
const pageOf = (list: List, id: string) => (list.page.endsWith('=') ? `${list.page}${id}` : `${list.page}/${id}`);

/** A list of addresses, and the areas whose addresses are missing. */
interface Sitemap {
  body: string;
  missing: Error[];
}

/** Most addresses that a sitemap may have (sitemaps.org). */
const most = 50_000;

/**
 * Listed pages and every item of the areas' lists. Each language's address is an entry of its own that names the
 * others, as search engines require.
 */
export async function sitemap(
  prepared: PreparedComposition,
  siteUrl: string,
  gatewayUrl: string,
  headers: Headers,
): Promise<Sitemap> {
  const said = sayings(prepared.composition);
  const fixed = siteRoutes(prepared.composition).filter((route) => route.listed && !route.path.includes(':'));
  const pages: Listed[] = [...fixed, ...said.flatMap(({ paths }) => paths.map((path) => ({ path })))].map(
    ({ path }) => ({ path }),
  );
  const missing: Error[] = [];
  for (const list of said.flatMap(({ lists }) => lists)) {
    try {
      const items = await itemsOf(list, gatewayUrl, headers);
      pages.push(
        ...items.map(({ id, updatedAt, publishedAt }) => ({
          path: pageOf(list, id),
          changed: updatedAt ?? publishedAt,
        })),
      );
    } catch (error) {
      missing.push(error as Error);
    }
  }
  const entries = pages.slice(0, Math.floor(most / (languages.length + 1))).map((page) => entryOf(page, siteUrl));
  const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
  return { body, missing };
}

function entryOf({ path, changed }: Listed, siteUrl: string): string {
  const base = new URL(path, siteUrl);
  const addresses = alternatesOf(base);
  const alternates = addresses
    .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(href)}"/>`)
    .join('');
  const date = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
  return addresses.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${date}${alternates}</url>`).join('');
}

const ownRobots = ['/api/', '/account', '/dashboard'];

export function robots({ composition }: PreparedComposition, siteUrl: string): string {
  const paths = [...ownRobots, ...sayings(composition).flatMap((area) => area.robots)];
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${siteUrl}/sitemap.xml\n`;
}

/** The arch of the logo. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke-width="2"><rect width="26" height="26" rx="6" fill="#FBFAF7"/><g stroke="#0E1726"><path d="M4 21v-9a9 9 0 0 1 18 0v9M3 21h20"/></g><path d="M9.5 21v-8.5a3.5 3.5 0 0 1 7 0V21" stroke="#1F4FD8"/></svg>';
