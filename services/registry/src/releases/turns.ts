/** Serialises work for each key. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(key) ?? Promise.resolve()).then(work, work);
    this.last.set(key, turn);
    const forget = () => {
      if (this.last.get(key) === turn) this.last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  }
}
