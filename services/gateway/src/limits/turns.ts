interface Line {
  running: number;
  waiting: (() => void)[];
}

/** At most this many at once for each key. Others queue, up to a length and a time. */
export class Turns {
  private readonly lines = new Map<string, Line>();
  private readonly limits: { atOnce: number; waiting: number; patience: number };

  constructor(limits: Turns['limits']) {
    this.limits = limits;
  }

  /** Returns a function that ends the turn; undefined when the queue was full or the wait too long. */
  async take(key: string): Promise<(() => void) | undefined> {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] };
    this.lines.set(key, line);
    if (line.running < this.limits.atOnce) line.running += 1;
    else if (!(await this.wait(line))) return undefined;
    return () => this.next(key, line);
  }

  private wait(line: Line): Promise<boolean> {
    if (line.waiting.length >= this.limits.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        resolve(false);
      }, this.limits.patience);
      line.waiting.push(begin);
    });
  }

  private next(key: string, line: Line): void {
    const begin = line.waiting.shift();
    if (begin) begin();
    else line.running -= 1;
    if (line.running === 0) this.lines.delete(key);
  }
}
