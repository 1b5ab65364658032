import {
  type CellFault,
  type ImportedRow,
  type ImportRequest,
  type ImportRow,
  type Language,
  type ManagedProduct,
  type ProductChange,
} from '@arcada/contracts';
import {
  applyOrTry,
  Database,
  DomainError,
  isUniqueViolation,
  noteUnchanged,
  recordAs,
  textIn,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ManagedProducts } from '../admin/managed-products.ts';
import { ProductAdmin } from '../admin/product-admin.service.ts';
import { Catalogue } from '../catalogue.ts';
import { productExists } from '../product.errors.ts';
import { ImportMemory } from './import-memory.ts';
import { rowTexts } from './sheet.errors.ts';
import { cellOf, changeIn, columnOfPath, put, sheetColumns, valueIn } from './sheet-columns.ts';

/** Rows of a file that are done one by one, each with a result of its own. */
@Injectable()
export class ProductImports {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly products: ManagedProducts,
    private readonly admin: ProductAdmin,
    private readonly memory: ImportMemory,
  ) {}

  async run(request: ImportRequest, adminId: string, language: Language): Promise<ImportedRow[]> {
    const { rows, apply, undo } = request;
    recordAs(undo ? 'undo' : 'import');
    const results: ImportedRow[] = [];
    try {
      for (const row of rows) results.push(await this.row(row, request, adminId, language));
    } finally {
      // What was changed before a failure stands.
      const changed = results.filter(({ undo, outcome }) => undo || outcome === 'removed').map(({ id }) => id);
      if (apply && changed.length > 0) await this.catalogue.publish(...changed);
      else noteUnchanged();
    }
    return results;
  }

  private async row(
    asked: ImportRow,
    { apply, undo, run }: ImportRequest,
    adminId: string,
    language: Language,
  ): Promise<ImportedRow> {
    // What was taken back, or has changed since and would be refused ever again.
    const forget = async (manager: EntityManager) => {
      if (apply && run && undo) await this.memory.forget(manager, run, adminId, asked.row);
    };
    const id = asked.kind === 'new' ? asked.product.id : asked.id;
    const [before] = await this.products.readSeveral([id]);
    const named = (product: ManagedProduct | undefined) => ({
      row: asked.row,
      id,
      name: (product ?? (asked.kind === 'new' ? asked.product : undefined))?.texts[language].name || id,
      faults: [],
    });
    if (isDone(asked, before)) {
      await forget(this.database.read);
      return { ...named(before), outcome: 'same', cells: [], undo: null };
    }
    try {
      return await applyOrTry(this.database, apply, async (manager): Promise<ImportedRow> => {
        const after = await this.write(manager, asked);
        await forget(manager);
        const cells = cellsOf(before, after);
        if (asked.kind !== 'remove' && cells.length === 0)
          return { ...named(before), outcome: 'same', cells, undo: null };
        const outcome = ({ change: 'changed', new: 'created', remove: 'removed' } as const)[asked.kind];
        const result = { ...named(after ?? before), outcome, cells, undo: undoOf(asked, before, after) };
        if (apply && run && !undo) await this.memory.keep(manager, run, adminId, result);
        return result;
      });
    } catch (error) {
      const refusal = isUniqueViolation(error) ? productExists(id) : error;
      if (!(refusal instanceof DomainError)) throw refusal;
      await forget(this.database.read);
      return { ...named(before), outcome: 'refused', faults: faultsOf(refusal, undo, language), cells: [], undo: null };
    }
  }

  private async write(manager: EntityManager, asked: ImportRow): Promise<ManagedProduct | undefined> {
    if (asked.kind === 'remove') {
      await this.admin.remove(manager, asked.id, asked.tag);
      return undefined;
    }
    if (asked.kind === 'new') await this.admin.insert(manager, asked.product);
    else await this.admin.write(manager, asked.id, () => asked.change, `"${asked.tag}"`);
    const id = asked.kind === 'new' ? asked.product.id : asked.id;
    return this.products.read(id, manager);
  }
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a product is as asked already: the response to an earlier request was lost, or the file is imported again. */
function isDone(asked: ImportRow, before: ManagedProduct | undefined): boolean {
  if (asked.kind === 'remove') return !before;
  if (!before) return false;
  return sheetColumns.every((column) => {
    const wanted = asked.kind === 'new' ? valueIn(asked.product, column) : changeIn(asked.change, column);
    return wanted === undefined || isAlike(wanted, valueIn(before, column));
  });
}

const cellsOf = (before: ManagedProduct | undefined, after: ManagedProduct | undefined): ImportedRow['cells'] =>
  sheetColumns.flatMap((column) => {
    const [old, next] = [before, after].map((product) => String(cellOf(valueIn(product, column), column)));
    return old === next ? [] : [{ column: column.heading, before: old ?? '', after: next ?? '' }];
  });

/** What takes it back, on the state that it has made. */
function undoOf(
  asked: ImportRow,
  before: ManagedProduct | undefined,
  after: ManagedProduct | undefined,
): ImportRow | null {
  if (!after) return null;
  const { row } = asked;
  const { id, tag } = after;
  if (!before) return { kind: 'remove', row, id, tag };
  const change: Record<string, unknown> = {};
  for (const column of sheetColumns) {
    const value = valueIn(before, column);
    if (isAlike(value, valueIn(after, column))) continue;
    // Only a time to come can be set.
    const isPast =
      column.heading === 'publishedAt' && !(before.publishedAt && new Date(before.publishedAt) > new Date());
    if (!isPast) put(change, column.changePath, value);
  }
  return { kind: 'change', row, id, tag, change: change as ProductChange };
}

/** In words, by column where the service names a field. What is refused as changed meanwhile can't be compared in a file. */
function faultsOf({ status, text, extra }: DomainError, undo: boolean | undefined, language: Language): CellFault[] {
  if (status === 412) {
    const changed = undo ? rowTexts.changedSinceImport : rowTexts.changedSinceExport;
    return [{ column: null, message: textIn(changed, language) }];
  }
  const byField = (extra.errors ?? []).map(({ path, message }) => ({
    column: columnOfPath(path),
    message: textIn(message, language),
  }));
  return byField.length > 0 ? byField : [{ column: null, message: textIn(text, language) }];
}
