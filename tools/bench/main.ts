import type { PageOf, ProductSummary } from '@arcada/contracts';
import { endWith } from '../progress.ts';
import { freePorts } from '../start/ports.ts';
import { readState } from '../start/state-file.ts';
import { bringPrerequisites } from '../test/prerequisites.ts';
import { startSite } from '../test/site.ts';
import { adminFigures } from './admin-figures.ts';
import { assistantFigures } from './assistant-figures.ts';
import { attackFigures } from './attack-figures.ts';
import { launch } from './browser.ts';
import { catalogueFigures } from './catalogue-figures.ts';
import { documentFigures } from './document-figures.ts';
import { exportFigures } from './export-figures.ts';
import { federationTax } from './federation-tax.ts';
import { cartFigures, pageServerFigure, readFigures } from './http-figures.ts';
import { idsFigures } from './ids-figures.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import { memoryFigures } from './memory.ts';
import { pageFigures, wholeHomeFigures } from './page-figures.ts';
import { print } from './report.ts';
import { searchFigures } from './search-figures.ts';
import { setUpFigures } from './set-up-times.ts';
import { toolsFigures } from './tools-figures.ts';

// npm run bench [-- http pages search tools lighthouse tax catalogue attack setup ids documents exports assistant admin]:
// all parts, or those named. Speed is reported here and asserted nowhere.
const parts = process.argv.slice(2);
const wanted = (part: string) => parts.length === 0 || parts.includes(part);
/** These start what they measure themselves. */
const ownSite = ['catalogue', 'attack', 'setup', 'ids', 'documents', 'exports', 'assistant', 'admin'];

async function siteFigures(): Promise<void> {
  const { chromium } = await bringPrerequisites();
  const site = await startSite({ SEED_PRODUCTS: '10000', RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' });
  try {
    const state = readState(site.dataDir);
    if (!state) throw new Error('The site left no state');
    const { items } = (await (await fetch(`${site.url}/api/products?pageSize=100`)).json()) as PageOf<ProductSummary>;
    print('Memory after start', memoryFigures(state));
    if (wanted('http')) {
      print('Reads through the gateway, 10 connections, ratio to a bare server', await readFigures(site.url));
      print('Writes through the gateway, 10 connections', await cartFigures(site.url));
      const pageServer = state.processes.find(({ name }) => name === 'page-server');
      print('Page server', [
        await pageServerFigure(
          `http://127.0.0.1:${pageServer?.port}`,
          items.map(({ id }) => id),
        ),
      ]);
      print('Memory after load', memoryFigures(state));
    }
    const browser = await launch(chromium);
    const firstOf = async (list: string) => {
      const { items } = (await (await fetch(`${site.url}${list}`)).json()) as PageOf<{ id: string }>;
      return items[0]?.id;
    };
    const pages = [
      { name: 'home', path: '/' },
      { name: 'list', path: '/products' },
      { name: 'product', path: '/products/advanced-dynamo-toolkit' },
      { name: 'course', path: `/courses/${await firstOf('/api/courses')}` },
      { name: 'post', path: `/blog/${await firstOf('/api/blog')}` },
    ] as const;
    const seen = [];
    if (wanted('pages') || wanted('tax')) {
      for (const { name, path } of pages) {
        const { figures, seen: view } = await pageFigures(browser, site.url, name, path);
        print(`${name} on a slow phone, median of 5`, figures);
        seen.push({ name, path, view });
      }
      print('home, read to its end', await wholeHomeFigures(browser, site.url));
    }
    if (wanted('tax')) print('Federation tax', await federationTax(browser, site.url, seen));
    if (wanted('search')) print('Search in the header', await searchFigures(browser, site.url));
    if (wanted('tools')) print('Tools after sign-in, on a slow phone', await toolsFigures(browser, site.url));
    await browser.close();
    if (wanted('lighthouse')) {
      for (const { name, path } of pages) {
        const [port = 0] = await freePorts(1);
        print(`${name} in Lighthouse`, await lighthouseFigures(chromium, name, `${site.url}${path}`, port));
      }
    }
  } finally {
    await site.stop();
  }
}

try {
  if (parts.length === 0 || parts.some((part) => !ownSite.includes(part))) await siteFigures();
  if (wanted('catalogue')) print('A catalogue of 100,000 products', await catalogueFigures());
  if (wanted('admin')) for (const { title, figures } of await adminFigures()) print(title, figures);
  if (wanted('attack')) print('Under attack, from one address each', await attackFigures());
  if (wanted('setup')) print('Setting up', await setUpFigures());
  if (wanted('assistant')) for (const { title, figures } of await assistantFigures()) print(title, figures);
  if (wanted('ids')) print('A model against an IDS', await idsFigures());
  if (wanted('exports')) print('A large document as a file', await exportFigures());
  if (wanted('documents')) print('A large document', documentFigures());
} catch (error) {
  endWith(error);
}
