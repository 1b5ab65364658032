import fs from 'node:fs/promises';
import path from 'node:path';
import { type Composition, type LiveReleases, liveReleasesSchema, type Role, releasePath } from '@arcada/contracts';
import { guarded, type Log, type TokenSigner } from '@arcada/service-kit/process';
import { ownToken } from '../identity/own-token.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import type { FileCache } from './file-cache.ts';

const pollEvery = 2000;
/** While nothing is known yet, when a site is starting. */
const firstPollEvery = 250;

/**
 * Which releases are live: polled every 2 s and when the registry announces a change; the last good
 * state is kept.
 */
export class LiveReleasesWatch {
  /** The first poll has succeeded or failed: the gateway can serve what it knows. */
  asked = false;
  private current: LiveReleases | undefined;
  private etag: string | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private timer: NodeJS.Timeout | undefined;
  private lastFault = '';
  private readonly file: string;
  private readonly upstreams: Upstreams;
  private readonly signer: TokenSigner;
  private readonly files: FileCache;
  private readonly log: Log;
  private readonly changed: () => void;

  constructor(parts: {
    dataDir: string;
    upstreams: Upstreams;
    signer: TokenSigner;
    files: FileCache;
    log: Log;
    changed: () => void;
  }) {
    this.file = path.join(parts.dataDir, 'gateway', 'composition.json');
    this.upstreams = parts.upstreams;
    this.signer = parts.signer;
    this.files = parts.files;
    this.log = parts.log;
    this.changed = parts.changed;
  }

  async start(): Promise<void> {
    const kept = await fs.readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    const parsed = kept === undefined ? undefined : liveReleasesSchema.safeParse(readJson(kept));
    if (parsed?.success) {
      this.current = parsed.data;
      await this.files.pin(filesOf(parsed.data));
    } else if (parsed) this.log.warn({ file: this.file }, 'the kept composition is unreadable and was ignored');
    await this.refresh();
    const poll = guarded(() => this.refresh(), this.log);
    const tick = () => {
      this.timer = setTimeout(() => poll().then(tick), this.current ? pollEvery : firstPollEvery).unref();
    };
    tick();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Polls now. A call during another poll makes that one poll once more. */
  refresh(): Promise<void> {
    if (this.running) {
      this.again = true;
      return this.running;
    }
    this.running = this.askUntilQuiet().finally(() => {
      this.running = undefined;
      this.asked = true;
    });
    return this.running;
  }

  /** What a visitor with this role may load; undefined while nothing is known. */
  compositionFor(role: Role | undefined): Composition | undefined {
    return this.current?.compositions[role ?? 'anonymous'];
  }

  get id(): string {
    return this.current?.compositions.anonymous.id ?? 'none';
  }

  /** True when someone may load more than an anonymous visitor. */
  get hasRestricted(): boolean {
    return this.current?.releases.some(({ access }) => access !== 'public') ?? false;
  }

  /** Who may load a remote's files; undefined for one that isn't live. */
  accessTo(remote: string): 'public' | readonly Role[] | undefined {
    return this.current?.releases.find((release) => release.remote === remote)?.access;
  }

  private async askUntilQuiet(): Promise<void> {
    do {
      this.again = false;
      try {
        await this.ask();
        this.lastFault = '';
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error);
        if (fault !== this.lastFault) this.log.warn({ fault }, 'composition not refreshed, the last good one stays');
        this.lastFault = fault;
      }
    } while (this.again);
  }

  private async ask(): Promise<void> {
    const token = await ownToken(this.signer, 'registry');
    const response = await this.upstreams.need('registry').send({
      method: 'GET',
      path: '/internal/releases/live',
      headers: { authorization: `Bearer ${token}`, ...(this.etag ? { 'if-none-match': this.etag } : {}) },
      repeatable: true,
    });
    if (response.statusCode === 304) {
      await response.body.dump();
      return;
    }
    if (response.statusCode !== 200) {
      await response.body.dump();
      throw new Error(`the registry returned ${response.statusCode}`);
    }
    const next = liveReleasesSchema.parse(await response.body.json());
    await this.files.pin(filesOf(next), token);
    this.current = next;
    this.etag = typeof response.headers.etag === 'string' ? response.headers.etag : undefined;
    this.changed();
    this.log.info({ composition: this.id }, 'composition live');
    await this.keep(next);
  }

  private async keep(releases: LiveReleases): Promise<void> {
    await fs.mkdir(path.dirname(this.file), { recursive: true });
    const draft = `${this.file}.${process.pid}.new`;
    await fs.writeFile(draft, JSON.stringify(releases));
    await fs.rename(draft, this.file);
  }
}

/** The files of the live releases that browsers may load. */
const filesOf = ({ releases }: LiveReleases) =>
  releases.flatMap(({ remote, version, files }) =>
    Object.entries(files)
      .filter(([name]) => name.startsWith('web/'))
      .map(([name, { integrity }]) => ({ path: `${releasePath(remote, version)}/${name}`, integrity })),
  );

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A torn file is ignored: the registry is asked next.
    return undefined;
  }
}
