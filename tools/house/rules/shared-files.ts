import { isTest, partOf, placeOf } from '../place.ts';
import { type Finding, type House, type Rule, targetOf } from '../rule.ts';

/** A remote's files outside of its features: its entry points for the shell, and its texts. */
const ownEntry = /^src\/((entry|manifest)(\.test)?\.tsx?$|locales\/)/;
const isFixture = (file: string) => /\.fixture\.tsx?$/.test(file);

function importersOf(house: House): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const source of house.sources) {
    for (const item of source.imports) {
      const target = targetOf(source, item, house);
      if (target) importers.set(target, [...(importers.get(target) ?? []), source.path]);
    }
  }
  return importers;
}

/** Features that reach a file, directly or through other shared files. Tests count as users of fixtures only. */
function featuresUsing(file: string, importers: ReadonlyMap<string, string[]>): Set<string> {
  const features = new Set<string>();
  const seen = new Set([file]);
  for (const reached of seen) {
    for (const importer of importers.get(reached) ?? []) {
      if (isTest(importer) && !isFixture(file)) continue;
      const feature = partOf(importer);
      if (feature) features.add(feature);
      else seen.add(importer);
    }
  }
  return features;
}

function faultOf(file: string, inner: string, importers: ReadonlyMap<string, string[]>): string | undefined {
  if (!inner.startsWith('src/shared/')) {
    return 'A remote has entry, manifest, locales/, features/<feature>/ and shared/: move it to one of them';
  }
  const [only, second] = featuresUsing(file, importers);
  if (second) return undefined;
  return only
    ? `Only feature "${only}" uses it: move it to src/features/${only}`
    : 'No feature uses it: remove it, or move it to the feature that it belongs to';
}

/** A file in a remote's shared/ is used by at least two features; everything else belongs to its feature. */
export const sharedFiles: Rule = {
  name: 'shared-files',
  check: (house) => {
    const importers = importersOf(house);
    return house.files.flatMap((file): Finding[] => {
      const { kind, inner } = placeOf(file);
      if (kind !== 'remote' || !/^src\/.*\.(tsx?|css)$/.test(inner) || ownEntry.test(inner)) return [];
      if (partOf(file) || isTest(file)) return [];
      const message = faultOf(file, inner, importers);
      return message ? [{ file, line: 1, rule: 'shared-files', message }] : [];
    });
  },
};
