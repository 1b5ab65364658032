/** Attribute as in the tables: `Name:IfcLabel?`, `Layers:IfcMaterialLayer[]`. */
type AttributeText = string;

/** What one namespace of web-ifc's declarations says of an IFC schema. */
export interface Declarations {
  /** Name, parent and all attributes in the order of the file format, without derived and inverse ones. */
  entities: { name: string; parent: string; attributes: AttributeText[] }[];
  enumerations: Map<string, string[]>;
  selects: Map<string, string[]>;
}

const classBlock = /^ {4}(?:abstract )?class (\w+)(?: extends (\w+))? \{\n([\s\S]*?)^ {4}\}/gm;
const selectLine = /^ {4}type (\w+) = (.+);$/gm;

/** `(Handle<IfcActor> | IfcActor)[] | null` is the optional list of IfcActor: `IfcActor[]?`. */
function typeText(declared: string): string {
  const optional = / \| null$/.test(declared) ? '?' : '';
  const bare = declared.replace(/ \| null$/, '');
  const [, name = '', lists = ''] =
    /^\((?:Handle<.+>|NumberHandle) \| (\w+)\)((?:\[\])*)$/.exec(bare) ?? /^(\w+)((?:\[\])*)$/.exec(bare) ?? [];
  if (!name) throw new Error(`Unknown form of an attribute's type: ${declared}`);
  return `${name}${lists}${optional}`;
}

/** `Name: A, Other: B[]` at the commas between parameters; types contain no commas. */
const parameters = (text: string) =>
  text
    .split(', ')
    .filter(Boolean)
    .map((parameter) => {
      const colon = parameter.indexOf(': ');
      return `${parameter.slice(0, colon)}:${typeText(parameter.slice(colon + 2))}`;
    });

/**
 * Reads the namespace of one schema (`IFC2X3`, `IFC4`, `IFC4X3`) in web-ifc's `ifc-schema.d.ts`. The
 * constructor's parameters are the attributes in the order of a STEP line.
 */
export function readDeclarations(declarations: string, schema: string): Declarations {
  const begin = declarations.indexOf(`export declare namespace ${schema} {`);
  const text = declarations.slice(begin, declarations.indexOf('\n}', begin));
  const read: Declarations = { entities: [], enumerations: new Map(), selects: new Map() };
  for (const [, name = '', parent = '', body = ''] of text.matchAll(classBlock)) {
    const values = [...body.matchAll(/static (\w+): any;/g)].map(([, value = '']) => value);
    const built = /^ {8}constructor\((.*)\);$/m.exec(body)?.[1] ?? '';
    if (values.length > 0) read.enumerations.set(name, values);
    else if (parent && parent !== 'NumberHandle') read.entities.push({ name, parent, attributes: parameters(built) });
  }
  for (const [, name = '', members = ''] of text.matchAll(selectLine)) {
    const names = members.split(' | ').map((member) => member.replace(/^\(?Handle<(\w+)>.*$/, '$1').replace(/\)$/, ''));
    read.selects.set(name, [...new Set(names)]);
  }
  return read;
}
