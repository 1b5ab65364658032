import type { Mutation } from '../mutation.ts';

const registry = 'services/registry';

/** Releases from their upload to the browser. */
export const remotesMutations: readonly Mutation[] = [
  {
    invariant: 15,
    name: 'entry-without-integrity',
    file: 'shell/src/remotes/load-remote-entry.ts',
    find: 'if (!remote.integrity) throw',
    replace: 'if (false) throw',
    test: ['shell/src/remotes/load-remote-entry.test.ts', 'an entry without integrity is not fetched'],
  },
  {
    invariant: 15,
    name: 'page-of-another-area',
    file: 'shell/src/remotes/site-routes.ts',
    find: '.filter(({ path }) => ownsPath(domain, path))',
    replace: '',
    test: ['shell/src/remotes/site-routes.test.ts', 'no release takes the page of the shell or of another area'],
  },
  {
    invariant: 15,
    name: 'release-with-foreign-paths',
    file: `${registry}/src/releases/release-check.ts`,
    find: 'if (faults.length > 0) throw foreignPaths(',
    replace: 'if (false) throw foreignPaths(',
    test: [`${registry}/test/paths.test.ts`, 'a release published before the rule is not made live'],
  },
  {
    invariant: 15,
    name: 'release-token-for-any-remote',
    file: `${registry}/src/publishing/release-rights.ts`,
    find: 'if (this.ownerOf(token) !== remote) throw notAllowed(remote);',
    replace: 'if (!this.ownerOf(token)) throw notAllowed(remote);',
    test: [`${registry}/test/publish.test.ts`, 'a token gives access to its own remote only'],
  },
  {
    invariant: 15,
    name: 'other-contract-made-live',
    file: `${registry}/src/live/promotion.service.ts`,
    find: 'if (contract !== contractNumber) throw otherContract',
    replace: 'if (false) throw otherContract',
    test: [`${registry}/test/publish.test.ts`, 'a release built for another contract is published but never live'],
  },
  {
    invariant: 16,
    name: 'composition-for-any-role',
    file: `${registry}/src/live/compositions.ts`,
    find: "return access === 'public' || (role !== undefined && access.includes(role));",
    replace: 'return true;',
    test: [`${registry}/test/serving.test.ts`, 'a remote that requires roles is left out for everyone else'],
  },
  {
    invariant: 17,
    name: 'other-contract-run',
    file: 'packages/platform/src/remotes/remote-host.ts',
    find: 'if (remote.manifest.contract !== contractNumber) throw new IncompatibleRemoteError(remote);',
    replace: '',
    test: ['packages/platform/src/remotes/remote-host.test.ts', 'another contract number is refused'],
  },
  {
    invariant: 17,
    name: 'hanging-remote-without-time-out',
    file: 'packages/platform/src/remotes/remote-host.ts',
    find: 'await withTimeout(pick(), this.options.timeoutMs ?? 8000, key)',
    replace: 'await pick()',
    test: ['packages/platform/src/remotes/remote-host.test.ts', 'a remote that hangs fails after its time-out'],
  },
];
