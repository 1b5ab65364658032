import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { CONFIG, Metrics } from '@arcada/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ToolsConfig } from '../../config.ts';
import { exportsBusy, jobError, tooManyExports } from '../export.errors.ts';
import type { Job, Read } from './job.ts';
import { Queue } from './queue.ts';
import { JobFault, type RunningJob, runJob } from './run-job.ts';

/** A core is left for requests; beyond two the memory that all workers may take counts. */
export const mostRunning = Math.min(2, Math.max(1, availableParallelism() - 1));
const limits = { running: mostRunning, waiting: 16, ofOwner: 4 };

/** Rejects with the signal's reason. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Runs jobs in workers: a few at once, some waiting, each within a time from the request to the first
 * part of the file, and again to its end.
 */
@Injectable()
export class Jobs implements OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly queue = new Queue(limits);
  private readonly controllers = new Set<AbortController>();
  private readonly workers = new Set<RunningJob>();
  private readonly outcomes;

  constructor(
    @Inject(CONFIG) private readonly config: ToolsConfig,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter('tools_file_jobs_total', 'Files made or read by workers, by how it ended', [
      'outcome',
    ]);
    metrics.gauge(
      'tools_file_jobs',
      'Files that workers make or read, or that wait for one',
      () => this.controllers.size,
    );
  }

  /** Workers that have not ended. */
  get running(): number {
    return this.workers.size;
  }

  /** Jobs that run or wait. */
  get open(): number {
    return this.controllers.size;
  }

  /**
   * A file as a stream, or what was read. Aborting `gone`, because the client has left, ends the worker. `refused` makes
   * the error of an owner whose places are taken.
   */
  async run(job: Job, owner: string, gone: AbortSignal, refused = tooManyExports): Promise<Readable | Read> {
    const place = this.queue.enter(owner);
    if (place === 'full') throw exportsBusy();
    if (place === 'too-many') throw refused();
    const controller = new AbortController();
    const { signal } = controller;
    const leave = () => controller.abort(new JobFault('gone'));
    const { TOOLS_FILE_SECONDS, TOOLS_READ_SECONDS } = this.config;
    const seconds = job.kind === 'file' ? TOOLS_FILE_SECONDS : TOOLS_READ_SECONDS;
    const late = setTimeout(() => controller.abort(new JobFault('late')), seconds * 1000);
    gone.addEventListener('abort', leave, { once: true });
    if (gone.aborted) leave();
    this.controllers.add(controller);
    let worker: RunningJob | undefined;
    let outcome = 'done';
    try {
      await Promise.race([place.turn, aborted(signal)]);
      worker = runJob(job, signal);
      this.workers.add(worker);
      const result = await worker.result;
      // The gateway has what it waited for; a file whose wait in the queue was long isn’t cut off in the middle.
      late.refresh();
      return result;
    } catch (error) {
      if (!(error instanceof JobFault)) throw error;
      outcome = error.reason;
      if (error.reason === 'failed') this.logger.error(error.cause ?? error);
      throw jobError(error, job.kind);
    } finally {
      // The first part of a file is there before its worker has ended.
      void (worker?.ended ?? Promise.resolve()).then(() => {
        clearTimeout(late);
        gone.removeEventListener('abort', leave);
        this.controllers.delete(controller);
        if (worker) this.workers.delete(worker);
        place.leave();
        this.outcomes.inc({ outcome: signal.aborted ? (signal.reason as JobFault).reason : outcome });
      });
    }
  }

  /** Ends what still runs or waits. */
  async onApplicationShutdown(): Promise<void> {
    for (const controller of this.controllers) controller.abort(new JobFault('gone'));
    await Promise.all([...this.workers].map(({ ended }) => ended));
  }
}
