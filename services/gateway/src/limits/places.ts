/** A limit of concurrent requests for each key; further ones are refused. */
export class Places {
  private readonly taken = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Returns a function that frees the slot; undefined when there is none. */
  take(key: string): (() => void) | undefined {
    const taken = this.taken.get(key) ?? 0;
    if (taken >= this.most) return undefined;
    this.taken.set(key, taken + 1);
    let free = () => {
      free = () => {};
      const left = (this.taken.get(key) ?? 1) - 1;
      if (left > 0) this.taken.set(key, left);
      else this.taken.delete(key);
    };
    return () => free();
  }
}
