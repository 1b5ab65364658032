import { CONFIG, Database, Outbox, Repeated } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { BlogConfig } from '../config.ts';
import { LetterEntity, RecipientEntity } from './letter.entity.ts';
import { letterMail } from './letter-mail.ts';
import { isRefused } from './letter-refusals.ts';
import { LetterSending } from './letter-sending.service.ts';
import { Letters } from './letters.service.ts';

const minute = 60_000;
const second = 1000;

/**
 * Starts letters at their time, and moves the mails of running ones into the outbox at the pace of
 * NEWSLETTER_PER_MINUTE. Each step is a transaction under the letter's lock, so that it continues where it was after a
 * crash, and several processes keep the one pace.
 */
@Injectable()
export class LetterDispatch extends Repeated {
  protected readonly everyMilliseconds: number;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly letters: Letters,
    private readonly sending: LetterSending,
    @Inject(CONFIG) private readonly config: BlogConfig,
  ) {
    super();
    this.everyMilliseconds = config.NEWSLETTER_STEP_MILLISECONDS;
  }

  /** One step for each letter. */
  async run(now = Date.now()): Promise<void> {
    const due = { status: 'scheduled' as const, scheduledAt: LessThanOrEqual(now) };
    const found = await this.database.read.find(LetterEntity, {
      select: { id: true },
      where: [due, { status: 'sending' }],
    });
    for (const { id } of found) {
      if (this.stopped) return;
      await this.database.transaction(async (manager) => {
        const letter = await this.letters.lock(manager, id);
        if (letter.status === 'scheduled' && (letter.scheduledAt ?? now) <= now)
          await this.sending.start(manager, letter, now);
        else if (letter.status === 'sending') await this.queueNext(manager, letter, now);
      });
    }
  }

  private async queueNext(manager: EntityManager, letter: LetterEntity, now: number): Promise<void> {
    if (await isRefused(manager, letter)) return this.sending.pause(manager, letter);
    const countBy = (status: 'waiting' | 'queued') => manager.countBy(RecipientEntity, { letterId: letter.id, status });
    const queued = await countBy('queued');
    const most = this.allowed(letter, queued, now);
    const next = await manager.find(RecipientEntity, {
      where: { letterId: letter.id, status: 'waiting' },
      order: { id: 'ASC' },
      take: Math.max(1, most),
    });
    if (next.length === 0 && queued === 0) {
      await this.letters.touch(manager, letter, { status: 'sent', endedAt: now });
      return;
    }
    if (most === 0) return;
    for (const { id, turn } of next) {
      await manager.update(RecipientEntity, id, { status: 'queued', turn: turn + 1, queuedAt: now });
      await this.outbox.addComposedMail(manager, letterMail, { id, turn: turn + 1 });
    }
    await manager.update(LetterEntity, letter.id, { pacedAt: this.pacedUntil(letter, next.length, now) });
  }

  /** How many may follow now. While the mail server doesn't accept any, they don't pile up in the outbox. */
  private allowed({ pacedAt }: LetterEntity, queued: number, now: number): number {
    const perSecond = Math.ceil(this.config.NEWSLETTER_PER_MINUTE / 60);
    const earned = Math.floor(((now - pacedAt) * this.config.NEWSLETTER_PER_MINUTE) / minute);
    return Math.max(0, Math.min(earned, 2 * perSecond, 10 * perSecond - queued));
  }

  /** Time that passed without sending isn't made up for by a burst. */
  private pacedUntil({ pacedAt }: LetterEntity, count: number, now: number): number {
    const each = minute / this.config.NEWSLETTER_PER_MINUTE;
    return Math.max(pacedAt + Math.round(count * each), now - Math.max(second, Math.round(each)));
  }
}
