import { emptyDocument, sampleDocument } from '@arcada/bim';
import { draftOfDocument } from './draft-of-document.ts';
import { readDraft } from './project-draft.ts';

const plan = sampleDocument('bep-post', 'en', '2026-09-01');

test('a plan says the name, the client, what its lead does, and the months of its milestones', () => {
  const draft = draftOfDocument(plan, '2026-11');
  const days = [
    ...plan.tables.milestones.map(({ date }) => date),
    ...plan.tables.deliverables.map((row) => row.dueDate),
  ];
  const months = days.map((day) => day.slice(0, 7)).toSorted();
  expect(draft).toMatchObject({
    name: plan.fields.projectName,
    client: plan.fields.clientName,
    discipline: 'architectural',
    value: '',
    startMonth: months[0],
    endMonth: months.at(-1),
  });
  expect(readDraft(draft)).toMatchObject({ faults: {}, input: { name: plan.fields.projectName, value: 0 } });
});

test('what a document doesn’t say is as in a new project', () => {
  expect(draftOfDocument(emptyDocument('eir', 'en'), '2026-11')).toMatchObject({
    name: '',
    client: '',
    discipline: 'architectural',
    startMonth: '2026-11',
    endMonth: '',
  });
});

test('the lead is known by its name, too, and what no project is counted by says nothing', () => {
  const [party] = plan.tables.parties;
  if (!party) throw new Error('the sample has no party');
  const of = (...parties: (typeof party)[]) =>
    draftOfDocument({ ...plan, tables: { ...plan.tables, parties } }, '2026-11').discipline;
  const lead = { ...party, name: plan.fields.leadAppointedParty, role: 'other' as const };
  expect(of({ ...party, role: 'appointed-party', discipline: 'mep' }, { ...lead, discipline: 'structure' })).toBe(
    'structural',
  );
  expect(of({ ...lead, discipline: 'electrical' })).toBe('mep');
  expect(of({ ...lead, discipline: 'survey' })).toBe('architectural');
});

test('a name is cut to what a project takes', () => {
  const fields = { ...plan.fields, projectName: 'x'.repeat(200) };
  expect(draftOfDocument({ ...plan, fields }, '2026-11').name).toHaveLength(160);
});
