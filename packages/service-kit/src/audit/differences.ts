import { sha256 } from '../hexadecimal-hash.ts';
import { canonical } from './audit-chain.ts';
import type { RecordedFields } from './audit-entry.entity.ts';

/** Only the members that differ; a whole that is new or gone is kept as it is. */
export function differences(before: RecordedFields | undefined, after: RecordedFields | undefined) {
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => canonical(before[name]) !== canonical(after[name]));
  const pick = (fields: RecordedFields) => Object.fromEntries(differing.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Letters of one text, and of one entry's side. The column holds 64 KB. */
const longestText = 2_000;
const longestValue = 15_000;

const shortened = (text: string) => ({ begins: text.slice(0, longestText), sha256: sha256(text) });

function bounded(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longestText ? shortened(value) : value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(bounded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bounded(member)]));
}

/** A value that fits an entry: of what is too long its beginning and its SHA-256 are kept, by which the whole can be recognised. */
export function boundedValue(value: RecordedFields | null): RecordedFields | null {
  const short = bounded(value) as RecordedFields | null;
  const text = canonical(short);
  return text.length > longestValue ? shortened(text) : short;
}
