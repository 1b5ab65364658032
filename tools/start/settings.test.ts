import { readSettings } from './settings.ts';

test('all faults of the configuration are listed at once, each with an example', () => {
  const wrong = { PORT: 'http', SITE_URL: 'shop.example.com', STORE_DATABASE_URL: 'postgres://x', LOG_MAX_BYTES: '1k' };
  const message = (() => {
    try {
      readSettings(wrong);
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  for (const part of [
    'PORT=8080',
    'SITE_URL=https://shop.example.com',
    'STORE_DATABASE_URL=mysql://',
    'LOG_MAX_BYTES=',
  ]) {
    expect(message).toContain(part);
  }
});

test('without any configuration the site runs on port 8080 with embedded databases', () => {
  expect(readSettings({})).toMatchObject({ port: 8080, siteUrl: 'http://localhost:8080', databaseUrls: {} });
});
