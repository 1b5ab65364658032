import { pathFault, type RemoteDomain, remoteDomains, slotNames } from '@arcada/contracts';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { sourceRule } from '../rule.ts';

const wordOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.quasis.length === 1
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
};

/** What a manifest may contain under each of these keys. */
const checks: Record<string, (area: RemoteDomain, word: string) => string | undefined> = {
  path: pathFault,
  domain: (area, word) => (word === area ? undefined : `domain is "${word}": this is the manifest of ${area}`),
  name: (_area, word) =>
    (slotNames as readonly string[]).includes(word)
      ? undefined
      : `there is no slot "${word}": see slotNames in contracts`,
};

/**
 * Addresses belong to areas (decision 12): a manifest may claim only those in the table of
 * packages/contracts/src/domains.ts.
 */
export const areaManifests = sourceRule('area-manifests', ({ path, text }) => {
  const name = /^mfe-([^/]+)\/src\/manifest\.ts$/.exec(path)?.[1];
  const area = remoteDomains.find((domain) => domain === name);
  if (!area) return [];
  const findings: { line: number; message: string }[] = [];
  new Visitor({
    Property({ key, value }) {
      const check = key.type === 'Identifier' && Object.hasOwn(checks, key.name) ? checks[key.name] : undefined;
      if (!check) return;
      const word = wordOf(value);
      const message = word === undefined ? 'write it as plain text, so that it can be checked' : check(area, word);
      if (message) findings.push({ line: text.slice(0, value.start).split('\n').length, message });
    },
  }).visit(parseSync(path, text).program);
  return findings;
});
