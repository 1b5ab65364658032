import { internalTokenSigner } from './internal-token.ts';

/** How long a token is used again; it is valid for 55 s. */
const reuseMilliseconds = 30_000;

/**
 * Headers by which the gateway knows the page server's own reads: outside of visitors' limits, answered early, with the
 * cache tags of what is read. The audience is good for reads alone, because code of remotes gets to see the token.
 */
export function gatewayReads(internalKey: string): () => Record<string, string> {
  const sign = internalTokenSigner(internalKey);
  let token = '';
  let until = 0;
  return () => {
    if (until <= Date.now()) {
      token = sign('gateway-reads');
      until = Date.now() + reuseMilliseconds;
    }
    return { 'surrogate-capability': 'page-server="tags"', authorization: `Bearer ${token}` };
  };
}
