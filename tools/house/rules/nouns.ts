import { isTest, partOf, placeOf } from '../place.ts';
import { type Finding, type House, type Rule, sourceRule, targetOf } from '../rule.ts';
import type { Source } from '../source.ts';
import { stronglyConnected } from './cycles.ts';

/** Services that are no set of nouns: the gateway has none, the registry's are next. */
const withoutNouns = new Set(['gateway', 'registry']);

/** Imports that still close a circle of nouns, by service. The list only shrinks: one that is gone must go from here. */
export const knownCycles: Record<string, readonly string[]> = {
  store: [
    'cart > checkout',
    'checkout > fulfilment',
    'fulfilment > checkout',
    'orders > checkout',
    'orders > fulfilment',
    'orders > invoices',
    'orders > licences',
    'stripe > fulfilment',
  ],
};

/** The noun of a file; a file at the root of src stands for itself. */
const nounOf = (file: string) => partOf(file) ?? placeOf(file).inner;

interface Edge {
  from: string;
  to: string;
  file: string;
  line: number;
}

function edgesOf(house: House, sources: readonly Source[]): Edge[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((item) => {
      const target = targetOf(source, item, house);
      if (!target || placeOf(target).folder !== placeOf(source.path).folder) return [];
      const [from, to] = [nounOf(source.path), nounOf(target)];
      return from === to ? [] : [{ from, to, file: source.path, line: item.line }];
    }),
  );
}

function sourcesByService({ sources }: House): Map<string, Source[]> {
  const services = new Map<string, Source[]>();
  for (const source of sources) {
    const { kind, name, inner } = placeOf(source.path);
    if (kind !== 'service' || withoutNouns.has(name) || !inner.startsWith('src/') || isTest(source.path)) continue;
    services.set(name, [...(services.get(name) ?? []), source]);
  }
  return services;
}

/** House rule 8: no cycles among the nouns of a service, not even of types: each can be read with what is below it. */
export const nounCycles: Rule = {
  name: 'noun-cycles',
  check: (house) =>
    [...sourcesByService(house)].flatMap(([service, sources]) => {
      const known = knownCycles[service] ?? [];
      const all = edgesOf(house, sources);
      const gone = known.filter((entry) => !all.some(({ from, to }) => entry === `${from} > ${to}`));
      const edges = all.filter(({ from, to }) => !known.includes(`${from} > ${to}`));
      const graph = new Map<string, string[]>();
      for (const { from, to } of edges) {
        graph.set(from, [...(graph.get(from) ?? []), to]);
        if (!graph.has(to)) graph.set(to, []);
      }
      return [
        ...gone.map((entry): Finding => {
          const message = `"${entry}" of ${service} is no longer: take it from the list in this rule`;
          return { file: 'tools/house/rules/nouns.ts', line: 1, rule: 'noun-cycles', message };
        }),
        ...stronglyConnected(graph)
          .filter((group) => group.length > 1)
          .map((group): Finding => {
            const inside = edges.filter(({ from, to }) => group.includes(from) && group.includes(to));
            const ways = [...new Set(inside.map(({ from, to }) => `${from} > ${to}`))].sort();
            const { file = '', line = 1 } = inside[0] ?? {};
            const message = `Nouns import each other (${ways.join(', ')}): move what both need to the one that owns it`;
            return { file, line, rule: 'noun-cycles', message };
          }),
      ];
    }),
};

/** Example data is for the `seed` command: what runs for visitors must work without it. */
export const seedForCommands = sourceRule('seed-for-commands', (source, house) => {
  const from = placeOf(source.path);
  const allowed = /^src\/(seed\/|definition\.ts$)/.test(from.inner) || isTest(source.path);
  if (from.kind !== 'service' || !from.inner.startsWith('src/') || allowed) return [];
  return source.imports.flatMap((item) => {
    const target = targetOf(source, item, house);
    if (!target || !/^src\/seed\//.test(placeOf(target).inner)) return [];
    return [{ line: item.line, message: `${item.specifier} is example data: move what is needed beside this file` }];
  });
});
