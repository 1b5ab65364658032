import type { Readable } from 'node:stream';
import { isTooLongToPrint } from '@arcada/bim';
import { CONFIG, Metrics } from '@arcada/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ToolsConfig } from '../../config.ts';
import { exportsBusy, jobError, tooLongToPrint, tooManyExports } from '../export.errors.ts';
import type { FileFormat, Job, Read } from './job.ts';
import { Queue } from './queue.ts';
import { JobFault, type RunningJob, runJob } from './run-job.ts';

/**
 * Also on a small machine, where workers give way to requests: an owner runs one, so that nobody holds every place. Beyond
 * two the memory that all workers may take counts.
 */
export const mostRunning = 2;
const limits = { running: mostRunning, waiting: 16, ofOwner: 4 };

/** Rejects with the signal's reason. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Formats in which the topics' placeholders are filled. */
const printed: ReadonlySet<FileFormat> = new Set(['docx', 'pdf']);

/** Errors that one who asks for a job may get before it runs. */
const refusals = { tooMany: tooManyExports, tooLong: tooLongToPrint };

/** A job that has a place. */
interface Running {
  controller: AbortController;
  /** It has had its share of the time: it ends when an owner without a place waits. */
  isOverdue: boolean;
}

/**
 * Runs jobs in workers: a few at once, some waiting, each within a time from the request to the first
 * part of the file, and again to its end. One that has run for half of that time gives way to owners who wait.
 */
@Injectable()
export class Jobs implements OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly queue = new Queue(limits);
  private readonly controllers = new Set<AbortController>();
  private readonly workers = new Set<RunningJob>();
  private readonly placed = new Set<Running>();
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
   * the errors of an owner whose places are taken, and of a document that is too long.
   */
  async run(job: Job, owner: string, gone: AbortSignal, refused = refusals): Promise<Readable | Read> {
    if (job.kind === 'file' && printed.has(job.format) && isTooLongToPrint(job.document)) throw refused.tooLong();
    const place = this.queue.enter(owner);
    if (place === 'full') throw exportsBusy();
    if (place === 'too-many') throw refused.tooMany();
    this.giveWay();
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
    let share: NodeJS.Timeout | undefined;
    const running: Running = { controller, isOverdue: false };
    let outcome = 'done';
    try {
      await Promise.race([place.turn, aborted(signal)]);
      worker = runJob(job, signal);
      this.workers.add(worker);
      this.placed.add(running);
      share = setTimeout(
        () => {
          running.isOverdue = true;
          this.giveWay();
        },
        (TOOLS_FILE_SECONDS / 2) * 1000,
      );
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
        clearTimeout(share);
        this.placed.delete(running);
        gone.removeEventListener('abort', leave);
        this.controllers.delete(controller);
        if (worker) this.workers.delete(worker);
        place.leave();
        this.outcomes.inc({ outcome: signal.aborted ? (signal.reason as JobFault).reason : outcome });
      });
    }
  }

  /** Ends as many overdue jobs as there are owners who wait without a place. */
  private giveWay(): void {
    const staying = [...this.placed].filter(({ controller }) => !controller.signal.aborted);
    const wanted = Math.max(0, this.queue.held - (this.placed.size - staying.length));
    const overdue = staying.filter(({ isOverdue }) => isOverdue);
    for (const { controller } of overdue.slice(0, wanted)) controller.abort(new JobFault('slow'));
  }

  /** Ends what still runs or waits. */
  async onApplicationShutdown(): Promise<void> {
    for (const controller of this.controllers) controller.abort(new JobFault('gone'));
    await Promise.all([...this.workers].map(({ ended }) => ended));
  }
}
