import type { BulkItems, BulkRowOf, Language, Translated } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { noteUnchanged, recordAs } from '../audit/audit-trail.ts';
import { DomainError, textIn } from '../http/domain-error.ts';
import { forgetBulkChange, keepBulkChange } from './bulk-memory.ts';
import type { Database } from './database.ts';
import { applyOrTry } from './dry-run.ts';

/** The refusal of a thing alone asks to compare two versions, of which a row among many shows none. */
const changedSince: Translated = {
  en: 'Changed since; left as it is.',
  'pt-BR': 'Alterado desde então; fica como está.',
  es: 'Ha cambiado desde entonces; se deja como está.',
};

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

export interface BulkRun {
  items: BulkItems;
  apply: boolean;
  /** What is applied together: it is kept, so that it can be taken back. With `undo` it is this that is taken back. */
  run?: string | undefined;
  undo: boolean;
  language: Language;
}

/** One action on several things, each in a transaction of its own and with a result of its own. A dry run is taken back. */
export async function runBulk<State, Part>(
  database: Database,
  { items, apply, run, undo, language }: BulkRun,
  steps: BulkSteps<State, Part>,
): Promise<BulkRowOf<Part>[]> {
  recordAs(undo ? 'undo' : 'bulk');
  const rows: BulkRowOf<Part>[] = [];
  const changed: string[] = [];
  const row = async (id: string, tag: string | undefined): Promise<BulkRowOf<Part>> => {
    let before: State | undefined;
    try {
      before = await steps.read(id, database.read);
      const from = before;
      const [to, done] = await applyOrTry(database, apply, async (manager) => {
        const written = await steps.write(manager, id, tag);
        const after = await steps.read(written, manager);
        const [was, is] = [from, after].map(steps.tagOf) as [string, string];
        const result: BulkRowOf<Part> = {
          id,
          name: steps.nameOf(from),
          outcome: written === id && was === is ? 'same' : 'changed',
          reason: null,
          before: steps.partOf(from),
          after: steps.partOf(after),
          tag: was,
          nextTag: is,
        };
        if (apply && run && undo) await forgetBulkChange(manager, run, id);
        else if (apply && run && result.outcome === 'changed') await keepBulkChange(manager, run, result);
        return [written, result] as const;
      });
      if (done.outcome === 'changed') changed.push(to);
      return done;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // What has changed since would be refused ever again.
      if (apply && run && undo) await forgetBulkChange(database.read, run, id);
      const was = before ? steps.tagOf(before) : '';
      return {
        id,
        name: before ? steps.nameOf(before) : id,
        outcome: 'refused',
        reason: textIn(error.status === 412 ? changedSince : error.text, language),
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
