const grown = <T extends Float64Array | Uint32Array | Uint16Array>(list: T, make: (length: number) => T): T => {
  const larger = make(list.length * 2);
  larger.set(list);
  return larger;
};

/** Where each instance of a file is: three numbers for each, in the order of the file. */
export class InstanceList {
  count = 0;
  private ids: Float64Array;
  private brackets: Uint32Array;
  private classes: Uint16Array;
  private largest = 0;

  constructor(capacity: number) {
    this.ids = new Float64Array(capacity);
    this.brackets = new Uint32Array(capacity);
    this.classes = new Uint16Array(capacity);
  }

  add(id: number, classNumber: number, openingBracket: number): void {
    if (this.count === this.ids.length) {
      this.ids = grown(this.ids, (length) => new Float64Array(length));
      this.brackets = grown(this.brackets, (length) => new Uint32Array(length));
      this.classes = grown(this.classes, (length) => new Uint16Array(length));
    }
    this.ids[this.count] = id;
    this.brackets[this.count] = openingBracket;
    this.classes[this.count] = classNumber;
    this.count++;
    if (id > this.largest) this.largest = id;
  }

  idAt = (index: number): number => this.ids[index] as number;
  bracketAt = (index: number): number => this.brackets[index] as number;
  classAt = (index: number): number => this.classes[index] as number;

  /** Numbers of the instances of each class: `lists[class]`. */
  byClass(classes: number): Float64Array[] {
    const counts = new Uint32Array(classes);
    for (let index = 0; index < this.count; index++) (counts[this.classAt(index)] as number)++;
    const lists = Array.from(counts, (count) => new Float64Array(count));
    counts.fill(0);
    for (let index = 0; index < this.count; index++) {
      const number = this.classAt(index);
      (lists[number] as Float64Array)[counts[number] as number] = this.idAt(index);
      (counts[number] as number)++;
    }
    return lists;
  }

  /**
   * Finds the index of an instance by its number, -1 for none: a plain table where numbers are dense,
   * as in nearly all files. `repeated` is the index of an instance whose number another one has, too.
   */
  lookUp(): { indexOf: (id: number) => number; repeated: number | undefined } {
    let repeated: number | undefined;
    if (this.largest <= this.count * 16 + 1024) {
      const indexes = new Uint32Array(this.largest + 1);
      for (let index = 0; index < this.count; index++) {
        const id = this.idAt(index);
        if (indexes[id] !== 0) repeated ??= index;
        indexes[id] = index + 1;
      }
      return { indexOf: (id) => (indexes[id] ?? 0) - 1, repeated };
    }
    const indexes = new Map<number, number>();
    for (let index = 0; index < this.count; index++) {
      const id = this.idAt(index);
      if (indexes.has(id)) repeated ??= index;
      indexes.set(id, index);
    }
    return { indexOf: (id) => indexes.get(id) ?? -1, repeated };
  }
}
