import { parseArguments, parseOneArgument } from './parse-arguments.ts';
import { readHeader, type StepHeader } from './read-header.ts';
import { type ScannedInstances, scanInstances } from './scan-instances.ts';
import { excerpt, lineAt, StepError } from './step-error.ts';
import type { StepValue } from './values.ts';

/** A STEP file in memory: its bytes, and where each instance is. Instances are read when they are asked for. */
export class StepFile {
  readonly bytes: Uint8Array;
  readonly header: StepHeader;
  /** Number of instances. */
  readonly count: number;
  private readonly scanned: ScannedInstances;
  private readonly indexOf: (id: number) => number;
  private readonly numbers: ReadonlyMap<string, number>;
  private lists: Float64Array[] | undefined;

  constructor(bytes: Uint8Array, header: StepHeader, scanned: ScannedInstances) {
    this.bytes = bytes;
    this.header = header;
    this.scanned = scanned;
    this.count = scanned.list.count;
    this.numbers = new Map(scanned.classNames.map((name, number) => [name, number]));
    const { indexOf, repeated } = scanned.list.lookUp();
    if (repeated !== undefined) {
      const bracket = scanned.list.bracketAt(repeated);
      const found = `#${scanned.list.idAt(repeated)}=…${excerpt(bytes, bracket)}`;
      throw new StepError('duplicate-id', { line: lineAt(bytes, bracket), found });
    }
    this.indexOf = indexOf;
  }

  has(id: number): boolean {
    return this.indexOf(id) !== -1;
  }

  /** Class in capitals: `IFCWALL`; undefined when there is no such instance. */
  classOf(id: number): string | undefined {
    const index = this.indexOf(id);
    return index === -1 ? undefined : this.scanned.classNames[this.scanned.list.classAt(index)];
  }

  /** Arguments of an instance, without derived ones; undefined when there is no such instance. Throws StepError. */
  argumentsOf(id: number): StepValue[] | undefined {
    const index = this.indexOf(id);
    return index === -1 ? undefined : parseArguments(this.bytes, this.scanned.list.bracketAt(index));
  }

  /** One argument alone, at a part of the cost of all. Throws StepError. */
  argumentAt(id: number, position: number): StepValue | undefined {
    const index = this.indexOf(id);
    return index === -1 ? undefined : parseOneArgument(this.bytes, this.scanned.list.bracketAt(index), position);
  }

  /** Classes that occur in the file, in capitals. */
  get classes(): readonly string[] {
    return this.scanned.classNames;
  }

  /** Numbers of the instances of exactly this class, in the order of the file. */
  idsOf(className: string): ArrayLike<number> {
    this.lists ??= this.scanned.list.byClass(this.scanned.classNames.length);
    const number = this.numbers.get(className);
    return number === undefined ? [] : (this.lists[number] as Float64Array);
  }
}

/** Opens a STEP file; yields the share that has been read, from 0 to 1. Throws StepError. */
export function* openStepFile(bytes: Uint8Array): Generator<number, StepFile> {
  const header = readHeader(bytes);
  const scan = scanInstances(bytes, header.dataBegins);
  for (let step = scan.next(); ; step = scan.next()) {
    if (step.done) return new StepFile(bytes, header, step.value);
    yield step.value / bytes.length;
  }
}
