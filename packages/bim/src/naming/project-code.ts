import type { BimDocument } from '../document/document.schema.ts';
import { separatorOf } from './container-name.ts';

const placeIn = ({ tables }: BimDocument): number => tables.naming.findIndex(({ part }) => part === 'project');

/** The code that names begin with in the whole project; undefined while the naming leaves it open. */
export function projectCode(document: BimDocument): string | undefined {
  const [only, ...others] = document.tables.naming[placeIn(document)]?.codes ?? [];
  return others.length === 0 ? only?.code || undefined : undefined;
}

/**
 * A container's name with another code of the project, which may be empty until there is one. Undefined where the name
 * isn't built of the naming's fields, so that it can't be told which part of it is the code.
 */
export function withProjectCode(document: BimDocument, name: string, code: string): string | undefined {
  const { naming } = document.tables;
  const at = placeIn(document);
  const parts = name.split(separatorOf(document));
  if (naming.length === 0 || parts.length !== naming.length) return undefined;
  return at < 0 ? name : parts.with(at, code).join(separatorOf(document));
}
