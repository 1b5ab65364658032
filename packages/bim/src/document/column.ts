import { z } from 'zod';
import { limits } from './limits.ts';
import { type OptionList, type OptionOf, options } from './options.ts';
import { choice, day, list, text } from './text.schema.ts';

/** Tables whose rows other rows name by their `code`. */
export const referredTables = [
  'parties',
  'milestones',
  'statusCodes',
  'informationNeeds',
  'requirements',
  'softwareTools',
] as const;
export type Referred = (typeof referredTables)[number];

/**
 * How a value is edited, checked and exported. `refers` names the table in which the text is the
 * `code` (of software: the `name`) of a row.
 */
export interface Column<S extends z.ZodType = z.ZodType> {
  kind: 'text' | 'long' | 'date' | 'number' | 'choice' | 'list' | 'codes' | 'assignments';
  schema: S;
  options?: OptionList;
  refers?: Referred;
  /** Words, such as a person's name or a role, or the `code` of a row of this table. */
  mayName?: Referred;
  /** It may name several rows, with commas between their codes. */
  many?: true;
  /** A row without it is incomplete. */
  required?: true;
  /** The least and the most that a number may be. */
  bounds?: readonly [least: number, most: number];
  /** Of two entries of the list one may be empty. */
  isPair?: true;
}

const column = <S extends z.ZodType>(
  kind: Column['kind'],
  schema: S,
  more: Omit<Column, 'kind' | 'schema'> = {},
): Column<S> => ({ kind, schema, ...more });

type More = Pick<Column, 'required' | 'isPair' | 'many' | 'mayName'>;
export const required: More = { required: true };
export const orParty: More = { mayName: 'parties' };

export const short = (more?: More) => column('text', text(), more);
export const long = (more?: More) => column('long', text(limits.long), more);
export const date = (more?: More) => column('date', day, more);
export const texts = (max?: number, more?: More) => column('list', list(max), more);
export const refers = (table: Referred, more?: More) => column('text', text(), { ...more, refers: table });

/** One of an option list's ids. */
export const oneOf = <L extends OptionList>(name: L, more?: More) =>
  column('choice', choice(options[name] as readonly OptionOf<L>[]), { ...more, options: name });

/** A number within bounds, both included; null while empty. */
export const number = (min: number, max: number, more?: More) =>
  column('number', z.number().min(min).max(max).nullable().default(null), { ...more, bounds: [min, max] });

export const codeSchema = z.strictObject({ code: text(40), meaning: text() });
/** A code list, in its own order. */
export const codes = () => column('codes', z.array(codeSchema).max(limits.codesOfField).default([]));

export const assignmentSchema = z.strictObject({ party: text(40), raci: choice(options.raci) });
/** Who does what in a row of the responsibility matrix, by the party's code. */
export const assignments = () => column('assignments', z.array(assignmentSchema).max(limits.assignments).default([]));
