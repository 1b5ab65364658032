import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address);

/**
 * Determines the true address of a visitor: forwarded addresses count only as far as trusted
 * proxies wrote them.
 */
export class ClientAddresses {
  private readonly trusted = new BlockList();
  private readonly hasTrusted: boolean;

  constructor(proxies: string[]) {
    this.hasTrusted = proxies.length > 0;
    for (const proxy of proxies) {
      const [address = '', bits] = proxy.split('/');
      const family = isIP(address);
      if (!family) throw new Error(`TRUSTED_PROXIES: "${proxy}" is no address or range; write for example 10.0.0.0/8`);
      const type = family === 6 ? 'ipv6' : 'ipv4';
      this.trusted.addSubnet(address, bits === undefined ? (family === 6 ? 128 : 32) : Number(bits), type);
    }
  }

  of(request: IncomingMessage): string {
    let address = plain(request.socket.remoteAddress ?? '');
    const forwarded = this.hasTrusted ? request.headers['x-forwarded-for'] : undefined;
    if (typeof forwarded !== 'string') return address;
    const hops = forwarded.split(',').map((hop) => plain(hop.trim()));
    while (this.isTrusted(address)) {
      const previous = hops.pop();
      if (!previous || !isIP(previous)) break;
      address = previous;
    }
    return address;
  }

  isTrusted(given: string): boolean {
    const address = plain(given);
    const family = isIP(address);
    return family !== 0 && this.trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }
}
