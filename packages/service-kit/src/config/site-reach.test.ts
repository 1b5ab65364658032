import { reachOf, reachOfHost } from './site-reach.ts';

test.each([
  ['http://localhost:8080', 'local'],
  ['http://127.0.0.1', 'local'],
  ['http://127.8.9.1:80', 'local'],
  ['http://[::1]:8080', 'local'],
  ['http://shop.localhost', 'local'],
  ['http://192.168.1.7:8080', 'private'],
  ['http://10.1.2.3', 'private'],
  ['http://172.31.0.1', 'private'],
  ['http://[fd00::1]', 'private'],
  ['http://gateway:8080', 'private'],
  ['http://office.local', 'private'],
  ['http://shop.test', 'private'],
  ['https://shop.example.com', 'public'],
  ['http://172.32.0.1', 'public'],
  ['http://8.8.8.8', 'public'],
  ['http://[2001:db8::1]', 'public'],
  ['http://localhost.example.com', 'public'],
  ['http://127.0.0.1.example.com', 'public'],
  ['nonsense', 'public'],
])('%s is %s', (url, reach) => {
  expect(reachOf(url)).toBe(reach);
});

test('an IPv4-mapped IPv6 address counts as its IPv4 address', () => {
  expect(reachOfHost('::ffff:127.0.0.1')).toBe('local');
  expect(reachOfHost('::ffff:8.8.8.8')).toBe('public');
});
