import { resolve } from 'node:path';
import type { LogLevel } from './log.ts';
import type { LocalStripeOptions } from './server.ts';

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** Reads the environment; every fault is listed at once, with an example. */
export function readConfig(environment: NodeJS.ProcessEnv): LocalStripeOptions & { logLevel: LogLevel } {
  const faults: string[] = [];
  const need = (name: string, example: string): string => {
    const value = environment[name]?.trim() ?? '';
    if (value === '') faults.push(`${name} is missing, e.g. ${name}=${example}`);
    return value;
  };
  const address = (name: string, example: string, value: string): string => {
    if (value !== '' && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
      faults.push(`${name} must be a web address, e.g. ${name}=${example}`);
    }
    return value;
  };
  const port = Number(need('STRIPE_LOCAL_PORT', '12111'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    faults.push('STRIPE_LOCAL_PORT must be a port number, e.g. STRIPE_LOCAL_PORT=12111');
  }
  const dataDir = need('DATA_DIR', './.data');
  const webhookSecret = need('STRIPE_WEBHOOK_SECRET', 'whsec_local');
  const siteUrl = address('SITE_URL', 'http://localhost:8080', need('SITE_URL', 'http://localhost:8080'));
  const hook = 'http://127.0.0.1:8080/api/stripe/webhook';
  const webhookUrl = address('STRIPE_WEBHOOK_URL', hook, environment.STRIPE_WEBHOOK_URL?.trim() ?? '');
  const publicPath = environment.STRIPE_PUBLIC_PATH?.trim() || '/pay';
  if (!/^(\/[\w-]+)+$/.test(publicPath)) faults.push('STRIPE_PUBLIC_PATH must be a path, e.g. STRIPE_PUBLIC_PATH=/pay');
  const secretKey = environment.STRIPE_SECRET_KEY?.trim();
  if (secretKey?.includes('_live_')) {
    faults.push('STRIPE_SECRET_KEY is a live key: the local Stripe takes test keys only, e.g. sk_test_local');
  }
  const logLevel = levels.find((level) => level === (environment.LOG_LEVEL ?? 'info').replace('fatal', 'error'));
  if (!logLevel) faults.push(`LOG_LEVEL must be one of ${levels.join(', ')}`);
  if (faults.length > 0) throw new Error(`The local Stripe can't start:\n- ${faults.join('\n- ')}`);
  const types = environment.STRIPE_WEBHOOK_EVENTS?.split(',').map((type) => type.trim());
  return {
    port,
    dataDir: resolve(dataDir),
    webhookSecret,
    siteUrl,
    publicPath,
    controls: environment.STRIPE_LOCAL_CONTROLS === '1',
    host: environment.STRIPE_LOCAL_HOST?.trim() || '127.0.0.1',
    logLevel: logLevel ?? 'info',
    ...(webhookUrl ? { webhookUrl } : {}),
    ...(secretKey ? { secretKey } : {}),
    ...(types ? { webhookTypes: types } : {}),
  };
}
