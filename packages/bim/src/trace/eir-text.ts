import type { BimDocument, Row } from '../document/document.schema.ts';
import type { TableName } from '../document/tables.ts';

type Answer = Row<'answers'>;
type Requirement = Row<'requirements'>;
type Asked = Pick<Requirement, 'id' | 'code' | 'title' | 'text' | 'priority'>;

/** The columns of `answers` that are copies of the EIR's text. */
const ofEir = ['requirement', 'title', 'text', 'priority'] as const;
export type EirText = Pick<Answer, (typeof ofEir)[number]>;

/** What a plan copies of a requirement. */
export const copyOf = ({ code, title, text, priority }: Asked): EirText => ({
  requirement: code,
  title,
  text,
  priority,
});

export const isCopyOf = (answer: EirText, requirement: Requirement): boolean => {
  const copied = copyOf(requirement);
  return ofEir.every((column) => answer[column] === copied[column]);
};

/** True for a table whose rows are the requirements of a linked EIR: what a plan answers must be what was asked. */
export const hasEirRows = ({ eir }: BimDocument, table: TableName): boolean => eir !== null && table === 'answers';

/** True for a column that only the linked EIR changes. */
export const isOfEir = (document: BimDocument, table: TableName, column: string): boolean =>
  hasEirRows(document, table) && ofEir.some((one) => one === column);

/** The document after an edit of its tables, with the linked EIR's rows and texts as they were; the same one if they are. */
export function keepEirText(before: BimDocument, after: BimDocument): BimDocument {
  const [old, now] = [before.tables.answers, after.tables.answers];
  if (!before.eir || before.eir.documentId !== after.eir?.documentId || old === now) return after;
  const known = new Map(old.map((row) => [row.id, row]));
  const answers = now.flatMap((row): Answer[] => {
    const own = known.get(row.id);
    if (!own) return [];
    if (ofEir.every((column) => own[column] === row[column])) return [row];
    const { requirement, title, text, priority } = own;
    return [{ ...row, requirement, title, text, priority }];
  });
  const ids = new Set(now.map(({ id }) => id));
  old.forEach((row, at) => {
    if (!ids.has(row.id)) answers.splice(at, 0, row);
  });
  const isKept = answers.length === now.length && answers.every((row, at) => row === now[at]);
  return isKept ? after : { ...after, tables: { ...after.tables, answers } };
}

/** A short mark of a text: with 53 bits, two texts of a document don't share one by chance. */
export function markOf(copied: EirText): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of JSON.stringify(ofEir.map((column) => copied[column]))) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** What a link remembers of the EIR's requirements, by row id, so that later it is known which side has changed. */
export const askedIn = (requirements: readonly Asked[]): Record<string, string> =>
  Object.fromEntries(requirements.map((row) => [row.id, markOf(copyOf(row))]));

type Link = BimDocument['eir'];

/** True when a requirement was reworded in the EIR since the link; false where the link, an old one, doesn't know. */
export function isReworded(link: Link, requirement: Requirement): boolean {
  const asked = link?.asked?.[requirement.id];
  return asked !== undefined && asked !== markOf(copyOf(requirement));
}

/** True when it is known that the EIR has changed since the link, whatever the plan has made of its copy. */
export function hasEirChanged(link: Link, { fields, tables }: BimDocument): boolean {
  if (!link) return false;
  if (!link.asked) return link.revision !== fields.revision;
  const now = askedIn(tables.requirements);
  const ids = new Set([...Object.keys(now), ...Object.keys(link.asked)]);
  return [...ids].some((id) => now[id] !== link.asked?.[id]);
}

/** True when the plan's requirements were not the EIR's at once when it was linked, and still aren't. */
export function lacksAsked({ eir: link, tables }: BimDocument, eir: BimDocument): boolean {
  if (!link?.asked) return false;
  const { asked } = link;
  const now = new Map(eir.tables.requirements.map((row) => [row.id, row]));
  const own = new Map(tables.answers.map((row) => [row.id, row]));
  const isLacking = (row: Requirement) => {
    const answer = own.get(row.id);
    return asked[row.id] !== undefined && !isReworded(link, row) && !(answer && isCopyOf(answer, row));
  };
  return eir.tables.requirements.some(isLacking) || tables.answers.some(({ id }) => !now.has(id) && !asked[id]);
}
