import { tables } from './tables.ts';
import { takenFields, takenTables } from './taken-parts.ts';

/** Of a row that both have each cell can differ; a row that one of them lacks does so as a whole, as does the order. */
const differencesOf = (name: (typeof takenTables)[number]): number => {
  const { rows, columns } = tables[name];
  return 1 + rows * (1 + Object.keys(columns).length);
};

/** The most that a link can have to say: a mark for each requirement, and a key for whatever can differ. */
export const linkLimits = {
  asked: tables.requirements.rows as number,
  differs: takenTables.reduce<number>((sum, name) => sum + differencesOf(name), takenFields.length),
} as const;

interface OldLink {
  asked?: Record<string, unknown>;
  differs?: unknown[];
}

/** The content of a document that was stored before links were bounded, with a link that the schema accepts. */
export function withBoundedLink<T extends { eir?: OldLink | null }>(content: T): T {
  const { asked, differs } = content.eir ?? {};
  const marks = Object.entries(asked ?? {});
  if (marks.length <= linkLimits.asked && (differs?.length ?? 0) <= linkLimits.differs) return content;
  const bounded = {
    ...(asked && { asked: Object.fromEntries(marks.slice(0, linkLimits.asked)) }),
    ...(differs && { differs: differs.slice(0, linkLimits.differs) }),
  };
  return { ...content, eir: { ...content.eir, ...bounded } };
}
