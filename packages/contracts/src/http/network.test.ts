import { networkOf } from './network.ts';

test('a network is a whole /64 of IPv6, however it is spelled', () => {
  const spellings = ['2001:db8::1', '2001:db8:0:0::9', '2001:0DB8:0:0:5:6:7:8', '2001:db8::ffff:0:0:1%eth0'];
  expect(new Set(spellings.map(networkOf))).toEqual(new Set(['2001:db8:0:0']));
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('each IPv4 address is one, also written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});
