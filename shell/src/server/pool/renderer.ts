import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { fromRenderer } from '../messages.schema.ts';
import type { DrawMessage, Fault, FromRenderer, StartMessage, ToRenderer } from '../messages.ts';
import { type Step, StepReader, stepPipe } from '../steps.ts';

export interface RendererOptions {
  /** The renderer's own build. */
  script: string;
  /** Folders that it may read: the build and the checked releases. */
  readable: readonly string[];
  memoryMb: number;
  /** Its output, from remotes' code or from Node itself. */
  onOutput: (pid: number | undefined, text: string) => void;
}

export interface RendererEvents {
  message: (message: Exclude<FromRenderer, { type: 'fault' }>) => void;
  fault: (fault: Fault) => void;
  /** The process is gone. `fault` says why, unless it was ended on purpose. */
  gone: (fault: Fault | undefined) => void;
}

/** How many lines a renderer may print in ten seconds; more is a repeating fault. */
const mostOutput = 50;
const outputSpan = 10_000;

/**
 * One renderer process: no keys, none of its parent's environment, no files except its code and
 * what it renders, no processes, no workers, no databases. It ends when its parent does, because
 * its channel closes.
 */
export class Renderer {
  /** Since when a health check is pending; undefined while it is responsive. */
  askedAt: number | undefined;
  /** When it last reported a free event loop. */
  heardAt = 0;
  /** Whose code has the processor, since when, for which page. */
  step: (Step & { since: number }) | undefined;
  loading: { domain?: Fault['domain']; since: number } | undefined = { since: performance.now() };
  ready = false;
  wasReady = false;
  /** Areas whose code it has loaded. */
  readonly domains: readonly Fault['domain'][];
  private readonly child: ChildProcess;
  private readonly events: RendererEvents;
  private lastWord: Fault | undefined;
  private ended = false;

  constructor({ script, readable, memoryMb, onOutput }: RendererOptions, start: StartMessage, events: RendererEvents) {
    this.events = events;
    this.domains = start.remotes.map(({ domain }) => domain);
    this.child = fork(script, [], {
      execArgv: [
        '--permission',
        ...readable.map((folder) => `--allow-fs-read=${folder}`),
        // Not covered by the permission model: it would open any database of this user.
        '--no-experimental-sqlite',
        '--disable-sigusr1',
        `--max-old-space-size=${memoryMb}`,
        '--stack-trace-limit=30',
      ],
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    });
    const steps = new StepReader();
    (this.child.stdio[stepPipe] as Readable)
      .on('data', (chunk: Buffer) => this.takeStep(steps.read(chunk)))
      .on('error', (error) => this.leave({ kind: 'crash', message: error.message }));
    for (const stream of [this.child.stdout, this.child.stderr]) this.listen(stream, onOutput);
    this.child.on('message', (message) => this.take(message));
    this.child.on('error', (error) => this.leave({ kind: 'crash', message: error.message }));
    // Its last messages and steps are read before the channel and the pipes count as closed, and
    // may arrive after its end.
    let open = 2;
    const closed = () => {
      open -= 1;
      if (open === 0) this.closed();
    };
    this.child.once('disconnect', closed).once('close', closed);
    this.send(start);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  draw(message: DrawMessage): void {
    this.send(message);
  }

  ping(now: number): void {
    if (this.askedAt !== undefined) return;
    this.askedAt = now;
    this.send({ type: 'ping' });
  }

  /** Ends it at once; `why` is reported as the reason. */
  kill(why?: Fault): void {
    if (this.ended) return;
    this.child.kill('SIGKILL');
    this.leave(why);
  }

  /** CPU time in milliseconds so far, where the system reports it. */
  processorTime(): number | undefined {
    try {
      const [, after = ''] = fs.readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ');
      const fields = after.split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return undefined;
    }
  }

  /** Bytes in memory, where the system reports it. */
  memory(): number | undefined {
    try {
      return Number(fs.readFileSync(`/proc/${this.child.pid}/statm`, 'utf8').split(' ')[1]) * 4096;
    } catch {
      return undefined;
    }
  }

  private send(message: ToRenderer): void {
    // A renderer that is ending can't be written to; its end is reported by its channel.
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private take(given: unknown): void {
    if (this.ended) return;
    const parsed = fromRenderer.safeParse(given);
    if (!parsed.success) {
      const { domain, page } = this.step ?? { domain: this.loading?.domain, page: undefined };
      this.kill({ kind: 'crash', domain, page, message: 'A renderer sent what is no message' });
      return;
    }
    const message = parsed.data;
    this.askedAt = undefined;
    if (message.type === 'pong') this.heardAt = performance.now();
    if (message.type === 'loading') this.loading = { domain: message.domain, since: performance.now() };
    if (message.type === 'ready') {
      this.ready = true;
      this.wasReady = true;
      this.loading = undefined;
    }
    if (message.type !== 'fault') this.events.message(message);
    else if (!message.fatal) this.events.fault(message.fault);
    else this.lastWord ??= message.fault;
  }

  /** `null` means nothing new. */
  private takeStep(step: Step | undefined | null): void {
    if (step === null || this.ended) return;
    this.askedAt = undefined;
    this.step = step && { ...step, since: performance.now() };
  }

  private closed(): void {
    const { signalCode, exitCode } = this.child;
    const how = signalCode ? `by ${signalCode}` : `with code ${exitCode}`;
    this.leave(
      this.lastWord ?? {
        kind: signalCode === 'SIGABRT' ? 'memory' : 'crash',
        domain: this.step?.domain ?? this.loading?.domain,
        page: this.step?.page,
        message: `The renderer ended ${how}`,
      },
    );
  }

  private leave(fault: Fault | undefined): void {
    if (this.ended) return;
    this.ended = true;
    this.ready = false;
    this.child.kill('SIGKILL');
    this.events.gone(fault);
  }

  private listen(stream: Readable | null, onOutput: RendererOptions['onOutput']): void {
    let heard = 0;
    let since = performance.now();
    stream?.on('data', (chunk: Buffer) => {
      if (performance.now() - since > outputSpan) [heard, since] = [0, performance.now()];
      heard += 1;
      if (heard <= mostOutput) onOutput(this.child.pid, chunk.toString('utf8', 0, 4000).trim());
    });
  }
}
