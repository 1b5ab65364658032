import type { BimDocument } from '@arcada/bim';
import { isMonth, type ProjectDiscipline, projectLimits } from '@arcada/contracts';
import { emptyDraft, type ProjectDraft } from './project-draft.ts';

type DocumentDiscipline = BimDocument['tables']['parties'][number]['discipline'];

/** Surveys, landscape and cost are none of what projects are counted by. */
const disciplines: Partial<Record<DocumentDiscipline, ProjectDiscipline>> = {
  architecture: 'architectural',
  facade: 'architectural',
  interior: 'architectural',
  structure: 'structural',
  mechanical: 'mep',
  electrical: 'mep',
  plumbing: 'mep',
  mep: 'mep',
  'fire-protection': 'mep',
  civil: 'construction',
};

/** Of the party that leads the delivery, by its role or by the name that the document gives it. */
function disciplineOf({ fields, tables }: BimDocument): ProjectDiscipline | undefined {
  const lead = fields.leadAppointedParty.trim();
  const leads = tables.parties.filter(
    ({ role, name, code }) => role === 'lead-appointed-party' || (lead !== '' && [name.trim(), code].includes(lead)),
  );
  return leads.map(({ discipline }) => disciplines[discipline]).find((one) => one !== undefined);
}

const short = (text: string) => text.trim().slice(0, projectLimits.text);

/** A project as far as a document says it: no document has a contract value. */
export function draftOfDocument(document: BimDocument, month: string): ProjectDraft {
  const empty = emptyDraft(month);
  const { fields, tables } = document;
  const days = [...tables.milestones.map(({ date }) => date), ...tables.deliverables.map(({ dueDate }) => dueDate)];
  const months = days
    .map((day) => day.slice(0, 7))
    .filter(isMonth)
    .toSorted();
  return {
    ...empty,
    name: short(fields.projectName),
    client: short(fields.clientName),
    discipline: disciplineOf(document) ?? empty.discipline,
    startMonth: months[0] ?? empty.startMonth,
    endMonth: months.at(-1) ?? empty.endMonth,
  };
}

const takenFields = ['name', 'client', 'discipline', 'startMonth', 'endMonth'] as const;

/** The fields that a document fills in: those that it says, and in which nothing was typed. */
export function filledFields(typed: Partial<ProjectDraft>, begun: ProjectDraft, month: string) {
  const empty = emptyDraft(month);
  return takenFields.filter((name) => !(name in typed) && begun[name] !== empty[name]);
}

/** What is typed once the form shows `next`; a field that again says what it began with is not typed. */
export function typedIn(typed: Partial<ProjectDraft>, begun: ProjectDraft, next: ProjectDraft): Partial<ProjectDraft> {
  const shown = { ...begun, ...typed };
  const names = (Object.keys(next) as (keyof ProjectDraft)[]).filter((name) =>
    next[name] === shown[name] ? name in typed : next[name] !== begun[name],
  );
  return Object.fromEntries(names.map((name) => [name, next[name]]));
}
