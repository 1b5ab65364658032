/** From so many on, sorting everything is cheaper than finding the place of each. */
const many = 64;

/**
 * Whole numbers from 0 on in a packed array, in an order of its own without equals. Adding and removing one costs a
 * binary search and a move of memory. What is added stays loose until the list is read, so that many are sorted at once.
 */
export class OrderedList {
  private values = new Uint32Array(4);
  private count = 0;
  private loose: number[] = [];

  constructor(private readonly compare: (left: number, right: number) => number) {}

  get length(): number {
    return this.count + this.loose.length;
  }

  add(value: number): void {
    const last = this.values[this.count - 1] as number;
    const inOrder = this.loose.length === 0 && (this.count === 0 || this.compare(last, value) < 0);
    if (inOrder) this.insert(this.count, value);
    else this.loose.push(value);
  }

  /** Takes out what compares as equal. */
  remove(value: number): void {
    this.settle();
    const index = this.firstFrom((other) => this.compare(other, value));
    if (index === this.count || this.compare(this.values[index] as number, value) !== 0) return;
    this.values.copyWithin(index, index + 1, this.count);
    this.count -= 1;
  }

  /** All of them in order. Valid until the list changes. */
  view(): Uint32Array {
    return this.room().subarray(0, this.count);
  }

  /** The same with room for more behind the first `length`: making a view costs more than reading a short list. */
  room(): Uint32Array {
    this.settle();
    return this.values;
  }

  /** Index of the first that doesn't come before what is looked for: `order` is below 0 for those that do. */
  firstFrom(order: (value: number) => number): number {
    this.settle();
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (order(this.values[middle] as number) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Puts in their places what is loose. */
  settle(): void {
    const { loose } = this;
    if (loose.length === 0) return;
    this.loose = [];
    if (loose.length < many) {
      for (const value of loose)
        this.insert(
          this.firstFrom((other) => this.compare(other, value)),
          value,
        );
      return;
    }
    const all = [...this.values.subarray(0, this.count), ...loose].sort(this.compare);
    this.values = Uint32Array.from(all);
    this.count = all.length;
  }

  private insert(index: number, value: number): void {
    if (this.count === this.values.length) {
      const larger = new Uint32Array(this.count + (this.count >> 3) + 4);
      larger.set(this.values);
      this.values = larger;
    }
    this.values.copyWithin(index + 1, index, this.count);
    this.values[index] = value;
    this.count += 1;
  }
}
