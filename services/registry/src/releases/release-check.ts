import { foreignRoutes, type Release } from '@arcada/contracts';
import { foreignPaths } from './release.errors.ts';

export const largestFile = 64 * 1024 * 1024;
const largestRelease = 512 * 1024 * 1024;
const mostFiles = 5000;

// No part may begin with a dot (`..`, and the folders of compressed forms) or be an inherited
// property name of objects.
const fileName = /^(web|node)(\/(?!(?:__proto__|constructor|prototype)(?:\/|$))[A-Za-z0-9_@~+-][A-Za-z0-9_@~+.-]*)+$/;
const integrity = /^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/;

/** What the schema can't express: names that stay in their folder, sizes, references to files that exist. */
export function releaseFaults(release: Release): { path: string; message: string }[] {
  const faults: { path: string; message: string }[] = [];
  const add = (path: string, message: string) => faults.push({ path, message });
  if (release.manifest.domain !== release.remote) add('manifest.domain', `must be "${release.remote}", like remote`);
  const files = Object.entries(release.files);
  if (files.length > mostFiles) add('files', `at most ${mostFiles} files`);
  let total = 0;
  for (const [name, { bytes, integrity: given }] of files) {
    total += bytes;
    if (!fileName.test(name) || name.length > 300)
      add(`files.${name}`, 'must lie below web/ or node/ and have a plain name');
    if (bytes < 0 || bytes > largestFile) add(`files.${name}.bytes`, `must be from 0 to ${largestFile}`);
    if (!integrity.test(given)) add(`files.${name}.integrity`, 'must be sha256- or sha384- and base64');
  }
  if (total > largestRelease) add('files', `at most ${largestRelease} bytes in all`);
  const needed = [
    ['entry.web', release.entry.web],
    ['entry.node', release.entry.node],
    ...Object.entries(release.chunks).flatMap(([chunk, list]) => list.map((file) => [`chunks.${chunk}`, file])),
  ] as [string, string][];
  for (const [where, file] of needed) if (!Object.hasOwn(release.files, file)) add(where, `${file} is not among files`);
  return faults.slice(0, 50);
}

/** Addresses belong to areas (packages/contracts/src/domains.ts): one area's token can't claim another's. */
export function refuseForeignPaths({ remote, version, manifest }: Release, status: 409 | 422): void {
  const faults = foreignRoutes({ ...manifest, domain: remote });
  if (faults.length > 0) throw foreignPaths(`${remote} ${version}`, status, faults);
}

/** True when both have the same content; the build time is ignored. */
export function sameContent(a: Release, b: Release): boolean {
  const plain = ({ builtAt: _builtAt, files, ...rest }: Release) => [
    rest,
    Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)),
  ];
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}
