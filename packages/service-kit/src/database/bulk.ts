import type { BulkItems, BulkRowOf, Language } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { noteUnchanged, recordAs } from '../audit/audit-trail.ts';
import { DomainError, textIn } from '../http/domain-error.ts';
import type { Database } from './database.ts';
import { applyOrTry } from './dry-run.ts';

/** How one action changes one of several things. */
export interface BulkSteps<State, Part> {
  /** Throws a DomainError for what doesn't exist. */
  read: (id: string, manager: EntityManager) => Promise<State>;
  /** Changes it by the same rules as alone. `tag`: the state that was shown. Returns the id that has the result. */
  write: (manager: EntityManager, id: string, tag: string | undefined) => Promise<string>;
  /** The fields that are shown before and after. */
  partOf: (state: State) => Part;
  tagOf: (state: State) => string;
  nameOf: (state: State) => string;
  /** Memory and edge, after the changes; what was changed before a failure stands. */
  publish: (ids: readonly string[]) => Promise<void>;
}

/** One action on several things, each in a transaction of its own and with a result of its own. A dry run is taken back. */
export async function runBulk<State, Part>(
  database: Database,
  { items, apply, undo, language }: { items: BulkItems; apply: boolean; undo: boolean; language: Language },
  steps: BulkSteps<State, Part>,
): Promise<BulkRowOf<Part>[]> {
  recordAs(undo ? 'undo' : 'bulk');
  const rows: BulkRowOf<Part>[] = [];
  const changed: string[] = [];
  const row = async (id: string, tag: string | undefined): Promise<BulkRowOf<Part>> => {
    let before: State | undefined;
    try {
      before = await steps.read(id, database.read);
      const [to, after] = await applyOrTry(database, apply, async (manager) => {
        const written = await steps.write(manager, id, tag);
        return [written, await steps.read(written, manager)] as const;
      });
      const [was, is] = [before, after].map(steps.tagOf) as [string, string];
      const outcome = to === id && was === is ? 'same' : 'changed';
      if (outcome === 'changed') changed.push(to);
      const parts = { before: steps.partOf(before), after: steps.partOf(after) };
      return { id, name: steps.nameOf(before), outcome, reason: null, ...parts, tag: was, nextTag: is };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const was = before ? steps.tagOf(before) : '';
      return {
        id,
        name: before ? steps.nameOf(before) : id,
        outcome: 'refused',
        reason: textIn(error.text, language),
        before: before ? steps.partOf(before) : null,
        after: null,
        tag: was,
        nextTag: was,
      };
    }
  };
  try {
    for (const { id, tag } of items) rows.push(await row(id, tag));
  } finally {
    if (apply && changed.length > 0) await steps.publish(changed);
    else noteUnchanged();
  }
  return rows;
}
