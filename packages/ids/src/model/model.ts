import type { Entity, Schema, SchemaName } from '../schema/schema.ts';
import type { StepFile } from '../step/step-file.ts';
import { type StepValue, textOf } from '../step/values.ts';

/** An IFC file that is open: lines of the STEP file with the names that its schema gives them. */
export class Model {
  readonly file: StepFile;
  readonly schema: Schema;
  private lastId = -1;
  private lastLine: StepValue[] | undefined;

  constructor(file: StepFile, schema: Schema) {
    this.file = file;
    this.schema = schema;
  }

  get schemaName(): SchemaName {
    return this.schema.name;
  }

  /** Class in capitals, empty for a number that isn't in the file. */
  classOf(id: number): string {
    return this.file.classOf(id) ?? '';
  }

  /** Entity of the schema; undefined for a class that the schema doesn't have. */
  entityOf(id: number): Entity | undefined {
    return this.schema.entity(this.classOf(id));
  }

  /** All values of a line. The last one is remembered, since several facets read the same line one after another. */
  line(id: number): readonly StepValue[] {
    if (id !== this.lastId) {
      this.lastLine = this.file.argumentsOf(id);
      this.lastId = id;
    }
    return this.lastLine ?? [];
  }

  /**
   * Value of an attribute; undefined when the class doesn't have it. Reads this value alone, unless the
   * line is the one that was read last.
   */
  attribute(id: number, name: string): StepValue | undefined {
    const position = this.entityOf(id)?.positionOf(name) ?? -1;
    if (position === -1) return undefined;
    return id === this.lastId ? this.lastLine?.[position] : this.file.argumentAt(id, position);
  }

  /** Text of an attribute, undefined when it is empty or no text. */
  text(id: number, name: string): string | undefined {
    return textOf(this.attribute(id, name)) || undefined;
  }

  isA(id: number, ancestor: string): boolean {
    return this.schema.isA(this.classOf(id), ancestor);
  }

  /** Numbers of all instances of a class and its subclasses. */
  *instancesOf(ancestor: string): Generator<number> {
    for (const name of this.file.classes) {
      if (!this.schema.isA(name, ancestor)) continue;
      const ids = this.file.idsOf(name);
      for (let index = 0; index < ids.length; index++) yield ids[index] as number;
    }
  }
}
