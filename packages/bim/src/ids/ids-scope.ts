import type { Language } from '@arcada/contracts';
import type { BimDocument, Row } from '../document/document.schema.ts';
import { namedCodes } from '../document/named-codes.ts';
import { say } from '../labels/translated.ts';

/** Which of a document's information needs are asked: all, or those of a milestone and before it, or of one party. */
export interface IdsScope {
  /** Code of a milestone. */
  upTo?: string | undefined;
  /** Code of the party whose deliverables have to meet the needs. */
  party?: string | undefined;
}
/** What a scope can be chosen from. */
export interface IdsScopes {
  milestones: { code: string; name: string }[];
  parties: { code: string; name: string }[];
}

/** By their days; as the table has them where a day is missing. */
function inTime(milestones: readonly Row<'milestones'>[]): readonly Row<'milestones'>[] {
  if (milestones.some(({ date }) => date === '')) return milestones;
  return milestones.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The needs that a party's deliverables name; without a party those that any names. */
function needsOf({ tables }: BimDocument, party?: string): Set<string> {
  const known = new Set(tables.informationNeeds.map(({ code }) => code));
  const rows = tables.deliverables.filter(({ taskTeam }) => party === undefined || taskTeam === party);
  return new Set(rows.flatMap(({ informationNeed }) => namedCodes(informationNeed, known)));
}

/** The milestones that needs are tied to, in the order of time, and the parties that deliver what meets needs. */
export function idsScopesOf(document: BimDocument): IdsScopes {
  const { milestones, parties, informationNeeds } = document.tables;
  const tied = new Set(informationNeeds.map(({ milestone }) => milestone));
  const asks = (party: string) => {
    const own = needsOf(document, party);
    return informationNeeds.some(({ code }) => own.has(code));
  };
  return {
    milestones: inTime(milestones)
      .filter(({ code }) => code !== '' && tied.has(code))
      .map(({ code, name }) => ({ code, name })),
    parties: parties.filter(({ code }) => code !== '' && asks(code)).map(({ code, name }) => ({ code, name })),
  };
}

/** False when the document no longer has the milestone or party. */
export function isInScopes(document: BimDocument, { upTo, party }: IdsScope): boolean {
  const { milestones, parties } = idsScopesOf(document);
  const has = (those: readonly { code: string }[], code: string | undefined) =>
    code === undefined || those.some((one) => one.code === code);
  return has(milestones, upTo) && has(parties, party);
}

/**
 * The document with the needs and requirements of a scope alone. One that names no milestone of the document counts from
 * the beginning, and one that no deliverable has to meet concerns every party.
 */
export function inIdsScope(document: BimDocument, { upTo, party }: IdsScope): BimDocument {
  const { tables } = document;
  const order = inTime(tables.milestones).map(({ code }) => code);
  const last = upTo === undefined ? order.length : order.indexOf(upTo);
  const isDue = ({ milestone }: { milestone: string }) => order.indexOf(milestone) <= last;
  const own = party === undefined ? undefined : needsOf(document, party);
  const delivered = needsOf(document);
  const isOwn = ({ code }: { code: string }) => !own || own.has(code) || !delivered.has(code);
  return {
    ...document,
    tables: {
      ...tables,
      informationNeeds: tables.informationNeeds.filter((need) => isDue(need) && isOwn(need)),
      requirements: tables.requirements.filter(isDue),
    },
  };
}

const upToWords = say('up to', 'até', 'hasta');

/** A scope in words, for titles and names of files; none when everything is asked. */
export const idsScopeWords = ({ upTo, party }: IdsScope, language: Language): string[] => [
  ...(upTo ? [`${upToWords[language]} ${upTo}`] : []),
  ...(party ? [party] : []),
];
