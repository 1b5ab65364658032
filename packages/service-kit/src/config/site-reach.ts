import { BlockList, isIP } from 'node:net';

/** Who can reach an address: only this machine, a private network, everyone. */
export type Reach = 'local' | 'private' | 'public';

const subnets = (ranges: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[]) => {
  const list = new BlockList();
  for (const [address, bits, family] of ranges) list.addSubnet(address, bits, family);
  return list;
};
const loopback = subnets([
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
]);
const own = subnets([
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
]);
// Names under which no public domain can exist, and names without a dot, such as a container's.
const ownName = /^[^.]+$|\.(local|internal|lan|home\.arpa|test|example|invalid)$/;

const contains = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Of a host name or address; an IPv6 address may have brackets. */
export function reachOfHost(host: string): Reach {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  if (isIP(name)) return contains(loopback, name) ? 'local' : contains(own, name) ? 'private' : 'public';
  if (name === 'localhost' || name.endsWith('.localhost')) return 'local';
  return ownName.test(name) ? 'private' : 'public';
}

/** Of the host in a URL; an invalid URL counts as public. */
export function reachOf(url: string): Reach {
  const host = URL.parse(url)?.hostname;
  return host ? reachOfHost(host) : 'public';
}
