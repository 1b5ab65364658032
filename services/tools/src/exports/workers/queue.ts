interface Entry {
  owner: string;
  start: () => void;
}

/**
 * Lets a few in at once, one of an owner, and a few more wait. Owners take turns, each with its jobs in their order;
 * each owner has few places of both.
 */
export class Queue {
  private readonly owners = new Map<string, number>();
  private readonly busy = new Set<string>();
  private readonly waiting: Entry[] = [];
  /** Owners by when they last began, the latest at the end. */
  private readonly served = new Set<string>();

  constructor(private readonly limits: { running: number; waiting: number; ofOwner: number }) {}

  /** Takes a place at once; the refusal says which limit was reached. */
  enter(owner: string): Place | 'full' | 'too-many' {
    const own = this.owners.get(owner) ?? 0;
    if (own >= this.limits.ofOwner) return 'too-many';
    const isFree = this.busy.size < this.limits.running && !this.busy.has(owner);
    if (!isFree && this.waiting.length >= this.limits.waiting) return 'full';
    this.owners.set(owner, own + 1);
    let state: 'waiting' | 'running' | 'left' = 'waiting';
    let begin: () => void = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const entry: Entry = {
      owner,
      start: () => {
        state = 'running';
        this.busy.add(owner);
        this.served.delete(owner);
        this.served.add(owner);
        begin();
      },
    };
    this.waiting.push(entry);
    this.startNext();
    return {
      turn,
      leave: () => {
        if (state === 'left') return;
        if (state === 'waiting') this.waiting.splice(this.waiting.indexOf(entry), 1);
        else this.busy.delete(owner);
        state = 'left';
        this.forget(owner);
        this.startNext();
        this.forgetServed();
      },
    };
  }

  /** How many owners wait who have nothing running. */
  get held(): number {
    return new Set(this.ready().map(({ owner }) => owner)).size;
  }

  private ready(): Entry[] {
    return this.waiting.filter(({ owner }) => !this.busy.has(owner));
  }

  /** Starts the first waiting job of the owner who has waited longest for a turn. */
  private startNext(): void {
    if (this.busy.size >= this.limits.running) return;
    const order = [...this.served];
    const [next] = this.ready().sort((a, b) => order.indexOf(a.owner) - order.indexOf(b.owner));
    if (!next) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    next.start();
  }

  private forget(owner: string): void {
    const own = (this.owners.get(owner) ?? 1) - 1;
    if (own > 0) {
      this.owners.set(owner, own);
      return;
    }
    this.owners.delete(owner);
  }

  /** Not while others wait: an owner that comes back could pass them each time. */
  private forgetServed(): void {
    if (this.waiting.length > 0) return;
    for (const owner of this.served) if (!this.owners.has(owner)) this.served.delete(owner);
  }
}

export interface Place {
  /** Resolves when it may begin. */
  turn: Promise<void>;
  /** Call once, also when its turn never came. */
  leave: () => void;
}
