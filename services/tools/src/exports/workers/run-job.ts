import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Job, JobMessage, Read, Refusal } from './job.ts';
import { workerAddress } from './worker-address.ts';

/**
 * Of a worker: beyond it the worker is ended, and nothing else suffers. New objects get little room, so that what is no
 * longer used is collected before it adds up.
 */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 8 };

/** Why a job ended without a result; a `slow` one ran long while others waited. */
export class JobFault extends Error {
  constructor(
    readonly reason: 'refused' | 'late' | 'slow' | 'gone' | 'failed',
    readonly refusal?: Refusal,
    cause?: unknown,
  ) {
    super(`the worker was ${refusal ?? reason}`, { cause });
  }
}

export interface RunningJob {
  /** The file, as soon as its first part is there, or what was read. Rejects with JobFault. */
  result: Promise<Readable | Read>;
  /** Resolves when the worker has ended, however it did. */
  ended: Promise<void>;
}

/** Runs a job in a worker of its own, which ends with it, when `signal` is aborted (with its reason), or out of memory. */
export function runJob(job: Job, signal: AbortSignal): RunningJob {
  const worker = new Worker(workerAddress(import.meta.url), { workerData: job, resourceLimits: memory });
  const output = new Readable({
    read() {},
    destroy(error, done) {
      void worker.terminate();
      done(error);
    },
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const result = new Promise<Readable | Read>((resolve, reject) => {
    let done = false;
    const fail = (fault: JobFault) => {
      if (done) return;
      done = true;
      reject(fault);
      output.destroy(fault);
    };
    worker.on('message', (message: JobMessage) => {
      if (message.kind === 'bytes') {
        output.push(message.bytes);
        resolve(output);
      } else if (message.kind === 'read') resolve(message.read);
      else if (message.kind === 'refused') fail(new JobFault('refused', message.refusal));
      else {
        done = true;
        output.push(null);
        void worker.terminate();
      }
    });
    worker.once('error', (error) => fail(new JobFault('failed', undefined, error)));
    worker.once('exit', () => fail(new JobFault('failed')));
    const stop = () => fail(signal.reason instanceof JobFault ? signal.reason : new JobFault('gone'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('exit', () => signal.removeEventListener('abort', stop));
  });
  // Whoever waits for it sees the fault; a stream that is already being sent breaks off.
  result.catch(() => {});
  output.on('error', () => {});
  return { result, ended };
}
