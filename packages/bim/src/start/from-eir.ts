import type { BimDocument, Row } from '../document/document.schema.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import {
  type EirChange,
  eirChanges,
  hasRowsOf,
  heldOf,
  ownValues,
  takenAfter,
  takingEdits,
} from '../trace/eir-changes.ts';
import { askedIn, copyOf, isCopyOf } from '../trace/eir-text.ts';
import { takenOver } from '../trace/taken-over.ts';
import { emptyDocument } from './empty-document.ts';

type Link = NonNullable<BimDocument['eir']>;

const linkTo = (eir: BimDocument, documentId: string): Link => ({
  documentId,
  documentNumber: eir.fields.documentNumber,
  revision: eir.fields.revision,
  projectName: eir.fields.projectName,
  asked: askedIn(eir.tables.requirements),
  taken: structuredClone(takenOver(eir)),
});

/** The row in which a requirement is answered has the requirement's own id, so that it is found again after a change. */
const toAnswer = (row: Row<'requirements'>): Row<'answers'> => ({
  id: row.id,
  ...copyOf(row),
  response: '',
  answer: '',
  place: '',
  owner: '',
});

/**
 * A BEP that answers an EIR: its project, standards and milestones are taken over, and each requirement is a row to
 * answer. `documentId` is the EIR's id at the service.
 */
export function fromEir(eir: BimDocument, documentId: string, type: 'bep-pre' | 'bep-post' = 'bep-pre'): BimDocument {
  const empty = emptyDocument(type, eir.language);
  const taken = structuredClone(takenOver(eir));
  return {
    ...empty,
    logo: structuredClone(eir.logo),
    eir: linkTo(eir, documentId),
    fields: { ...empty.fields, ...taken.fields, revision: 'P01' },
    tables: { ...empty.tables, ...taken.tables, answers: eir.tables.requirements.map(toAnswer) },
  };
}

/**
 * An answer with its requirement as it is now. Once the requirement is reworded, what was responded to it is to be
 * reviewed; an answer that was written before the link has no wording to compare.
 */
export function toldAnew(answer: Row<'answers'>, requirement: Row<'requirements'>): Row<'answers'> {
  const copied = copyOf(requirement);
  const hasWording = answer.title !== '' || answer.text !== '';
  // Another number alone says nothing else.
  const isReworded = (['title', 'text', 'priority'] as const).some((column) => answer[column] !== copied[column]);
  const review = hasWording && isReworded && answer.response !== '';
  return { ...answer, ...copied, ...(review && { response: 'review' }) };
}

const isFollowed = ({ tables }: BimDocument, eir: BimDocument): boolean => {
  const asked = new Map(eir.tables.requirements.map((row) => [row.id, row]));
  const copied = tables.answers.filter((row) => {
    const requirement = asked.get(row.id);
    return requirement !== undefined && isCopyOf(row, requirement);
  });
  return copied.length === tables.answers.length && copied.length === asked.size;
};

/** The plan, linked to the EIR as it is now, once nothing of it is left to take over. */
function settled(bep: BimDocument, eir: BimDocument): BimDocument {
  if (!bep.eir || !isFollowed(bep, eir) || eirChanges(bep, eir).length > 0) return bep;
  return { ...bep, eir: linkTo(eir, bep.eir.documentId) };
}

/**
 * The BEP against a newer issue of its EIR: answers are kept, those to reworded requirements are to be reviewed, new
 * requirements are added, dropped ones leave. Of a first link everything else counts as taken over as it is.
 */
export function followEir(bep: BimDocument, eir: BimDocument, documentId: string): BimDocument {
  const before = new Map(bep.tables.answers.map((row) => [row.id, row]));
  const answers = eir.tables.requirements.map((row) => toldAnew(before.get(row.id) ?? toAnswer(row), row));
  const isSame = bep.eir?.documentId === documentId;
  const link = isSame ? { ...bep.eir, asked: askedIn(eir.tables.requirements) } : linkTo(eir, documentId);
  return settled({ ...bep, eir: link as Link, tables: { ...bep.tables, answers } }, eir);
}

