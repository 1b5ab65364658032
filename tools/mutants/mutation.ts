/** One guard removed on purpose, and the test that must notice. */
export interface Mutation {
  /** Number of the invariant that the guard protects (`invariants.ts`). */
  invariant: number;
  /** Unique, in kebab-case: the argument of `npm run mutants -- <name>`. */
  name: string;
  /** File of the guard, from the root of the repository. */
  file: string;
  /** Text of the guard as it is in the file, exactly once. */
  find: string;
  /** Its replacement; it has to run, but its types need not check. */
  replace: string;
  /** Test file and a part of the test's full name. Choose the narrowest one that must fail. */
  test: readonly [file: string, name: string];
  /** Why no test can notice. Only with this does a survivor not fail the run. */
  explained?: string;
}

/** The file with the guard removed; otherwise the fault of the entry, so that it can be updated. */
export function mutate(text: string, { find, replace }: Mutation): { text: string } | { outOfDate: string } {
  const places = text.split(find).length - 1;
  if (places !== 1) return { outOfDate: `its text is there ${places} times instead of once` };
  if (find === replace) return { outOfDate: 'it changes nothing' };
  return { text: text.replace(find, () => replace) };
}
