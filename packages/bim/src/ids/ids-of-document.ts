import type { Cardinality, Facet, IdsDocument, IfcVersion, Relation, Specification } from '@arcada/ids';
import { ifcSchemaOf } from '../checker/rules/format-rules.ts';
import type { BimDocument, Row } from '../document/document.schema.ts';
import { familyOf } from '../document/families.ts';
import type { TableName } from '../document/tables.ts';
import { familyLabels } from '../labels/document-labels.ts';
import { optionLabel } from '../labels/option-labels.ts';
import type { IdsReason } from './ids-reasons.ts';
import { idsValueOf } from './ids-value.ts';

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

const versionOf: Readonly<Record<string, IfcVersion>> = { IFC2X3: 'IFC2X3', IFC4: 'IFC4', IFC4X3: 'IFC4X3_ADD2' };

/** The IFC versions that the project exchanges; IFC4 when it names none. */
export function ifcVersionsOf({ tables }: BimDocument): IfcVersion[] {
  const named = tables.exchangeFormats.flatMap(({ format, version }) =>
    format === 'ifc' ? (versionOf[ifcSchemaOf(version) ?? ''] ?? []) : [],
  );
  return named.length > 0 ? [...new Set(named)] : ['IFC4'];
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

function facetOf(need: Need): Facet | IdsReason {
  const { kind, set, name, dataType } = need;
  const instructions = instructionsOf(need);
  const common = { cardinality: cardinalityOf(need), ...(instructions && { instructions }) };
  const allowed = idsValueOf(need);
  const value = allowed === undefined || allowed === 'unfit' ? {} : { value: allowed };
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

function specificationOf(document: BimDocument, needs: readonly Need[], facets: Facet[]): Specification | undefined {
  const [need] = needs;
  if (!need || facets.length === 0) return undefined;
  const predefinedType = upper(need.predefinedType);
  const purpose = optionLabel('purpose', need.purpose)[document.language];
  return {
    name: nameOf(need),
    ifcVersion: ifcVersionsOf(document),
    ...(need.code && { identifier: need.code }),
    ...(purpose && { description: purpose }),
    minOccurs: 0,
    maxOccurs: 'unbounded',
    applicability: [{ kind: 'entity', name: upper(need.entity), ...(predefinedType && { predefinedType }) }],
    requirements: facets,
  };
}

const addressShape = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;
function infoOf({ type, fields, tables }: BimDocument): IdsDocument['info'] {
  const author = tables.parties.find(({ role, email }) => role === 'bim-manager' && addressShape.test(email))?.email;
  const title = [familyLabels[familyOf(type)].en, fields.projectName].filter((part) => part !== '').join(' · ');
  return {
    title,
    ...(fields.revision && { version: fields.revision }),
    ...(fields.documentNumber && { description: fields.documentNumber }),
    ...(author && { author }),
    ...(fields.date && { date: fields.date }),
  };
}

/**
 * A document's information needs as IDS 1.0: one specification for each code and kind of object, which holds for the
 * objects that a model has. What IDS cannot express is listed with the reason. Source: buildingSMART IDS 1.0.
 */
export function idsOfDocument(document: BimDocument): IdsOfDocument {
  const leftOut: LeftOut[] = [];
  const leave = (need: Need, reason: IdsReason, partly = false) =>
    leftOut.push({
      table: 'informationNeeds',
      row: need.id,
      name: [nameOf(need), need.set, need.name].filter((part) => part !== '').join(' '),
      reason,
      partly,
    });
  const expressible = (need: Need): Facet[] => {
    const facet = facetOf(need);
    if (typeof facet === 'string') {
      leave(need, facet);
      return [];
    }
    if (idsValueOf(need) === 'unfit') leave(need, 'values', true);
    if (need.unit !== '') leave(need, 'unit', true);
    return [facet];
  };
  const needs = document.tables.informationNeeds;
  const named = needs.filter((need) => /^Ifc[A-Z]\w*$/i.test(need.entity.trim()));
  for (const need of needs) if (!named.includes(need)) leave(need, 'entity');
  const specifications = groupsOf(named).flatMap(
    (group) => specificationOf(document, group, group.flatMap(expressible)) ?? [],
  );
  const inWords = document.tables.requirements.map(
    ({ id, code, title }): LeftOut => ({
      table: 'requirements',
      row: id,
      name: `${code} ${title}`.trim(),
      reason: 'words',
      partly: false,
    }),
  );
  return { ids: { info: infoOf(document), specifications }, leftOut: [...leftOut, ...inWords] };
}
