import type { ServiceDomain } from '@arcada/contracts';
import type { TokenSigner } from '@arcada/service-kit/process';

/** For the gateway's own questions; a token without this mark and without a user is an anonymous visitor's. */
export const ownToken = (signer: TokenSigner, audience: ServiceDomain) => signer.sign(audience, { own: true });
