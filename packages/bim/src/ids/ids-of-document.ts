import {
  type AuditCode,
  auditIds,
  baseOfType,
  type Cardinality,
  classesOf,
  type Facet,
  type IdsDocument,
  type IdsValue,
  type IfcVersion,
  loadVersions,
  type Relation,
  type Schema,
  type SchemaName,
  type Specification,
  type VersionedSchema,
} from '@arcada/ids';
import type { BimDocument, Row } from '../document/document.schema.ts';
import { unreadColumns } from '../document/need-columns.ts';
import { ownWords } from '../document/own-words.ts';
import type { TableName } from '../document/tables.ts';
import { abbreviationOf } from '../labels/document-labels.ts';
import { optionLabel } from '../labels/option-labels.ts';
import type { IdsReason } from './ids-reasons.ts';
import { type IdsScope, idsScopeWords, inIdsScope } from './ids-scope.ts';
import { idsValueOf, type ValueType } from './ids-value.ts';
import { ifcSchemasOf } from './ifc-schemas.ts';

type Need = Row<'informationNeeds'>;

/** What the IDS leaves out, wholly or (`partly`) in one respect. */
export interface LeftOut {
  table: TableName;
  row: string;
  /** What readers know the row by. */
  name: string;
  reason: IdsReason;
  partly: boolean;
}
export interface IdsOfDocument {
  ids: IdsDocument;
  leftOut: readonly LeftOut[];
}

const versionOf: Readonly<Record<SchemaName, IfcVersion>> = { IFC2X3: 'IFC2X3', IFC4: 'IFC4', IFC4X3: 'IFC4X3_ADD2' };

/** The IFC versions that the project exchanges; IFC4 when it names none. */
export function ifcVersionsOf({ tables }: BimDocument): IfcVersion[] {
  const named = ifcSchemasOf(tables).map((schema) => versionOf[schema]);
  return named.length > 0 ? named : ['IFC4'];
}

const relationOf: Readonly<Record<string, Relation>> = {
  IFCRELAGGREGATES: 'IFCRELAGGREGATES',
  IFCRELASSIGNSTOGROUP: 'IFCRELASSIGNSTOGROUP',
  IFCRELCONTAINEDINSPATIALSTRUCTURE: 'IFCRELCONTAINEDINSPATIALSTRUCTURE',
  IFCRELNESTS: 'IFCRELNESTS',
};
const upper = (text: string) => text.trim().toUpperCase();
const cardinalityOf = ({ presence }: Need): Cardinality => presence || 'required';

/** Everything about a need that IDS has no element for, for the people who make the model. */
const instructionsOf = ({ milestone, actor, unit, note }: Need) =>
  [milestone, actor, unit && `[${unit}]`, note].filter((part) => part !== '').join(' · ');

/** A property says its type; an attribute's is in the schema. */
function valueTypeOf({ kind, dataType, entity, name: attribute }: Need, schema: Schema | undefined): ValueType {
  const declared = schema?.entity(upper(entity))?.attributes.find(({ name }) => name === attribute.trim())?.type;
  const name = kind === 'property' ? upper(dataType) : kind === 'attribute' ? (declared ?? '') : '';
  return { name, base: schema && baseOfType(schema, name) };
}

function facetOf(need: Need, value: Pick<ReturnType<typeof idsValueOf>, 'value'>): Facet | IdsReason {
  const { kind, set, name, dataType } = need;
  const instructions = instructionsOf(need);
  const common = { cardinality: cardinalityOf(need), ...(instructions && { instructions }) };
  switch (kind) {
    case 'property':
      if (!set.trim() || !name.trim()) return 'incomplete';
      return {
        kind: 'property',
        propertySet: set.trim(),
        baseName: name.trim(),
        ...(dataType.trim() && { dataType: upper(dataType) }),
        ...value,
        ...common,
      };
    case 'attribute':
      return name.trim() ? { kind: 'attribute', name: name.trim(), ...value, ...common } : 'incomplete';
    case 'classification':
      return set.trim() ? { kind: 'classification', system: set.trim(), ...value, ...common } : 'incomplete';
    case 'material':
      return { kind: 'material', ...value, ...common };
    case 'part-of': {
      if (!name.trim()) return 'incomplete';
      if (need.presence === 'optional') return 'optional-part';
      const relation = relationOf[upper(set)];
      return { kind: 'partOf', ...(relation && { relation }), entity: { name: upper(name) }, ...common };
    }
    case 'geometry':
    case 'documentation':
      return kind;
    case '':
      return 'incomplete';
  }
}

/** Needs that ask of the same objects belong to one specification. */
function groupsOf(needs: readonly Need[]): Need[][] {
  const groups = new Map<string, Need[]>();
  for (const need of needs) {
    const key = [need.code, upper(need.entity), upper(need.predefinedType)].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), need]);
  }
  return [...groups.values()];
}

const nameOf = ({ code, entity, predefinedType }: Need) =>
  [code, entity, predefinedType].filter((part) => part !== '').join(' ');

interface Asked {
  need: Need;
  facet: Facet;
}

/** A class as IDS has to name it, which compares exact names: with the classes below it. */
function withSubclasses(schema: Schema, name: IdsValue): IdsValue {
  if (typeof name !== 'string') return name;
  const [only = name, ...others] = classesOf(schema, name);
  return others.length === 0 ? only : { base: 'xs:string', enumeration: [only, ...others] };
}

const inVersion = (schema: Schema, facet: Facet): Facet =>
  facet.kind === 'partOf'
    ? { ...facet, entity: { ...facet.entity, name: withSubclasses(schema, facet.entity.name) } }
    : facet;

