import { tooManyAtOnce, tooManyQuestions } from '../assistant.errors.ts';

const minute = 60_000;
const mostAtOnce = 2;
/** Accounts that are remembered; those that asked nothing for a minute are forgotten first. */
const mostAccounts = 10_000;

interface Asked {
  times: number[];
  open: number;
}

/** How often, and how many at once, one account may ask. Each process counts for itself. */
export class AskingLimits {
  private readonly accounts = new Map<string, Asked>();

  constructor(private readonly mostPerMinute: number) {}

  /** Call the result when the answer has ended. Throws 429 with the time to wait. */
  enter(userId: string, now = Date.now()): () => void {
    if (this.accounts.size >= mostAccounts) this.forget(now);
    const asked = this.accounts.get(userId) ?? { times: [], open: 0 };
    asked.times = asked.times.filter((time) => time > now - minute);
    const [oldest] = asked.times;
    if (oldest !== undefined && asked.times.length >= this.mostPerMinute) {
      throw tooManyQuestions(Math.ceil((oldest + minute - now) / 1000));
    }
    if (asked.open >= mostAtOnce) throw tooManyAtOnce();
    asked.times.push(now);
    asked.open += 1;
    this.accounts.set(userId, asked);
    let left = false;
    return () => {
      if (!left) asked.open -= 1;
      left = true;
    };
  }

  private forget(now: number): void {
    for (const [userId, { times, open }] of this.accounts) {
      if (open === 0 && times.every((time) => time <= now - minute)) this.accounts.delete(userId);
    }
  }
}
