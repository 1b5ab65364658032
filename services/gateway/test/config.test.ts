import { internalJwks, internalKey } from '@arcada/testing/service';
import { readConfig } from '../src/config.ts';

const right = {
  SITE_URL: 'http://localhost:8080',
  DATA_DIR: '/tmp',
  INTERNAL_KEY: internalKey('gateway'),
  INTERNAL_JWKS: internalJwks,
  IDENTITY_URL: 'http://127.0.0.1:1',
  REGISTRY_URL: 'http://127.0.0.1:1',
  STORE_URL: 'http://127.0.0.1:1',
  PAGE_SERVER_URL: 'http://127.0.0.1:1',
};
const faultsOf = (wrong: Record<string, string | undefined>) => {
  try {
    readConfig({ ...right, ...wrong });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('every fault is listed at once, with the name, the fault and an example', () => {
  const message = faultsOf({
    PORT: 'http',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: '10.0.0.0/8, zzz',
    SITE_URL: 'shop.example.com',
    IDENTITY_URL: undefined,
    INTERNAL_KEY: 'x'.repeat(30),
  });
  expect(message).toMatch(/^The configuration of the gateway has 6 faults:\n/);
  for (const part of [
    'PORT=8080',
    'LOG_LEVEL=info',
    'TRUSTED_PROXIES=10.0.0.0/8',
    'SITE_URL=https://',
    'IDENTITY_URL=http://',
    'INTERNAL_KEY=',
  ]) {
    expect(message).toContain(`Example: ${part}`);
  }
});

test.each(['zzz', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', '::1/129', '10.0.0/8', '10.0.0.0/8x'])(
  'TRUSTED_PROXIES=%s is no range',
  (TRUSTED_PROXIES) => {
    expect(faultsOf({ TRUSTED_PROXIES })).toContain('TRUSTED_PROXIES is not usable');
  },
);

test('ranges and addresses of both families are understood', () => {
  expect(readConfig({ ...right, TRUSTED_PROXIES: '10.0.0.0/8, ::1/128,192.168.1.1' }).TRUSTED_PROXIES).toHaveLength(3);
});

test('the mail viewer and test payments do not start on a public site, nor does one without TLS', () => {
  expect(faultsOf({ SITE_URL: 'https://shop.example.com', DEV_MAIL: 'true' })).toContain('DEV_MAIL is not usable');
  expect(faultsOf({ SITE_URL: 'http://shop.example.com' })).toContain('ALLOW_HTTP=true');
  expect(readConfig({ ...right, SITE_URL: 'http://shop.example.com', ALLOW_HTTP: 'true' }).ALLOW_HTTP).toBe(true);
});

test('/pay never leads to Stripe itself', () => {
  expect(faultsOf({ STRIPE_LOCAL_URL: 'https://api.stripe.com' })).toContain('STRIPE_LOCAL_URL is not usable');
  expect(readConfig({ ...right, STRIPE_API_BASE: 'https://api.stripe.com' })).not.toHaveProperty('STRIPE_API_BASE');
});