/** A group of needs in each version; one specification for versions that have the same classes. */
function specificationsOf(
  document: BimDocument,
  asked: readonly Asked[],
  versions: readonly VersionedSchema[],
): Specification[] {
  const need = asked[0]?.need;
  if (!need) return [];
  const parts = versions.map(({ version, schema }) => ({
    version,
    entity: withSubclasses(schema, upper(need.entity)),
    requirements: asked.map(({ facet }) => inVersion(schema, facet)),
  }));
  const alike = [...Map.groupBy(parts, ({ entity, requirements }) => JSON.stringify([entity, requirements])).values()];
  const predefinedType = upper(need.predefinedType);
  const purpose = ownWords(need, 'purpose') ?? optionLabel('purpose', need.purpose)[document.language];
  const common = {
    ...(need.code && { identifier: need.code }),
    ...(purpose && { description: purpose }),
    minOccurs: 0,
    maxOccurs: 'unbounded' as const,
  };
  return alike.flatMap(([first, ...others]): Specification[] => {
    if (!first) return [];
    const ifcVersion = [first, ...others].map(({ version }) => version);
    return [
      {
        name: alike.length > 1 ? `${nameOf(need)} (${ifcVersion.join(', ')})` : nameOf(need),
        ifcVersion,
        ...common,
        applicability: [{ kind: 'entity', name: first.entity, ...(predefinedType && { predefinedType }) }],
        requirements: first.requirements,
      },
    ];
  });
}

const aboutValue = new Set<AuditCode>(['bad-pattern', 'restriction-base', 'value-spelling', 'attribute-without-value']);

/** A facet without what the audit has found in it, and why; none when nothing would be left. */
function mended(facet: Facet, code: AuditCode): { facet?: Facet; reason: IdsReason } {
  if (code === 'unknown-data-type') return { facet: { ...facet, dataType: undefined } as Facet, reason: 'data-type' };
  if (aboutValue.has(code)) return { facet: { ...facet, value: undefined } as Facet, reason: 'values' };
  return { reason: 'unknown' };
}

const addressShape = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;
function infoOf({ type, fields, tables, language }: BimDocument, scope: IdsScope): IdsDocument['info'] {
  const author = tables.parties.find(({ role, email }) => role === 'bim-manager' && addressShape.test(email))?.email;
  const title = [abbreviationOf(type), fields.projectName, ...idsScopeWords(scope, language)]
    .filter((part) => part !== '')
    .join(' · ');
  return {
    title,
    ...(fields.revision && { version: fields.revision }),
    ...(fields.documentNumber && { description: fields.documentNumber }),
    ...(author && { author }),
    ...(fields.date && { date: fields.date }),
    ...(scope.upTo && { milestone: scope.upTo }),
  };
}

/**
 * A document's information needs as IDS 1.0: one specification for each code and kind of object, which holds for the
 * objects that a model has, also for those of the subclasses of its version of IFC. What IDS cannot express, or its
 * audit would refuse, is listed with the reason. Source: buildingSMART IDS 1.0.
 */
export async function idsOfDocument(whole: BimDocument, scope: IdsScope = {}): Promise<IdsOfDocument> {
  const document = inIdsScope(whole, scope);
  const info = infoOf(document, scope);
  const versions = await loadVersions(ifcVersionsOf(document));
  const [first] = versions;
  const leftOut: LeftOut[] = [];
  const leave = (need: Need, reason: IdsReason, partly = false) =>
    leftOut.push({
      table: 'informationNeeds',
      row: need.id,
      name: [nameOf(need), need.set, need.name].filter((part) => part !== '').join(' '),
      reason,
      partly,
    });
  const expressible = (need: Need): Asked[] => {
    const { unfit, ...value } = idsValueOf(need, valueTypeOf(need, first?.schema));
    const facet = facetOf(need, value);
    if (typeof facet === 'string') {
      leave(need, facet);
      return [];
    }
    if (unfit) leave(need, unfit, true);
    if (unreadColumns(need).length > 0) leave(need, 'unread', true);
    return [{ need, facet }];
  };
  const needs = document.tables.informationNeeds;
  const named = needs.filter((need) => /^Ifc[A-Z]\w*$/i.test(need.entity.trim()));
  for (const need of needs) if (!named.includes(need)) leave(need, 'entity');

  let groups = groupsOf(named).map((group) => group.flatMap(expressible));
  let specifications: Specification[] = [];
  // One finding can hide another, so the audit is repeated until it has none.
  for (let isSound = false; !isSound; ) {
    groups = groups.filter((asked) => asked.length > 0);
    const written = groups.flatMap((asked, group) =>
      specificationsOf(document, asked, versions).map((specification) => ({ group, specification })),
    );
    specifications = written.map(({ specification }) => specification);
    const audited = await auditIds({ info, specifications });
    const findings = Map.groupBy(audited, ({ specification }) => written[specification]?.group);
    isSound = findings.size === 0;
    groups = groups.map((asked, at) => {
      const own = findings.get(at) ?? [];
      if (own.some(({ facet }) => facet?.part !== 'requirements')) {
        for (const { need } of asked) leave(need, 'entity');
        return [];
      }
      return asked.flatMap(({ need, facet }, index): Asked[] => {
        const code = own.find((finding) => finding.facet?.index === index)?.code;
        if (!code) return [{ need, facet }];
        const { facet: rest, reason } = mended(facet, code);
        leave(need, reason, rest !== undefined);
        return rest ? [{ need, facet: rest }] : [];
      });
    });
  }
  const inWords = document.tables.requirements.map(
    ({ id, code, title }): LeftOut => ({
      table: 'requirements',
      row: id,
      name: `${code} ${title}`.trim(),
      reason: 'words',
      partly: false,
    }),
  );
  return { ids: { info, specifications }, leftOut: [...leftOut, ...inWords] };
}
