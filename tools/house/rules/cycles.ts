import { placeOf } from '../place.ts';
import { type Finding, type Rule, targetOf } from '../rule.ts';

/** Groups of nodes that reach each other (Tarjan's algorithm, without recursion). */
export function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const groups: string[][] = [];
  for (const start of graph.keys()) {
    if (order.has(start)) continue;
    const work: { node: string; next: number }[] = [{ node: start, next: 0 }];
    while (work.length > 0) {
      const frame = work[work.length - 1] as { node: string; next: number };
      const { node } = frame;
      if (frame.next === 0) {
        order.set(node, order.size);
        low.set(node, order.size - 1);
        open.push(node);
        isOpen.add(node);
      }
      const target = graph.get(node)?.[frame.next];
      frame.next += 1;
      if (target !== undefined) {
        if (!order.has(target)) work.push({ node: target, next: 0 });
        else if (isOpen.has(target)) low.set(node, Math.min(low.get(node) ?? 0, order.get(target) ?? 0));
        continue;
      }
      work.pop();
      const parent = work.at(-1)?.node;
      if (parent !== undefined) low.set(parent, Math.min(low.get(parent) ?? 0, low.get(node) ?? 0));
      if (low.get(node) !== order.get(node)) continue;
      const group = open.splice(open.indexOf(node));
      for (const member of group) isOpen.delete(member);
      groups.push(group);
    }
  }
  return groups;
}

/** Contracts are read by everyone, and a circle of types there has no starting point. */
const countsTypes = (file: string) => placeOf(file).folder === 'packages/contracts';

/** House rule 8: no cycles among files. Type-only imports are erased and count in contracts only. */
export const cycles: Rule = {
  name: 'no-cycles',
  check: (house) => {
    const known = new Set(house.sources.map(({ path }) => path));
    const graph = new Map(
      house.sources.map((source) => [
        source.path,
        source.imports
          .filter(({ typeOnly }) => !typeOnly || countsTypes(source.path))
          .flatMap((item) => targetOf(source, item, house) ?? [])
          .filter((target) => known.has(target)),
      ]),
    );
    return stronglyConnected(graph)
      .filter(([first = '', ...others]) => others.length > 0 || graph.get(first)?.includes(first))
      .map((group): Finding => {
        const members = [...group].sort();
        const [file = ''] = members;
        const types = countsTypes(file) ? '' : ', or import types with "import type"';
        return {
          file,
          line: 1,
          rule: 'no-cycles',
          message: `These files import each other: ${members.join(', ')}. Move what they share into a file of its own${types}`,
        };
      });
  },
};
