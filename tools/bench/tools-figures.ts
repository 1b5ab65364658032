import type { DocumentSummary } from '@arcada/bim';
import type { PageOf } from '@arcada/contracts';
import type { Browser } from 'playwright-core';
import { view } from './browser.ts';
import { atMost, type Figure, plain } from './report.ts';

/** The demo customer, who has projects and documents. */
const account = { username: 'ana', password: 'demo-ana-2026' };
const mostKilobytes = 420;

/** Id of a document of the demo customer. */
async function anyDocument(browser: Browser, site: string): Promise<string | undefined> {
  const context = await browser.newContext();
  await context.request.post(`${site}/api/login`, { data: account, headers: { origin: site } });
  const { items } = (await (await context.request.get(`${site}/api/documents`)).json()) as PageOf<DocumentSummary>;
  await context.close();
  return items[0]?.id;
}

/** Pages of the tools area after sign-in, on a slow phone. */
export async function toolsFigures(browser: Browser, site: string): Promise<Figure[]> {
  const maker = `/tools/bep-maker-enhanced?document=${await anyDocument(browser, site)}`;
  const pages = { maker, 'my documents': '/tools/my-documents', dashboard: '/dashboard' };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const seen = await view(browser, `${site}${path}`, { account, runs: 3 });
    figures.push(
      atMost(`${name}: JavaScript, compressed`, seen.scriptBytes / 1024, mostKilobytes, ' KB'),
      name === 'dashboard'
        ? atMost(`${name}: largest contentful paint`, seen.lcp / 1000, 1.5, ' s')
        : plain(`${name}: largest contentful paint`, `${Math.round(seen.lcp)} ms`),
      atMost(`${name}: layout shift`, seen.cls, 0.02, ''),
    );
  }
  return figures;
}
