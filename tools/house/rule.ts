import type { Project } from '../workspace.ts';
import { relativeTarget } from './place.ts';
import type { Import, Source } from './source.ts';

export interface Finding {
  file: string;
  line: number;
  rule: string;
  /** The fault, and what to do instead. */
  message: string;
}

/** Everything that rules may look at. Tests build small ones by hand. */
export interface House {
  sources: Source[];
  /** Every tracked file, sources included. */
  files: string[];
  projects: Project[];
  /** Entry of each workspace package: `@arcada/ui/tokens` to `packages/ui/src/tokens.ts`. */
  entries: ReadonlyMap<string, string>;
  /** Text of a tracked file. */
  read: (file: string) => string;
}

/** A house rule: a pure function from the repository to its violations. */
export interface Rule {
  name: string;
  check: (house: House) => Finding[];
}

/** A rule that checks each source by itself. */
export const sourceRule = (
  name: string,
  check: (source: Source, house: House) => { line: number; message: string }[],
): Rule => ({
  name,
  check: (house) =>
    house.sources.flatMap((source) =>
      check(source, house).map(({ line, message }) => ({ file: source.path, rule: name, line, message })),
    ),
});

/** File of this repository that an import refers to; undefined for external packages. */
export function targetOf(source: Source, { specifier }: Import, { entries, projects }: House): string | undefined {
  if (specifier.startsWith('.')) return relativeTarget(source.path, specifier.replace(/[?#].*$/, ''));
  const entry = entries.get(specifier);
  if (entry) return entry;
  const project = projects.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return project && `${project.folder}/`;
}
