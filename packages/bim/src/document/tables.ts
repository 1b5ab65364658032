import {
  assignments,
  type Column,
  codes,
  date,
  long,
  number,
  oneOf,
  orParty,
  refers,
  required,
  short,
  texts,
} from './column.ts';
import { limits } from './limits.ts';

interface Table {
  /** Most rows. */
  rows: number;
  columns: Record<string, Column>;
}
const table = <const C extends Record<string, Column>>(rows: number, columns: C) => ({ rows, columns }) satisfies Table;

/** The tables of a document. Rows have ids of their own, and name rows of other tables by code. */
export const tables = {
  parties: table(100, {
    code: short(required),
    name: short(required),
    role: oneOf('role', required),
    discipline: oneOf('discipline'),
    /** The person who holds the role. */
    contact: short(required),
    email: short(),
    /** The role in words when `role` is other: at the end, as lists that people paste have no such column. */
    ownRole: short(),
  }),
  /** The responsibility matrix: one row for each piece of work. */
  responsibilities: table(500, {
    task: short(required),
    milestone: refers('milestones'),
    assignments: assignments(),
    note: long(),
  }),
  /** Rows of the TIDPs, which together are the MIDP. */
  deliverables: table(2_000, {
    containerName: short(required),
    title: short(required),
    taskTeam: refers('parties', required),
    owner: short({ ...required, ...orParty }),
    milestone: refers('milestones', required),
    dueDate: date(required),
    format: short(required),
    informationNeed: refers('informationNeeds', { ...required, many: true }),
    levelOfDevelopment: oneOf('levelOfDevelopment'),
    purpose: oneOf('purpose'),
    statusCode: refers('statusCodes'),
    progress: oneOf('deliverableStatus'),
    /** The purpose in words when `purpose` is other. */
    ownPurpose: short(),
  }),
  milestones: table(100, {
    code: short(required),
    name: short(required),
    date: date(required),
    acceptance: long(required),
    /** Working days for review and authorisation. */
    reviewDays: number(0, 365),
  }),
  /** Fields of a container's name, in their order. */
  naming: table(20, {
    field: short(required),
    part: oneOf('namingPart', required),
    rule: oneOf('namingRule', required),
    minLength: number(1, 40),
    maxLength: number(1, 40),
    codes: codes(),
  }),
  softwareTools: table(100, {
    name: short(required),
    version: short(required),
    use: short(required),
    party: refers('parties'),
  }),
  exchangeFormats: table(100, {
    format: oneOf('exchangeFormat', required),
    version: short(required),
    use: short(required),
    software: refers('softwareTools'),
  }),
  risks: table(500, {
    description: long(required),
    likelihood: oneOf('likelihood', required),
    impact: oneOf('impact', required),
    owner: short({ ...required, ...orParty }),
    mitigation: long(required),
    reviewDate: date(),
    state: oneOf('riskState'),
  }),
  clashPairs: table(300, {
    disciplineA: oneOf('discipline', required),
    disciplineB: oneOf('discipline', required),
    /** In millimetres. */
    tolerance: number(0, 10_000, required),
    severity: oneOf('severity', required),
    /** Working days to close a clash. */
    days: number(0, 365, required),
    party: refers('parties'),
  }),
  statusCodes: table(60, {
    code: short(required),
    meaning: short(required),
    state: oneOf('containerState', required),
  }),
  bimUses: table(100, {
    use: oneOf('bimUse', required),
    /** The name of the use when `use` is other. */
    ownUse: short(),
    /** The decision that the use supports. */
    decision: long(required),
    owner: refers('parties', required),
    milestone: refers('milestones'),
  }),
  /** What an EIR, PIR, AIR or OIR requires. */
  requirements: table(1_000, {
    code: short(required),
    title: short(required),
    text: long(required),
    priority: oneOf('priority', required),
    milestone: refers('milestones'),
    /** Who needs the information. */
    actor: short(orParty),
  }),
  /** A BEP's answers to the requirements of its EIR; the first four columns are copies of the EIR's. */
  answers: table(1_000, {
    requirement: short(required),
    title: short(),
    text: long(),
    priority: oneOf('priority'),
    response: oneOf('response', required),
    answer: long(),
    /** Where in the plan it is answered: a topic's row id, or `table:<name>`, or `field:<name>`. */
    place: short(),
    owner: refers('parties'),
  }),
  /** Level of information need: what is asked of which objects. Rows with the same code belong together. */
  informationNeeds: table(2_000, {
    code: short(required),
    purpose: oneOf('purpose', required),
    milestone: refers('milestones'),
    actor: short(orParty),
    /** An entity of IFC, such as IfcWall. */
    entity: short(required),
    predefinedType: short(),
    kind: oneOf('needKind', required),
    /** Property set, classification system, or relation, by the kind. */
    set: short(),
    /** Property, attribute, or, without a name in IFC, what is wanted in words. */
    name: short(),
    dataType: short(),
    presence: oneOf('needPresence'),
    restriction: oneOf('restriction'),
    /** Allowed values; for a range its lower and upper bound (either may be empty); for a pattern or length its text. */
    values: texts(limits.values, { isPair: true }),
    unit: short(),
    note: long(),
    /** The purpose in words when `purpose` is other. */
    ownPurpose: short(),
  }),
  revisionLog: table(200, {
    revision: short(required),
    date: date(required),
    status: refers('statusCodes'),
    author: short(required),
    change: long(required),
    checkedBy: short(),
    approvedBy: short(),
  }),
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];

/** The columns of a table, as plain data. */
export const columnsOf = (name: TableName): Readonly<Record<string, Column>> => tables[name].columns;
