import type { BimDocument, Tables, Topic } from '../document/document.schema.ts';
import type { TableName } from '../document/tables.ts';
import type { AnyRow, Edit, Property } from './edit.ts';

/** A list that is copied once for a series of edits; what no edit touches keeps its identity. */
class Draft<T extends { readonly id: string }> {
  private places: Map<string, number> | undefined;
  private readonly items: T[];

  constructor(items: readonly T[]) {
    this.items = [...items];
  }

  private place(id: string): number | undefined {
    this.places ??= new Map(this.items.map((item, at) => [item.id, at]));
    return this.places.get(id);
  }

  change(id: string, change: object): void {
    const at = this.place(id);
    const item = at === undefined ? undefined : this.items[at];
    if (at !== undefined && item) this.items[at] = { ...item, ...change };
  }

  insert(item: T, at = this.items.length): void {
    if (this.place(item.id) !== undefined) return;
    this.items.splice(at, 0, item);
    this.places = undefined;
  }

  remove(id: string): void {
    const at = this.place(id);
    if (at === undefined) return;
    this.items.splice(at, 1);
    this.places = undefined;
  }

  /** Named items come in this order; others keep theirs behind them. */
  order(ids: readonly string[]): void {
    const rank = new Map(ids.map((id, at) => [id, at]));
    this.items.sort((one, other) => (rank.get(one.id) ?? ids.length) - (rank.get(other.id) ?? ids.length));
    this.places = undefined;
  }

  done = (): T[] => this.items;
}

/** The document after some edits, in their order. Nothing is validated: the schema and the checker do that. */
export function applyEdits(document: BimDocument, edits: readonly Edit[]): BimDocument {
  const tables = new Map<TableName, Draft<AnyRow>>();
  const table = (name: TableName) => {
    const draft = tables.get(name) ?? new Draft<AnyRow>(document.tables[name]);
    tables.set(name, draft);
    return draft;
  };
  let topics: Draft<Topic> | undefined;
  const topicList = () => {
    topics ??= new Draft(document.topics);
    return topics;
  };
  let { fields } = document;
  let properties: Partial<Pick<BimDocument, Property>> = {};
  for (const edit of edits) {
    if (edit.op === 'field') fields = { ...fields, [edit.field]: edit.value };
    else if (edit.op === 'cell') table(edit.table).change(edit.row, { [edit.column]: edit.value });
    else if (edit.op === 'insert-row') table(edit.table).insert(edit.row, edit.at);
    else if (edit.op === 'remove-row') table(edit.table).remove(edit.row);
    else if (edit.op === 'order-rows') table(edit.table).order(edit.rows);
    else if (edit.op === 'topic') topicList().change(edit.topic, edit.change);
    else if (edit.op === 'insert-topic') topicList().insert(edit.topic, edit.at);
    else if (edit.op === 'remove-topic') topicList().remove(edit.topic);
    else if (edit.op === 'order-topics') topicList().order(edit.topics);
    else properties = { ...properties, [edit.name]: edit.value };
  }
  const changed = Object.fromEntries([...tables].map(([name, draft]) => [name, draft.done()])) as Partial<Tables>;
  return {
    ...document,
    ...properties,
    fields,
    tables: tables.size > 0 ? { ...document.tables, ...changed } : document.tables,
    topics: topics?.done() ?? document.topics,
  };
}
