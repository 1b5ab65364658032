import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteDomain } from '@arcada/contracts';
import { guarded, type Log } from '@arcada/service-kit/process';
import type { DrawnPage, Fault, FromRenderer, PageRequest, StartMessage, StoredRemote } from '../messages.ts';
import { loadLimit, pageLimit, silenceLimit, stallLimit, stepLimit } from '../time-limits.ts';
import { Renderer, type RendererOptions } from './renderer.ts';

interface Job {
  page: number;
  request: PageRequest & { gatewayHeaders: Record<string, string> };
  left: Set<RemoteDomain>;
  admitted: number;
  /** It was in a renderer that had to be ended, or waited behind one that stalled. */
  moved: boolean;
  settle: (drawn: DrawnPage | undefined) => void;
}

export interface PoolOptions {
  renderer: RendererOptions;
  start: Omit<StartMessage, 'type' | 'remotes'>;
  remotes: readonly StoredRemote[];
  gatewayHeaders: () => Promise<Record<string, string>>;
  /** Extends the time limits. */
  timeFactor: number;
  /** Renderers in use; one more is kept as a spare. */
  size: number;
  /** Called with each fault. Returns true when its version is to be left to the browser from now on. */
  onFault: (fault: Fault) => boolean;
  log: Log;
}

/** Pages in one renderer at a time: enough to render some while others wait for data. */
const pagesEach = 6;
/** Pages waiting for a renderer. More than that can't be rendered in time. */
const mostWaiting = 200;

/** How long after its page a fault may occur, to be found before visitors get the version. */
const aftermath = 250;

/** How many times longer than its CPU time a step may take by the clock. */
const patience = 10;

let lastPage = 0;

/**
 * The renderers of one composition. A page goes to the least busy one; a renderer that hangs or
 * ends affects the page whose code caused it, all others move to another one.
 */
export class RendererPool {
  /** Areas that are left to the browser here. */
  readonly left = new Set<RemoteDomain>();
  private readonly options: PoolOptions;
  private readonly renderers = new Map<Renderer, Map<number, Job>>();
  private readonly waiting: Job[] = [];
  private readonly watch: NodeJS.Timeout;
  private wanted = 1;
  private failedStarts = 0;
  private closing = false;
  private looked = performance.now();
  /** The activity seen when a renderer was last checked. */
  private readonly busy = new WeakMap<Renderer, { since: number; used: number | undefined }>();
  private onReady: (() => void) | undefined;

  constructor(options: PoolOptions) {
    this.options = options;
    this.watch = setInterval(
      guarded(() => this.look(), options.log),
      100,
    ).unref();
  }

  get canDraw(): boolean {
    return this.ready > 0;
  }

  private limit(milliseconds: number): number {
    return milliseconds * this.options.timeFactor;
  }

  get isOpen(): boolean {
    return !this.closing;
  }

  get ready(): number {
    return [...this.renderers.keys()].filter(({ ready }) => ready).length;
  }

  /** Starts the first renderer; resolves when it can render. */
  open(): Promise<void> {
    return new Promise((resolve) => {
      this.onReady = resolve;
      this.fill();
    });
  }

  /** Takes on all pages of the site. */
  grow(): void {
    this.wanted = this.options.size + 1;
    this.fill();
  }

  /** Ends the renderers once their current pages are done. */
  close(): void {
    this.closing = true;
    this.retire();
    setTimeout(() => this.kill(), this.limit(pageLimit)).unref();
  }

  kill(): void {
    this.closing = true;
    clearInterval(this.watch);
    for (const renderer of this.renderers.keys()) renderer.kill();
    this.onReady?.();
    for (const job of this.waiting.splice(0)) job.settle(undefined);
  }

  /**
   * Leaves an area to the browser: at once for pages, and its code is gone with the renderers that
   * have loaded it.
   */
  leave(domain: RemoteDomain): void {
    if (this.left.has(domain)) return;
    this.left.add(domain);
    this.fill();
  }

  /** Resolves when each renderer is idle, and late faults of its pages have had time to occur. */
  async quiet(): Promise<void> {
    const since = performance.now() + aftermath;
    const isQuiet = ({ ready, step, heardAt }: Renderer) => ready && !step && heardAt > since;
    const all = () => [...this.renderers.keys()];
    while (!this.closing && (all().length === 0 || !all().every(isQuiet))) await sleep(50);
  }

  /** Resolves with undefined when the page can't be rendered in time. */
  async draw(page: PageRequest): Promise<DrawnPage | undefined> {
    const request = { ...page, gatewayHeaders: await this.options.gatewayHeaders() };
    if (this.closing || this.waiting.length >= mostWaiting) return undefined;
    return new Promise((resolve) => {
      lastPage += 1;
      const job: Job = {
        page: lastPage,
        request,
        left: new Set(),
        admitted: performance.now(),
        moved: false,
        settle: (drawn) => {
          clearTimeout(late);
          this.forget(job);
          resolve(drawn);
        },
      };
      const late = setTimeout(() => job.settle(undefined), this.limit(pageLimit));
      this.waiting.push(job);
      this.feed();
    });
  }

  private forget(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    for (const jobs of this.renderers.values()) jobs.delete(job.page);
  }

  private feed(): void {
    while (this.waiting.length > 0) {
      const renderer = this.freest();
      if (!renderer) return;
      const job = this.waiting.shift() as Job;
      this.renderers.get(renderer)?.set(job.page, job);
      const left = [...new Set([...this.left, ...job.left])];
      renderer.draw({ type: 'draw', page: job.page, left, ...job.request });
    }
  }

