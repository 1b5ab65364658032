import { idsNamespace, type Place, schemaNamespace } from './ids-document.ts';
import type { IdsFormFault } from './ids-error.ts';
import type { XmlElement } from './xml-tree.ts';

/** Every element of IDS 1.0: others are skipped, so that one of them is one fault. */
const knownNames = new Set(
  (
    'ids info title copyright version description author date purpose milestone specifications specification ' +
    'applicability requirements entity partOf classification attribute property material name predefinedType ' +
    'system value propertySet baseName simpleValue'
  ).split(' '),
);
const isKnown = ({ name, namespace }: XmlElement) =>
  namespace === idsNamespace ? knownNames.has(name) : namespace === schemaNamespace;

/** One element being read: takes its children in the order of the schema and collects faults. */
export class ElementReader {
  readonly element: XmlElement;
  private readonly faults: IdsFormFault[];
  private at = 0;

  constructor(element: XmlElement, faults: IdsFormFault[]) {
    this.element = element;
    this.faults = faults;
  }

  get place(): Place {
    return this.element.place;
  }

  fault(fault: Omit<IdsFormFault, 'place'>, place = this.place): void {
    this.faults.push({ ...fault, place });
  }

  /** The next child when it has this name. */
  take(name: string, namespace = idsNamespace): ElementReader | undefined {
    this.skipUnknown();
    const child = this.element.children[this.at];
    if (child?.name !== name || child.namespace !== namespace) return undefined;
    this.at++;
    return new ElementReader(child, this.faults);
  }

  private skipUnknown(): void {
    for (let child = this.element.children[this.at]; child && !isKnown(child); ) {
      this.fault({ code: 'unknown-element', found: child.name, parent: this.element.name }, child.place);
      child = this.element.children[++this.at];
    }
  }

  /** The next child, which must have this name. */
  require(name: string): ElementReader | undefined {
    const child = this.take(name);
    if (!child) this.fault({ code: 'missing-element', expected: name, parent: this.element.name });
    return child;
  }

  takeAll(name: string): ElementReader[] {
    const taken: ElementReader[] = [];
    for (let child = this.take(name); child; child = this.take(name)) taken.push(child);
    return taken;
  }

  /** Text of the next child when it has this name. */
  takeText(name: string): string | undefined {
    const child = this.take(name);
    child?.end([]);
    return child?.element.text;
  }

  /** All children not taken yet, whatever their order. */
  rest(): ElementReader[] {
    const rest = this.element.children.slice(this.at);
    this.at = this.element.children.length;
    return rest.map((child) => new ElementReader(child, this.faults));
  }

  attribute(name: string): string | undefined {
    return this.element.attributes.get(name);
  }

  requireAttribute(name: string): string {
    const value = this.attribute(name);
    if (value === undefined) this.fault({ code: 'missing-attribute', expected: name, parent: this.element.name });
    return value ?? '';
  }

  /** Attribute that allows only some values. */
  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.attribute(name);
    if (value === undefined || allowed.includes(value as T)) return value as T | undefined;
    this.fault({ code: 'bad-value', found: value, expected: allowed.join(', '), parent: name });
    return undefined;
  }

  /** After the last child: whatever is left doesn't belong here, nor do attributes other than these. */
  end(attributes: readonly string[]): void {
    const parent = this.element.name;
    const taken = this.element.children.slice(0, this.at).map(({ name }) => name);
    for (const { name, namespace, place } of this.element.children.slice(this.at)) {
      const known = taken.includes(name) && (namespace === idsNamespace || namespace === schemaNamespace);
      this.fault({ code: known ? 'repeated-element' : 'unknown-element', found: name, parent }, place);
    }
    for (const name of this.element.attributes.keys()) {
      if (!attributes.includes(name)) this.fault({ code: 'unknown-attribute', found: name, parent });
    }
  }
}
