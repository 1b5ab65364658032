import type { TokenSigner } from '@arcada/service-kit/process';

/**
 * Pages that gateways cached before this process started refer to scripts of another build, which
 * may be gone. Tells every gateway to drop them, once; resolves to false while one can't be
 * reached.
 */
export function keptPages(gateways: readonly string[], signer: TokenSigner): () => Promise<boolean> {
  const untold = new Set(gateways);
  return async () => {
    for (const gateway of untold) {
      const told = await fetch(`${gateway}/purge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await signer.token('gateway')}` },
        body: JSON.stringify({ tags: ['composition'] }),
        signal: AbortSignal.timeout(5000),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (told) untold.delete(gateway);
    }
    return untold.size === 0;
  };
}
