import { languages } from '@arcada/contracts';
import { Database, noteUnchanged, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { type LetterEntity, RecipientEntity, type RecipientStatus } from './letter.entity.ts';
import { letterEmpty, letterNotSendable, letterNotStopped, noSubscribers, timeInThePast } from './letter.errors.ts';
import { addRecipients, audienceOf } from './letter-audience.ts';
import { countsOfOne } from './letter-counts.ts';
import { takeRefusalsBack } from './letter-refusals.ts';
import { letterSubject } from './letter-subject.ts';
import { missingIn, readTexts } from './letter-texts.ts';
import { assertLetterSeen, Letters } from './letters.service.ts';

/** A letter's way to its readers: now or at a time, stopped and continued. */
@Injectable()
export class LetterSending {
  constructor(
    private readonly database: Database,
    private readonly letters: Letters,
  ) {}

  /** A draft starts or is scheduled; a stopped letter goes on to those who haven't got it. */
  async send(id: string, at: string | undefined, ifMatch: string | undefined, now = Date.now()): Promise<void> {
    await this.database.transaction(async (manager) => {
      const letter = await this.letters.lock(manager, id);
      assertLetterSeen(letter, ifMatch);
      if (letter.status === 'stopped' && at === undefined) return this.goOn(manager, letter, now);
      if (letter.status !== 'draft') throw letterNotSendable();
      await this.assertSendable(manager, id);
      if (at === undefined) return this.start(manager, letter, now);
      const scheduledAt = Date.parse(at);
      if (scheduledAt <= now) throw timeInThePast();
      await this.letters.touch(manager, letter, { status: 'scheduled', scheduledAt });
      await this.record(manager, letter, 'scheduled', { status: 'scheduled', scheduledAt: at });
    });
  }

  /** What the mail server is accepting at this moment still arrives. A scheduled letter becomes a draft again. */
  async stop(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const letter = await this.letters.lock(manager, id);
      if (letter.status === 'scheduled') {
        await this.letters.touch(manager, letter, { status: 'draft', scheduledAt: null });
        return this.record(manager, letter, 'unscheduled', { status: 'draft', scheduledAt: null });
      }
      if (letter.status !== 'sending') return noteUnchanged();
      await this.letters.touch(manager, letter, { status: 'stopped' });
      const { waiting } = await countsOfOne(manager, letter);
      return this.record(manager, letter, 'stopped', { status: 'stopped', waiting });
    });
  }

  /** A stopped letter goes to no one else: who hasn't got it counts as given up. */
  async finish(id: string, now = Date.now()): Promise<void> {
    await this.database.transaction(async (manager) => {
      const letter = await this.letters.lock(manager, id);
      if (letter.status === 'sent') return noteUnchanged();
      if (letter.status !== 'stopped') throw letterNotStopped();
      const { waiting } = await countsOfOne(manager, letter);
      const open = { letterId: id, status: In<RecipientStatus>(['waiting', 'queued']) };
      await manager.update(RecipientEntity, open, { status: 'failed', settledAt: now });
      await this.letters.touch(manager, letter, { status: 'sent', pausedFor: null, endedAt: now });
      await this.record(manager, letter, 'finished', { status: 'sent', failed: waiting });
    });
  }

  /** Stops a letter whose mails are refused, so that not everybody's is lost. */
  async pause(manager: EntityManager, letter: LetterEntity): Promise<void> {
    await this.letters.touch(manager, letter, { status: 'stopped', pausedFor: 'refusals' });
    const { waiting } = await countsOfOne(manager, letter);
    await this.record(manager, letter, 'paused', { status: 'stopped', pausedFor: 'refusals', waiting });
  }

  /** From now on the letter has its readers: who confirms later gets the next one. */
  async start(manager: EntityManager, letter: LetterEntity, now: number): Promise<void> {
    const recipients = await addRecipients(manager, letter.id, await readTexts(manager, letter.id));
    await this.letters.touch(manager, letter, { status: 'sending', startedAt: now, pacedAt: now, judgedFrom: now });
    await this.record(manager, letter, 'started', { status: 'sending', recipients });
  }

  private async goOn(manager: EntityManager, letter: LetterEntity, now: number): Promise<void> {
    if (letter.pausedFor === 'refusals') await takeRefusalsBack(manager, letter);
    const going = { status: 'sending', pausedFor: null, pacedAt: now, judgedFrom: now } as const;
    await this.letters.touch(manager, letter, going);
    const { waiting } = await countsOfOne(manager, letter);
    await this.record(manager, letter, 'continued', { status: 'sending', waiting });
  }

  private async assertSendable(manager: EntityManager, id: string): Promise<void> {
    const texts = await readTexts(manager, id);
    if (missingIn(texts).length === languages.length) throw letterEmpty();
    const audience = await audienceOf(manager, texts);
    if (Object.values(audience).every((count) => count === 0)) throw noSubscribers();
  }

  /** Numbers of recipients only: the trail names no one. */
  private async record(
    manager: EntityManager,
    { id, status }: LetterEntity,
    what: string,
    after: Record<string, unknown>,
  ) {
    const subject = await letterSubject(manager, id);
    return recordChange(manager, { action: `blog.letter.${what}`, subject, before: { status }, after });
  }
}
