import type { TokenSigner } from '@arcada/service-kit/process';

/**
 * Headers that identify the page server's own reads to the gateway: exempt from visitors' limits,
 * with shorter waits, and given the cache tags of what is read. The audience is valid for reads
 * only, because code of remotes sees the token.
 */
export const gatewayReads = (signer: TokenSigner) => async (): Promise<Record<string, string>> => ({
  'surrogate-capability': 'page-server="tags"',
  authorization: `Bearer ${await signer.token('gateway-reads')}`,
});
