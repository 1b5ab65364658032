import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Database, guarded } from '@arcada/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { PaceStopped } from '../stripe/pace.ts';
import { PaymentRefused, PaymentUnavailable } from '../stripe/stripe-errors.ts';
import { StripeSyncEntity, StripeSyncStepEntity } from './stripe-sync.entity.ts';
import { SyncPlans } from './sync-plans.service.ts';
import { SyncSteps } from './sync-steps.service.ts';

const atOnce = 4;
const stepsPerRead = 100;
const leaseMilliseconds = 15_000;
/** Between the attempts of a step that Stripe doesn't respond to. */
const pauses = [250, 1000, 4000];
const live = In(['planning', 'running'] as const);

/** The right to work on a sync, lost when another process took it while this one hung. */
interface Lease {
  lost: boolean;
}

/** Works on plans and syncs in the background, and goes on with those of a process that was killed. */
@Injectable()
export class SyncRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('StripeSync');
  private readonly me = randomUUID();
  private readonly working = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly plans: SyncPlans,
    private readonly steps: SyncSteps,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // One process owns an SQLite file, so leases are of a process that is gone.
    if (this.database.kind === 'sqlite')
      await this.database.read.update(StripeSyncEntity, { state: live }, { leasedUntil: 0 });
    this.timer = setInterval(
      guarded(() => this.look(), this.logger),
      leaseMilliseconds / 3,
    ).unref();
    await this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all(this.working.values());
  }

  /** Begins with a sync, unless another process has it. */
  begin(id: string): void {
    if (this.stopped) return;
    // A plan that was just made may be started before this process has let go of it.
    const work = (this.working.get(id) ?? Promise.resolve())
      .then(guarded(() => this.work(id), this.logger))
      .finally(() => {
        if (this.working.get(id) === work) this.working.delete(id);
      });
    this.working.set(id, work);
  }

  private async look(): Promise<void> {
    const free = { state: live, leasedUntil: LessThanOrEqual(Date.now()) };
    const syncs = await this.database.read.find(StripeSyncEntity, { select: { id: true }, where: free });
    for (const { id } of syncs) this.begin(id);
  }

  private async work(id: string): Promise<void> {
    const now = Date.now();
    const free = { id, state: live, leasedUntil: LessThanOrEqual(now) };
    const lease = () => ({ leasedBy: this.me, leasedUntil: Date.now() + leaseMilliseconds });
    const { affected } = await this.database.read.update(StripeSyncEntity, free, lease());
    if (affected !== 1) return;
    const mine = { id, leasedBy: this.me };
    const held: Lease = { lost: false };
    const renew = async () => {
      const kept = await this.database.read.update(StripeSyncEntity, mine, lease());
      held.lost ||= kept.affected === 0;
    };
    const beat = setInterval(guarded(renew, this.logger), leaseMilliseconds / 3).unref();
    try {
      const { state } = await this.database.read.findOneByOrFail(StripeSyncEntity, { id });
      await (state === 'planning' ? this.plan(id) : this.run(id, held));
    } finally {
      clearInterval(beat);
      await this.database.read.update(StripeSyncEntity, mine, { leasedUntil: 0 });
    }
  }

  private async plan(id: string): Promise<void> {
    try {
      await this.plans.make(id);
    } catch (error) {
      if (error instanceof PaceStopped) return;
      this.logger.warn(error);
      await this.close(id, 'failed');
    }
  }

  private async run(syncId: string, held: Lease): Promise<void> {
    for (;;) {
      const steps = await this.database.read.find(StripeSyncStepEntity, {
        where: { syncId, state: 'waiting' },
        order: { position: 'ASC' },
        take: stepsPerRead,
      });
      if (steps.length === 0) return this.close(syncId, 'done');
      const verdict = await this.runAll(steps, held);
      if (verdict === 'interrupted') return;
      if (verdict === 'unavailable') return this.close(syncId, 'stopped');
    }
  }

  private async runAll(
    steps: readonly StripeSyncStepEntity[],
    held: Lease,
  ): Promise<'done' | 'unavailable' | 'interrupted'> {
    const queue = steps.values();
    let verdict: 'done' | 'unavailable' | 'interrupted' = 'done';
    const worker = async () => {
      for (const step of queue) {
        if (this.stopped || held.lost) verdict = 'interrupted';
        if (verdict !== 'done') return;
        try {
          await this.attempt(step);
        } catch (error) {
          verdict = error instanceof PaceStopped ? 'interrupted' : 'unavailable';
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return verdict;
  }

  /** Throws when Stripe stays unavailable. */
  private async attempt(step: StripeSyncStepEntity): Promise<void> {
    for (const wait of [...pauses, undefined]) {
      try {
        return await this.steps.apply(step);
      } catch (error) {
        if (error instanceof PaceStopped) throw error;
        if (!(error instanceof PaymentUnavailable)) return this.fail(step, error);
        if (wait === undefined || this.stopped) throw error;
        if (error.kind === 'fault') {
          // For the same key Stripe would repeat its error.
          step.attempt += 1;
          await this.database.read.update(StripeSyncStepEntity, { id: step.id }, { attempt: step.attempt });
        }
        await pause(wait);
      }
    }
  }

  /** Refused by Stripe, or a fault of ours: the others go on. */
  private async fail(step: StripeSyncStepEntity, error: unknown): Promise<void> {
    if (!(error instanceof PaymentRefused)) this.logger.error(error);
    const reason = error instanceof PaymentRefused ? error.reason.slice(0, 500) : null;
    await this.steps.end(step, { state: 'failed', error: reason });
  }

  private async close(id: string, state: 'done' | 'stopped' | 'failed'): Promise<void> {
    const ended = { state, slot: null, endedAt: new Date() };
    await this.database.transaction((manager) => manager.update(StripeSyncEntity, { id, state: live }, ended));
  }
}
