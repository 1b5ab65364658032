import { isField, isTable } from '../topics/placeholders.ts';
import { fields } from './fields.ts';
import { columnsOf } from './tables.ts';
import { acceptedText } from './text.schema.ts';

/** As deep as a document is, with what its link has taken over; a file that was written by hand may be deeper. */
const deepest = 8;

/** Whether the text at a path, in which places in lists are empty, may have several lines. */
function holdsLines(path: readonly string[]): boolean {
  const [part, name = '', ...rest] = path[0] === 'eir' ? path.slice(2) : path;
  if (part === 'fields') return isField(name) && fields[name].kind === 'long';
  if (part === 'tables') return isTable(name) && columnsOf(name)[rest[1] ?? '']?.kind === 'long';
  return part === 'topics' && rest[0] === 'text';
}

function clean(value: unknown, before: unknown, path: readonly string[]): unknown {
  if (value === before || path.length > deepest) return value;
  if (typeof value === 'string') return acceptedText(value, holdsLines(path));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const known = new Set<unknown>(Array.isArray(before) ? before : []);
    const items = value.map((item) => (known.has(item) ? item : clean(item, undefined, [...path, ''])));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  const old = (before ?? {}) as Record<string, unknown>;
  const changed = Object.entries(value).flatMap(([name, own]) => {
    const next = clean(own, old[name], [...path, name]);
    return next === own ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

/**
 * A document without characters that its schema refuses, which one can neither see nor find; the same one if it has none.
 * What it shares with the one `before`, which has none, isn't read again. It may be any JSON: its form isn't checked.
 */
export const cleanDocument = <T>(document: T, before?: T): T => clean(document, before, []) as T;
