import type { TokenSigner } from '@arcada/service-kit/process';

/**
 * Headers by which the gateway knows the page server's own reads: outside of visitors' limits, answered early, with the
 * cache tags of what is read. The audience is good for reads alone, because code of remotes gets to see the token.
 */
export const gatewayReads = (signer: TokenSigner) => async (): Promise<Record<string, string>> => ({
  'surrogate-capability': 'page-server="tags"',
  authorization: `Bearer ${await signer.token('gateway-reads')}`,
});
