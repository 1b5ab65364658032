import { buildProjects } from '../build/projects.ts';
import { endWith, since, step, table } from '../progress.ts';
import { demoAccounts } from './demo-accounts.ts';
import { processesOf, type Site } from './process-table.ts';
import { readSettings } from './settings.ts';
import { planSite, startSite } from './site.ts';
import { onStop } from './stop-signal.ts';

// npm start: builds what is stale, starts every process of the site and keeps it alive.
const begun = performance.now();

function printReady({ settings, ports }: Site) {
  console.log(`\nReady in ${since(begun)}: ${settings.siteUrl}\n`);
  console.log(
    table([
      ['process', 'port', 'what it does'],
      ...processesOf(settings).map(({ name, purpose }) => [name, String(ports[name]), purpose]),
    ]),
  );
  if (settings.seedDemo) {
    const rows = demoAccounts.map(({ role, username, password }) => [role, username, password]);
    console.log(`\n${table([['demo account', 'username', 'password'], ...rows])}`);
    console.log('\nProducts, courses, posts and reviews are demo data: no customer wrote the reviews.');
  } else console.log("\nNo demo data: demo accounts of an earlier start can't sign in. SEED_DEMO=true makes them.");
  console.log(`\nData, keys, mails and logs: ${settings.dataDir}. Stop with Ctrl-C.`);
}

try {
  const settings = readSettings();
  if (settings.stripeSecretKey && !settings.stripeWebhookSecret) {
    console.warn(
      'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: payments are only found by asking Stripe, not by its events. Set the signing secret of the webhook <SITE_URL>/api/stripe/webhook.',
    );
  }
  const site = await planSite(settings);
  const { built } = await step('Building what has changed', () => buildProjects());
  if (built.length > 0) console.log(`  built ${built.join(', ')}`);
  const running = startSite(site);
  onStop(running.stop);
  await running.ready.catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  printReady(site);
} catch (error) {
  endWith(error);
}
