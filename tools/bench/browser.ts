import { type Browser, chromium } from 'playwright-core';
import { median } from './report.ts';

export const chromiumOptions = (executablePath: string) => ({
  executablePath,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export interface PageView {
  fcp: number;
  lcp: number;
  blocking: number;
  cls: number;
  /** Until hydration; 0 for a page without scripts. */
  hydrated: number;
  /** Transferred bytes of scripts, as compressed on the wire. */
  scriptBytes: number;
  scriptRequests: number;
}

interface ViewOptions {
  /** Whether the server's HTML is hydrated. */
  hydrates?: boolean;
  /** Scrolls to the end, so that every section's code is loaded. */
  toEnd?: boolean;
  /** Signs in before the page is opened. */
  account?: { username: string; password: string };
}

/** Slow phone: 150 ms round trip, 1.6 Mbit/s down, a processor four times slower. */
async function viewOnce(
  browser: Browser,
  url: string,
  { hydrates = true, toEnd, account }: ViewOptions,
): Promise<PageView> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    locale: 'en-US',
  });
  if (account) {
    const { origin } = new URL(url);
    const signedIn = await context.request.post(`${origin}/api/login`, { data: account, headers: { origin } });
    if (!signedIn.ok()) throw new Error(`Signing in failed: ${signedIn.status()}`);
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, 0);
  });
  const sizes = new Map<string, number>();
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) seen.cls += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (hydrates) {
    await page.waitForFunction(() => performance.getEntriesByName('arcada-page-ready').length > 0, undefined, {
      timeout: 60_000,
    });
  }
  if (toEnd) {
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => setTimeout(resolve, 400));
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
        window.scrollTo(0, top);
        await frame();
      }
    });
    await page.waitForLoadState('networkidle');
  }
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: { lcp: number; cls: number; blocking: number } }).seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    hydrated: performance.getEntriesByName('arcada-page-ready')[0]?.startTime ?? 0,
  }));
  await context.close();
  const scriptBytes = [...scripts.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  return { ...seen, scriptBytes, scriptRequests: scripts.size };
}

/** Median of `runs` first views, each in a new context. */
export async function view(
  browser: Browser,
  url: string,
  { runs = 5, ...options }: ViewOptions & { runs?: number } = {},
): Promise<PageView> {
  const views: PageView[] = [];
  for (let run = 0; run < runs; run += 1) views.push(await viewOnce(browser, url, options));
  const middle = (pick: (seen: PageView) => number) => median(views.map(pick));
  return {
    fcp: middle((seen) => seen.fcp),
    lcp: middle((seen) => seen.lcp),
    blocking: middle((seen) => seen.blocking),
    cls: middle((seen) => seen.cls),
    hydrated: middle((seen) => seen.hydrated),
    scriptBytes: middle((seen) => seen.scriptBytes),
    scriptRequests: middle((seen) => seen.scriptRequests),
  };
}

export const launch = (executablePath: string) => chromium.launch(chromiumOptions(executablePath));
