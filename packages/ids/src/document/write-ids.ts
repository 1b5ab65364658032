import {
  type Facet,
  type IdsDocument,
  type IdsInfo,
  type IdsValue,
  idsNamespace,
  type Restriction,
  type Specification,
  schemaNamespace,
} from './ids-document.ts';
import { facetOrder } from './read-facet.ts';
import { readIds } from './read-ids.ts';
import { element, type XmlText } from './xml-text.ts';

const location = `${idsNamespace} http://standards.buildingsmart.org/IDS/1.0/ids.xsd`;

function restriction({ base, enumeration = [], pattern = [], ...limits }: Restriction): XmlText {
  const all = [
    ...enumeration.map((value) => ['enumeration', value] as const),
    ...pattern.map((value) => ['pattern', value] as const),
    ...Object.entries(limits),
  ];
  const parts = all.map(([name, value]) => element(`xs:${name}`, { value: String(value) }));
  return element('xs:restriction', { base }, parts);
}

const value = (name: string, content: IdsValue | undefined): XmlText[] => {
  if (content === undefined) return [];
  return [
    element(name, {}, [typeof content === 'string' ? element('simpleValue', {}, content) : restriction(content)]),
  ];
};

const entity = ({ name, predefinedType }: { name: IdsValue; predefinedType?: IdsValue }) => [
  ...value('name', name),
  ...value('predefinedType', predefinedType),
];

function facetParts(facet: Facet): XmlText[] {
  switch (facet.kind) {
    case 'entity':
      return entity(facet);
    case 'partOf':
      return [element('entity', {}, entity(facet.entity))];
    case 'classification':
      return [...value('value', facet.value), ...value('system', facet.system)];
    case 'attribute':
      return [...value('name', facet.name), ...value('value', facet.value)];
    case 'property':
      return [
        ...value('propertySet', facet.propertySet),
        ...value('baseName', facet.baseName),
        ...value('value', facet.value),
      ];
    case 'material':
      return value('value', facet.value);
  }
}

/** Attributes of a facet; address, cardinality and instructions exist in requirements only. */
function facetText(facet: Facet, inRequirements: boolean): XmlText {
  const own = {
    relation: facet.kind === 'partOf' ? facet.relation : undefined,
    dataType: facet.kind === 'property' ? facet.dataType : undefined,
  };
  const required = {
    uri: 'uri' in facet ? facet.uri : undefined,
    cardinality: facet.kind === 'entity' ? undefined : facet.cardinality,
    instructions: facet.instructions,
  };
  return element(facet.kind, { ...own, ...(inRequirements && required) }, facetParts(facet));
}

const inOrder = (facets: readonly Facet[]) =>
  [...facets].sort((a, b) => facetOrder.indexOf(a.kind) - facetOrder.indexOf(b.kind));

function specificationText(specification: Specification): XmlText {
  const { name, ifcVersion, identifier, description, instructions, minOccurs, maxOccurs } = specification;
  const { applicability, requirements, requirementsDescription } = specification;
  const applicable = inOrder(applicability).map((facet) => facetText(facet, false));
  const parts = [element('applicability', { minOccurs, maxOccurs }, applicable)];
  if (requirements.length > 0 || requirementsDescription !== undefined) {
    const required = requirements.map((facet) => facetText(facet, true));
    parts.push(element('requirements', { description: requirementsDescription }, required));
  }
  return element(
    'specification',
    { name, ifcVersion: ifcVersion.join(' '), identifier, description, instructions },
    parts,
  );
}

const infoOrder = [
  'title',
  'copyright',
  'version',
  'description',
  'author',
  'date',
  'purpose',
  'milestone',
] as const satisfies (keyof IdsInfo)[];

/**
 * Writes an IDS 1.0 file that is valid against ids.xsd; characters that XML can't contain are left out.
 * Throws IdsFormError when the document can't be written as one: no specification, an author that is no
 * e-mail address.
 */
export function writeIds({ info, specifications }: IdsDocument): string {
  const infoParts = infoOrder.flatMap((name) => {
    const text = info[name];
    return text === undefined ? [] : [element(name, {}, text)];
  });
  const root = element(
    'ids',
    {
      xmlns: idsNamespace,
      'xmlns:xs': schemaNamespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': location,
    },
    [element('info', {}, infoParts), element('specifications', {}, specifications.map(specificationText))],
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${root.lines.join('\n')}\n`;
  readIds(xml);
  return xml;
}