/** Answers with their requirement's id: those that were written before a link find it by its code. */
function byRequirement(answers: readonly Row<'answers'>[], { tables }: BimDocument): Row<'answers'>[] {
  const ids = new Set(tables.requirements.map(({ id }) => id));
  const taken = new Set(answers.map(({ id }) => id).filter((id) => ids.has(id)));
  const byCode = new Map(tables.requirements.map(({ code, id }) => [code, id]));
  return answers.map((row) => {
    const id = ids.has(row.id) ? undefined : byCode.get(row.requirement);
    if (id === undefined || taken.has(id)) return row;
    taken.add(id);
    return { ...row, id };
  });
}

/**
 * The plan, newly linked to an EIR. Where following it would change what the plan has answered, its answers stay as they
 * are: what the EIR says otherwise is then shown and taken over like any later change of it. So are its values where the
 * plan was linked to the EIR before: it may have changed since.
 */
export function linkEir(bep: BimDocument, eir: BimDocument, documentId: string): BimDocument {
  const answers = byRequirement(bep.tables.answers, eir);
  const own = { ...bep, tables: { ...bep.tables, answers } };
  const followed = followEir(own, eir, documentId);
  const now = new Map(followed.tables.answers.map((row) => [row.id, row]));
  const isKept = answers.every(({ id, response, answer }) => {
    const row = now.get(id);
    return row !== undefined && row.response === response && row.answer === answer;
  });
  const linked = isKept ? followed : { ...own, eir: linkTo(eir, documentId) };
  if (!hasRowsOf(bep, eir)) return linked;
  const again = { ...linked, eir: { ...linkTo(eir, documentId), taken: structuredClone(heldOf(bep, eir)) } };
  const differs = eirChanges(again, eir).map(({ key }) => key);
  return settled({ ...again, eir: { ...again.eir, differs } }, eir);
}

/** The plan's link, which has noted that these changes of the EIR are dealt with. */
function noted(bep: BimDocument, changes: readonly EirChange[]): BimDocument['eir'] {
  const link = bep.eir;
  if (!link?.taken) return link;
  const taken = takenAfter(bep, link.taken, changes);
  if (!link.differs) return { ...link, taken };
  const dealtWith = new Set(changes.map(({ key }) => key));
  return { ...link, taken, differs: link.differs.filter((key) => !dealtWith.has(key)) };
}

/** One after another: the new code of one row is also in others. */
const taking = (bep: BimDocument, changes: readonly EirChange[]): BimDocument =>
  changes.reduce((now, change) => applyEdits(now, takingEdits(now, change)), bep);

/** The plan with the EIR's values in place of its own; `wanted` says which, of those that there are now. */
export function takeEirChanges(
  bep: BimDocument,
  eir: BimDocument,
  wanted: (change: EirChange) => boolean = () => true,
): BimDocument {
  const changes = eirChanges(bep, eir).filter(wanted);
  return settled({ ...taking(bep, changes), eir: noted(bep, changes) }, eir);
}

/** The plan with what the EIR says in place of values of its own that nothing asks about; `wanted` says which. */
export function takeOwnValues(bep: BimDocument, eir: BimDocument, wanted: (change: EirChange) => boolean): BimDocument {
  const own = ownValues(bep, eir, eirChanges(bep, eir)).filter(wanted);
  return settled(taking(bep, own), eir);
}

/** The plan with its own values, which are not asked about again until the EIR changes them once more. */
export function keepFromEir(
  bep: BimDocument,
  eir: BimDocument,
  wanted: (change: EirChange) => boolean = () => true,
): BimDocument {
  if (!bep.eir) return bep;
  // A link that doesn't know what was taken over can't forget one change: from now on it knows.
  if (!bep.eir.taken) return settled({ ...bep, eir: { ...bep.eir, taken: structuredClone(takenOver(eir)) } }, eir);
  return settled({ ...bep, eir: noted(bep, eirChanges(bep, eir).filter(wanted)) }, eir);
}
