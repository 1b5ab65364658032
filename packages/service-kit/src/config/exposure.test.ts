import { plainHttpRule, trialRule } from './exposure.ts';

const trials = { SEED_DEMO: 'true', DEV_MAIL: 'true', TEST_PAYMENTS: 'true' };
const refused = (given: Record<string, string>) => trialRule(given).map(({ variable }) => variable);

test.each([
  ['a public address', { SITE_URL: 'https://shop.example.com' }, 'SITE_URL'],
  ['a mail server elsewhere', { SITE_URL: 'http://localhost', SMTP_URL: 'smtp://u:p@mail.example.com' }, 'SMTP_URL'],
  ['a live key', { SITE_URL: 'http://localhost', STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY'],
  ['a restricted live key', { SITE_URL: 'http://localhost', STRIPE_SECRET_KEY: 'rk_live_1' }, 'STRIPE_SECRET_KEY'],
])('%s goes with none of demo accounts, mail viewer and test payments', (_, given, reason) => {
  expect(refused({ ...given, ...trials })).toEqual(['SEED_DEMO', 'DEV_MAIL', 'TEST_PAYMENTS']);
  for (const { text } of trialRule({ ...given, ...trials })) expect(text).toContain(reason);
  expect(refused({ ...given, SEED_DEMO: 'false', DEV_MAIL: '0' })).toEqual([]);
});

test('all faults are listed at once, each with its remedy', () => {
  const [fault] = trialRule({
    SITE_URL: 'https://shop.example.com',
    SMTP_URL: 'smtp://u:p@mail.example.com',
    STRIPE_SECRET_KEY: 'sk_live_1',
    SEED_DEMO: 'true',
  });
  for (const part of ['SITE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'leave it out', 'SEED_DEMO=false']) {
    expect(fault?.text).toContain(part);
  }
  expect(fault?.text).not.toContain('sk_live_1');
});

test('on the local machine, in a private network and with a mail catcher all trial features are allowed', () => {
  for (const SITE_URL of ['http://localhost:8080', 'http://192.168.1.7:8080', 'http://gateway:8080']) {
    const given = { SITE_URL, SMTP_URL: 'smtp://127.0.0.1:1025', STRIPE_SECRET_KEY: 'sk_test_1', ...trials };
    expect(refused(given)).toEqual([]);
  }
});

test('a public name needs TLS, or an explicit waiver', () => {
  expect(plainHttpRule({ SITE_URL: 'http://shop.example.com' })[0]?.text).toContain('ALLOW_HTTP=true');
  expect(plainHttpRule({ SITE_URL: 'http://shop.example.com', ALLOW_HTTP: 'true' })).toEqual([]);
  expect(plainHttpRule({ SITE_URL: 'https://shop.example.com' })).toEqual([]);
  expect(plainHttpRule({ SITE_URL: 'http://localhost:8080' })).toEqual([]);
});
