import { PaceLimits } from '../../pace-limits.ts';
import { tooManyAtOnce, tooManyQuestions } from '../assistant.errors.ts';

/** How often, and how many at once, one account may ask. */
export class AskingLimits {
  private readonly limits: PaceLimits;

  constructor(perMinute: number) {
    this.limits = new PaceLimits({ perMinute, atOnce: 2 });
  }

  /** Call the result when the answer has ended. Throws 429 with the time to wait. */
  enter(userId: string, now = Date.now()): () => void {
    const leave = this.limits.enter(userId, now);
    if (leave === 'busy') throw tooManyAtOnce();
    if (typeof leave === 'number') throw tooManyQuestions(leave);
    return leave;
  }
}
