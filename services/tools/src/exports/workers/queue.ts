/** Lets a few in at once and a few more wait, in their order; each owner has few places of both. */
export class Queue {
  private readonly owners = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limits: { running: number; waiting: number; ofOwner: number }) {}

  /** Takes a place at once; the refusal says which limit was reached. */
  enter(owner: string): Place | 'full' | 'too-many' {
    const own = this.owners.get(owner) ?? 0;
    if (own >= this.limits.ofOwner) return 'too-many';
    const free = this.running < this.limits.running;
    if (!free && this.waiting.length >= this.limits.waiting) return 'full';
    this.owners.set(owner, own + 1);
    let begin: () => void = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let state: 'waiting' | 'running' | 'left' = 'waiting';
    const start = () => {
      state = 'running';
      this.running++;
      begin();
    };
    if (free) start();
    else this.waiting.push(start);
    return {
      turn,
      leave: () => {
        if (state === 'left') return;
        if (state === 'waiting') this.waiting.splice(this.waiting.indexOf(start), 1);
        else this.running--;
        state = 'left';
        this.forget(owner);
        if (this.running < this.limits.running) this.waiting.shift()?.();
      },
    };
  }

  private forget(owner: string): void {
    const own = (this.owners.get(owner) ?? 1) - 1;
    if (own > 0) this.owners.set(owner, own);
    else this.owners.delete(owner);
  }
}

export interface Place {
  /** Resolves when it may begin. */
  turn: Promise<void>;
  /** Call once, also when its turn never came. */
  leave: () => void;
}
