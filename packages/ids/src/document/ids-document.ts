/** Versions of IFC that a specification may name. */
export const ifcVersions = ['IFC2X3', 'IFC4', 'IFC4X3_ADD2'] as const;
export type IfcVersion = (typeof ifcVersions)[number];

/** Place in an IDS file, both from 1. A document that wasn't read from a file has none. */
export interface Place {
  line: number;
  column: number;
}

/** Limits for a value; several kinds must all hold, and of several patterns or enumerated values one. */
export interface Restriction {
  /** XML Schema type: `xs:string`, `xs:double`, … */
  base: string;
  enumeration?: string[];
  /** Regular expressions of XML Schema. */
  pattern?: string[];
  minInclusive?: string;
  minExclusive?: string;
  maxInclusive?: string;
  maxExclusive?: string;
  /** Lengths count characters. */
  length?: number;
  minLength?: number;
  maxLength?: number;
}

/** A single value, or a restriction of the values allowed. */
export type IdsValue = string | Restriction;

export type Cardinality = 'required' | 'optional' | 'prohibited';

export const relations = [
  'IFCRELAGGREGATES',
  'IFCRELASSIGNSTOGROUP',
  'IFCRELCONTAINEDINSPATIALSTRUCTURE',
  'IFCRELNESTS',
  'IFCRELVOIDSELEMENT IFCRELFILLSELEMENT',
] as const;
export type Relation = (typeof relations)[number];

interface FacetBase {
  /** Meaningful in requirements only; `required` when left out. An entity facet is always required. */
  cardinality?: Cardinality;
  /** For the authors of the model. */
  instructions?: string;
  place?: Place;
}

export interface EntityFacet extends FacetBase {
  kind: 'entity';
  /** Class in capitals: `IFCWALL`. */
  name: IdsValue;
  predefinedType?: IdsValue;
}

export interface AttributeFacet extends FacetBase {
  kind: 'attribute';
  name: IdsValue;
  value?: IdsValue;
}

export interface PropertyFacet extends FacetBase {
  kind: 'property';
  propertySet: IdsValue;
  baseName: IdsValue;
  value?: IdsValue;
  /** Defined type in capitals: `IFCLABEL`. */
  dataType?: string;
  uri?: string;
}

export interface ClassificationFacet extends FacetBase {
  kind: 'classification';
  system: IdsValue;
  value?: IdsValue;
  uri?: string;
}

export interface MaterialFacet extends FacetBase {
  kind: 'material';
  value?: IdsValue;
  uri?: string;
}

export interface PartOfFacet extends FacetBase {
  kind: 'partOf';
  /** Any relation when left out. */
  relation?: Relation;
  entity: { name: IdsValue; predefinedType?: IdsValue };
}

export type Facet = EntityFacet | AttributeFacet | PropertyFacet | ClassificationFacet | MaterialFacet | PartOfFacet;

export interface Specification {
  name: string;
  ifcVersion: IfcVersion[];
  identifier?: string;
  description?: string;
  instructions?: string;
  /** How many applicable elements a model must have at least, 1 when left out, and at most. */
  minOccurs?: number;
  maxOccurs?: number | 'unbounded';
  applicability: Facet[];
  requirements: Facet[];
  requirementsDescription?: string;
  place?: Place;
}

export interface IdsInfo {
  title: string;
  copyright?: string;
  version?: string;
  description?: string;
  /** An e-mail address. */
  author?: string;
  /** `2026-11-23` */
  date?: string;
  purpose?: string;
  milestone?: string;
}

/** An IDS 1.0 file. */
export interface IdsDocument {
  info: IdsInfo;
  specifications: Specification[];
}

export const idsNamespace = 'http://standards.buildingsmart.org/IDS';
export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';
