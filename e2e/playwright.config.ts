import { defineConfig } from '@playwright/test';

/** Journeys against a running site (E2E_URL, E2E_DATA_DIR); `npm run e2e` starts one and sets both. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // A broken site fails nearly everything, slowly: enough is known then, and what is known gets printed.
  maxFailures: 25,
  globalTimeout: 45 * 60_000,
  use: {
    baseURL: process.env.E2E_URL ?? 'http://localhost:8080',
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // Recording every step makes the whole run a third longer: E2E_TRACE=1 when a failure needs it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
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
    },
  },
  outputDir: '../test-results',
});
