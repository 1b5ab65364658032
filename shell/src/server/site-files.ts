import { type Composition, languages, ownsPath, type PageOf } from '@arcada/contracts';
import { siteRoutes } from '../remotes/site-routes.ts';
import type { PreparedComposition } from './prepared-composition.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface List {
  api: string;
  page: string;
}

/** What live areas tell search engines about their own addresses. */
const sayings = ({ remotes }: Composition) =>
  remotes.map(({ domain, manifest: { server = {} } }) => {
    const owns = (path: string) => ownsPath(domain, path.split('?')[0] ?? '');
    return {
      paths: (server.sitemap?.paths ?? []).filter(owns),
      lists: (server.sitemap?.lists ?? []).filter(({ page }) => owns(page)),
      robots: (server.robots ?? []).filter(owns),
    };
  });

type Headers = Record<string, string>;

async function itemPaths(list: List, gatewayUrl: string, headers: Headers): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; page <= 500; page += 1) {
    const response = await fetch(`${gatewayUrl}${list.api}?page=${page}&pageSize=100`, { headers });
    if (!response.ok) throw new Error(`${list.api} for the sitemap: ${response.status}`);
    const { items, total } = (await response.json()) as PageOf<{ id: string }>;
    paths.push(...items.map(({ id }) => `${list.page}/${id}`));
    if (page * 100 >= total) break;
  }
  return paths;
}

/** A list of addresses, and the areas whose addresses are missing. */
interface Sitemap {
  body: string;
  missing: Error[];
}

/** Listed pages and every item of the areas' lists, each with its language alternates (sitemaps.org, 50,000 at most). */
export async function sitemap(
  prepared: PreparedComposition,
  siteUrl: string,
  gatewayUrl: string,
  headers: Headers,
): Promise<Sitemap> {
  const paths = siteRoutes(prepared.composition)
    .filter((route) => route.listed && !route.path.includes(':'))
    .map((route) => route.path);
  const said = sayings(prepared.composition);
  paths.push(...said.flatMap((area) => area.paths));
  const missing: Error[] = [];
  for (const list of said.flatMap(({ lists }) => lists)) {
    try {
      paths.push(...(await itemPaths(list, gatewayUrl, headers)));
    } catch (error) {
      missing.push(error as Error);
    }
  }
  const entry = (path: string) => {
    const address = new URL(path, siteUrl);
    const alternates = languages.map((code) => {
      const alternate = new URL(address);
      alternate.searchParams.set('lang', code);
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(alternate.href)}"/>`;
    });
    return `<url><loc>${escapeXml(address.href)}</loc>${alternates.join('')}</url>`;
  };
  const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${paths.map(entry).join('')}</urlset>`;
  return { body, missing };
}

const ownRobots = ['/api/', '/account', '/dashboard'];

export function robots({ composition }: PreparedComposition, siteUrl: string): string {
  const paths = [...ownRobots, ...sayings(composition).flatMap((area) => area.robots)];
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${siteUrl}/sitemap.xml\n`;
}

/** The arch of the logo. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke-width="2"><rect width="26" height="26" rx="6" fill="#FBFAF7"/><g stroke="#0E1726"><path d="M4 21v-9a9 9 0 0 1 18 0v9M3 21h20"/></g><path d="M9.5 21v-8.5a3.5 3.5 0 0 1 7 0V21" stroke="#1F4FD8"/></svg>';
