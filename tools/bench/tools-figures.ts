import type { DocumentSummary, MadeShare } from '@arcada/bim';
import type { PageOf } from '@arcada/contracts';
import type { Browser } from 'playwright-core';
import { view } from './browser.ts';
import { atMost, type Figure, plain } from './report.ts';

/** The demo customer, who has projects and documents. */
const account = { username: 'ana', password: 'demo-ana-2026' };
const mostKilobytes = 420;
/** Of the maker, whose panels, tables and topics are loaded when they are first used. */
const mostOfMaker = 385;

/** The area's pages, with a document, its shared link and a project of the demo customer. */
async function toolsPages(browser: Browser, site: string): Promise<[name: string, path: string][]> {
  const context = await browser.newContext();
  const headers = { origin: site };
  await context.request.post(`${site}/api/login`, { data: account, headers });
  const first = async <T>(list: string) => {
    const [item] = ((await (await context.request.get(`${site}${list}`)).json()) as PageOf<T>).items;
    if (!item) throw new Error(`${list} of the demo customer is empty`);
    return item;
  };
  const { id } = await first<DocumentSummary>('/api/documents');
  const project = await first<{ id: string }>('/api/projects');
  const shared = await context.request.post(`${site}/api/documents/${id}/shares`, {
    data: { days: 7 },
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
  });
  const { token } = (await shared.json()) as MadeShare;
  await context.close();
  return [
    ['dashboard', '/dashboard'],
    ['maker, beginning', '/tools/bep-maker-enhanced'],
    ['maker, a document', `/tools/bep-maker-enhanced?document=${id}`],
    ['my documents', '/tools/my-documents'],
    ['assistant', '/tools/bimdocs-ai'],
    ['model check', '/tools/model-check'],
    ['projects', '/dashboard/projects'],
    ['new project', '/dashboard/projects/new'],
    ['project', `/dashboard/projects/${project.id}`],
    ['shared document', `/tools/shared?token=${token}`],
  ];
}

/** Pages of the tools area after sign-in, on a slow phone. */
export async function toolsFigures(browser: Browser, site: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of await toolsPages(browser, site)) {
    const isDashboard = name === 'dashboard';
    const seen = await view(browser, `${site}${path}`, { account, runs: isDashboard ? 5 : 3 });
    figures.push(
      atMost(
        `${name}: JavaScript, compressed`,
        seen.scriptBytes / 1024,
        name.startsWith('maker') ? mostOfMaker : mostKilobytes,
        ' KB',
      ),
      isDashboard
        ? atMost(`${name}: largest contentful paint`, seen.lcp / 1000, 1.5, ' s')
        : plain(`${name}: largest contentful paint`, `${Math.round(seen.lcp)} ms`),
      atMost(`${name}: layout shift`, seen.cls, 0.02, ''),
    );
  }
  return figures;
}