  private freest(): Renderer | undefined {
    const now = performance.now();
    const free = [...this.renderers]
      .filter(([{ ready }, jobs]) => ready && jobs.size < pagesEach)
      .filter(([{ step }]) => !step || now - step.since < stallLimit);
    // The spare one stays fresh: it takes over when another is lost.
    const busy = free.length > this.options.size ? free.slice(0, this.options.size) : free;
    return busy.sort(([, a], [, b]) => a.size - b.size)[0]?.[0];
  }

  private fill(): void {
    const fit = [...this.renderers.keys()].filter((renderer) => !this.isOutdated(renderer)).length;
    for (let missing = this.wanted - fit; missing > 0 && !this.closing; missing -= 1) this.spawn();
  }

  private isOutdated({ domains }: Renderer): boolean {
    return domains.some((domain) => domain && this.left.has(domain));
  }

  /** Ends idle renderers: all when closing, else those with code of an area that was left. */
  private retire(): void {
    const replaced = [...this.renderers.keys()].some((renderer) => renderer.ready && !this.isOutdated(renderer));
    for (const [renderer, jobs] of this.renderers) {
      if (jobs.size > 0) continue;
      if (this.closing || (replaced && this.isOutdated(renderer))) renderer.kill();
    }
  }

  private spawn(): void {
    const { start, remotes, renderer: how } = this.options;
    const mine = remotes.filter(({ domain }) => !this.left.has(domain));
    const renderer: Renderer = new Renderer(
      how,
      { type: 'start', ...start, remotes: mine },
      {
        message: (message) => this.take(renderer, message),
        fault: (fault) => this.told(fault),
        gone: (fault) => this.gone(renderer, fault),
      },
    );
    this.renderers.set(renderer, new Map());
  }

  private take(renderer: Renderer, message: Exclude<FromRenderer, { type: 'fault' }>): void {
    const jobs = this.renderers.get(renderer);
    if (message.type === 'ready') {
      this.failedStarts = 0;
      this.onReady?.();
    } else if (message.type === 'drawn') jobs?.get(message.page)?.settle(message.document);
    else if (message.type === 'failed') jobs?.get(message.page)?.settle(undefined);
    else return;
    this.retire();
    this.feed();
  }

  private told(fault: Fault): void {
    if (this.options.onFault(fault) && fault.domain) this.leave(fault.domain);
  }

  private gone(renderer: Renderer, fault: Fault | undefined): void {
    const jobs = this.renderers.get(renderer) ?? new Map<number, Job>();
    const started = renderer.wasReady;
    this.renderers.delete(renderer);
    if (fault) this.told(fault);
    for (const job of [...jobs.values()].reverse()) {
      if (fault?.page === job.page && fault.domain) job.left.add(fault.domain);
      else if (job.moved) {
        job.settle(undefined);
        continue;
      }
      this.move(job);
    }
    if (!started) this.failedStarts += 1;
    // A failure at each start would otherwise keep a processor busy with restarts.
    const pause = started ? 0 : Math.min(2 ** this.failedStarts * 50, 5000);
    setTimeout(() => this.fill(), pause).unref();
    this.feed();
  }

  private move(job: Job): void {
    job.moved = true;
    this.waiting.unshift(job);
  }

  /** Finds renderers that are stuck in a page, and pages waiting behind a slow one. */
  private look(): void {
    const now = performance.now();
    const late = now - this.looked > 500;
    this.looked = now;
    // This process itself was delayed: renderers' messages meanwhile have not been read yet.
    if (late) return;
    for (const [renderer, jobs] of this.renderers) {
      const { step, loading, askedAt, ready } = renderer;
      const busySince = ready ? (step?.since ?? askedAt) : loading?.since;
      const limit = ready ? (step ? stepLimit : silenceLimit) : loadLimit;
      if (busySince !== undefined && this.isStuck(renderer, busySince, now, this.limit(limit))) {
        this.hangs(renderer, ready ? step?.domain : loading?.domain, step?.page);
      } else if (ready && step && now - step.since > stallLimit) this.moveBehind(jobs, step.page);
      if (renderer.ready) renderer.ping(now);
    }
    this.feed();
  }

  /** Measured in CPU time, because code of a healthy remote is slow on a busy machine. */
  private isStuck(renderer: Renderer, since: number, now: number, limit: number): boolean {
    if (now - since < stallLimit) return false;
    const used = renderer.processorTime();
    const before = this.busy.get(renderer);
    if (before?.since !== since) {
      this.busy.set(renderer, { since, used });
      return false;
    }
    const time = used === undefined || before.used === undefined ? now - since : used - before.used + stallLimit;
    return time > limit || now - since > limit * patience;
  }

  private moveBehind(jobs: Map<number, Job>, page: number | undefined): void {
    for (const job of jobs.values()) {
      if (job.page === page || job.moved || this.renderers.size < 2) continue;
      jobs.delete(job.page);
      this.move(job);
    }
  }

  private hangs(renderer: Renderer, domain?: RemoteDomain, page?: number): void {
    const used = renderer.memory() ?? 0;
    const full = used > this.options.renderer.memoryMb * 1024 * 1024;
    const message = full ? `${Math.round(used / 1024 / 1024)} MB` : `more than ${this.limit(stepLimit)} ms`;
    renderer.kill({ kind: full ? 'memory' : 'hang', domain, page, message });
  }
}
