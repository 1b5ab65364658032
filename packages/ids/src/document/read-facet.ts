import type { ElementReader } from './element-reader.ts';
import { type Cardinality, type Facet, relations } from './ids-document.ts';
import { readValue, takeValue } from './read-value.ts';

const simple = ['required', 'prohibited'] as const;
const conditional = ['required', 'prohibited', 'optional'] as const;

const entityOf = (reader: ElementReader) => {
  const name = readValue(reader.require('name'));
  const predefinedType = takeValue(reader, 'predefinedType');
  return { name, ...(predefinedType !== undefined && { predefinedType }) };
};

function dataTypeOf(reader: ElementReader): { dataType?: string } {
  const dataType = reader.attribute('dataType');
  if (dataType === undefined) return {};
  if (!/^[A-Z]+$/.test(dataType)) {
    reader.fault({ code: 'bad-value', found: dataType, expected: 'IFCLABEL, …', parent: 'dataType' });
  }
  return { dataType };
}

const readers: Record<Facet['kind'], (reader: ElementReader) => Facet> = {
  entity: (reader) => ({ kind: 'entity', ...entityOf(reader) }),
  partOf: (reader) => {
    const relation = reader.choice('relation', relations);
    const child = reader.require('entity');
    const entity = child ? entityOf(child) : { name: '' };
    child?.end([]);
    return { kind: 'partOf', entity, ...(relation && { relation }) };
  },
  classification: (reader) => {
    const value = takeValue(reader, 'value');
    const system = readValue(reader.require('system'));
    return { kind: 'classification', system, ...(value !== undefined && { value }) };
  },
  attribute: (reader) => {
    const name = readValue(reader.require('name'));
    const value = takeValue(reader, 'value');
    return { kind: 'attribute', name, ...(value !== undefined && { value }) };
  },
  property: (reader) => {
    const propertySet = readValue(reader.require('propertySet'));
    const baseName = readValue(reader.require('baseName'));
    const value = takeValue(reader, 'value');
    return { kind: 'property', propertySet, baseName, ...(value !== undefined && { value }), ...dataTypeOf(reader) };
  },
  material: (reader) => {
    const value = takeValue(reader, 'value');
    return { kind: 'material', ...(value !== undefined && { value }) };
  },
};

const ownAttributes: Record<Facet['kind'], readonly string[]> = {
  entity: [],
  partOf: ['relation'],
  classification: [],
  attribute: [],
  property: ['dataType'],
  material: [],
};
const withUri = new Set<string>(['classification', 'property', 'material']);

/** Order of the facets in the schema. */
export const facetOrder = ['entity', 'partOf', 'classification', 'attribute', 'property', 'material'] as const;

export const isFacetName = (name: string): name is Facet['kind'] => name in readers;

/** Reads one facet; requirements have more attributes than applicabilities. */
export function readFacet(reader: ElementReader, inRequirements: boolean): Facet {
  const kind = reader.element.name as Facet['kind'];
  const facet: Facet = { ...readers[kind](reader), place: reader.place };
  const more = inRequirements ? ['instructions', ...(kind === 'entity' ? [] : ['cardinality'])] : [];
  if (inRequirements && withUri.has(kind)) more.push('uri');
  reader.end([...ownAttributes[kind], ...more]);
  if (!inRequirements) return facet;
  const cardinality: Cardinality | undefined =
    kind === 'entity' ? undefined : reader.choice('cardinality', kind === 'partOf' ? simple : conditional);
  const instructions = reader.attribute('instructions');
  const uri = withUri.has(kind) ? reader.attribute('uri') : undefined;
  return {
    ...facet,
    ...(cardinality && { cardinality }),
    ...(instructions !== undefined && { instructions }),
    ...(uri !== undefined && { uri }),
  };
}
