/** First come, first served. */
export class Mutex {
  private tail: Promise<void> = Promise.resolve();

  /** Waits for its turn; the returned function ends the turn and may be called more than once. */
  lock(): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const turn = this.tail.then(() => release);
    this.tail = this.tail.then(() => held);
    return turn;
  }
}
