import { blogMutations } from './list/blog.ts';
import { gatewayMutations } from './list/gateway.ts';
import { identityMutations } from './list/identity.ts';
import { learningMutations } from './list/learning.ts';
import { remotesMutations } from './list/remotes.ts';
import { serviceKitMutations } from './list/service-kit.ts';
import { storeMutations } from './list/store.ts';
import { toolsMutations } from './list/tools.ts';
import type { Mutation } from './mutation.ts';

/**
 * All guards that are removed. To add one, write an entry in the list of its area: the guard's
 * text, copied from its file and long enough to be unique, its replacement, and the narrowest test
 * that must fail. Then run `npm run mutants -- <name>`; if it survives, the test needs sharpening.
 */
export const mutations: readonly Mutation[] = [
  ...serviceKitMutations,
  ...gatewayMutations,
  ...identityMutations,
  ...storeMutations,
  ...learningMutations,
  ...blogMutations,
  ...toolsMutations,
  ...remotesMutations,
];
