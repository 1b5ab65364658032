import { isTest, partOf, placeOf } from '../place.ts';
import { type Finding, type House, type Rule, sourceRule, targetOf } from '../rule.ts';
import type { Source } from '../source.ts';
import { stronglyConnected } from './cycles.ts';

/** The gateway's folders are steps on the way of a request and know each other: it is no set of nouns. */
const withoutNouns = new Set(['gateway']);

/** The noun of a file; a file at the root of src is its own. */
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

/** Sources of each service that is divided into nouns. */
function servicesOf({ sources }: House): Source[][] {
  const own = sources.filter(({ path }) => {
    const { kind, name, inner } = placeOf(path);
    return kind === 'service' && !withoutNouns.has(name) && inner.startsWith('src/') && !isTest(path);
  });
  return [...Map.groupBy(own, ({ path }) => placeOf(path).name).values()];
}

const contractsOf = ({ sources }: House): Source[] =>
  sources.filter(({ path }) => placeOf(path).folder === 'packages/contracts' && !isTest(path));

/**
 * House rule 8: no cycles among the nouns of a service or the areas of the contracts, not even of
 * types: each can be read with what is below it.
 */
export const nounCycles: Rule = {
  name: 'noun-cycles',
  check: (house) =>
    [...servicesOf(house), contractsOf(house)].flatMap((sources) => {
      const edges = edgesOf(house, sources);
      const graph = new Map<string, string[]>();
      for (const { from, to } of edges) {
        graph.set(from, [...(graph.get(from) ?? []), to]);
        if (!graph.has(to)) graph.set(to, []);
      }
      return stronglyConnected(graph)
        .filter((group) => group.length > 1)
        .map((group): Finding => {
          const inside = edges.filter(({ from, to }) => group.includes(from) && group.includes(to));
          const ways = [...new Set(inside.map(({ from, to }) => `${from} > ${to}`))].sort();
          const { file = '', line = 1 } = inside[0] ?? {};
          const message = `Nouns or areas import each other (${ways.join(', ')}): move what both need to the one that owns it`;
          return { file, line, rule: 'noun-cycles', message };
        });
    }),
};

/** Each noun is a Nest module: what the module doesn't export, no other noun can inject. */
export const nounModules: Rule = {
  name: 'noun-modules',
  check: (house) =>
    servicesOf(house).flatMap((sources) => {
      const first = new Map<string, string>();
      for (const { path } of sources) {
        const noun = partOf(path);
        if (noun && noun !== 'migrations' && noun !== 'seed' && !first.has(noun)) first.set(noun, path);
      }
      return [...first].flatMap(([noun, file]): Finding[] => {
        const module = `${placeOf(file).folder}/src/${noun}/${noun}.module.ts`;
        if (house.files.includes(module)) return [];
        return [{ file, line: 1, rule: 'noun-modules', message: `Write ${module}, and add its part to definition.ts` }];
      });
    }),
};

/** Example data is for the `seed` command: code that serves visitors must work without it. */
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
