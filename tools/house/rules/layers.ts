import { allowedPackages, tagsOf } from '../../nx/layers.ts';
import { isConfiguration, isTest, type Place, placeOf } from '../place.ts';
import { sourceRule, targetOf } from '../rule.ts';

function refusal(file: string, from: Place, to: Place): string | undefined {
  const test = isTest(file) || from.kind === 'e2e' || (from.kind === 'package' && from.name === 'testing');
  if (to.kind === 'tools') {
    return test || from.kind === 'tools' || from.kind === 'root'
      ? undefined
      : 'Only tools and tests import tools: move what is shared into a package';
  }
  if (to.kind !== 'package') {
    return `Nobody imports ${to.folder}: share types through packages/contracts, data through the API or an event`;
  }
  const tags = tagsOf(from.folder);
  const allowed = tags ? allowedPackages(tags, from.inner) : [];
  if (allowed.includes(to.name)) return undefined;
  if (to.name === 'testing') return test ? undefined : 'packages/testing is for tests: move this code or its user';
  if (from.kind === 'e2e') return 'Journeys know the site from outside only: use its pages and its API';
  if (to.name === 'federation') {
    return isConfiguration(file)
      ? undefined
      : 'packages/federation is for build files only: the built code must not hold it';
  }
  const may = allowed.length ? allowed.map((name) => `packages/${name}`).join(', ') : 'no other package';
  return `${from.folder} may import ${may}, not ${to.folder}`;
}

/** House rules 1 to 4 and 11: who may import whom. */
export const layers = sourceRule('layers', (source, house) => {
  const from = placeOf(source.path);
  return source.imports.flatMap((item) => {
    const target = targetOf(source, item, house);
    if (!target) return [];
    const to = placeOf(target);
    if (to.folder === from.folder || to.kind === 'root') return [];
    const message = refusal(source.path, from, to);
    return message ? [{ line: item.line, message }] : [];
  });
});
