import { type Composition, contractNumber, type Language, type LiveRemote, type RemoteDomain } from '@arcada/contracts';
import type { Catalogues, PageModule, RemoteEntry, SlotModule } from './remote-entry.ts';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; module: T }
  | { status: 'failed'; reason: 'unreachable' | 'incompatible' | 'absent'; error: Error };

type Module = PageModule | SlotModule;
/** The owner of a page: a remote or the shell itself. */
export type PageOwner = RemoteDomain | 'shell';

export interface RemoteHostOptions {
  /** Fetches and evaluates a remote's entry; called again for a retry. */
  loadEntry: (remote: LiveRemote) => Promise<RemoteEntry>;
  /** Adds texts of a remote to the page's language store before its components are rendered. */
  addTexts: (domain: RemoteDomain, texts: Catalogues, language?: Language) => Promise<void>;
  /** The shell's own pages by path. */
  localPages: Record<string, () => Promise<PageModule>>;
  /** Called for code that could not be loaded, after the retry. */
  onUnreachable?: () => void;
  /** A chunk or manifest that stalls never fails by itself, so this limits the wait. */
  timeoutMs?: number;
}

export class IncompatibleRemoteError extends Error {
  constructor(remote: LiveRemote) {
    super(
      `${remote.domain} ${remote.version} speaks contract ${remote.manifest.contract}, the shell ${contractNumber}`,
    );
  }
}

const withTimeout = <T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/** Files of one page whose failed hints may each cost an attempt; see `attempt`. */
const mostAttempts = 6;

/**
 * Loads remotes' entries, pages and slots of one composition, each at most once at a time, each with its own
 * time-out, one retry and failure, so that a broken remote costs its own area only.
 */
export class RemoteHost {
  private current: Composition;
  private readonly options: RemoteHostOptions;
  private readonly entries = new Map<RemoteDomain, Promise<RemoteEntry>>();
  /** Whose texts are added or on their way. */
  private readonly texts = new Map<Catalogues, { domain: RemoteDomain; added: Promise<void> }>();
  private readonly states = new Map<string, Loaded<Module>>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  /** The language that the page changes to, or has changed to. */
  private language: Language | undefined;

  constructor(composition: Composition, options: RemoteHostOptions) {
    this.current = composition;
    this.options = options;
  }

  /** What the page may load; another object once it is extended. */
  get composition(): Composition {
    return this.current;
  }

  /** Adds the areas of a composition that the page didn't know, because they aren't for every visitor. */
  extend({ remotes, restricted }: Composition): void {
    const added = remotes.filter(({ domain }) => !this.remote(domain));
    if (added.length === 0) return;
    this.current = { ...this.current, restricted: restricted ?? [], remotes: [...this.current.remotes, ...added] };
    for (const listener of this.listeners) listener();
  }

  remote(domain: RemoteDomain): LiveRemote | undefined {
    return this.composition.remotes.find((remote) => remote.domain === domain);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  page(domain: PageOwner, path: string): Loaded<PageModule> | undefined {
    return this.states.get(`${domain} page ${path}`) as Loaded<PageModule> | undefined;
  }

  slot(domain: RemoteDomain, id: string): Loaded<SlotModule> | undefined {
    return this.states.get(`${domain} slot ${id}`) as Loaded<SlotModule> | undefined;
  }

  loadPage(domain: PageOwner, path: string): Promise<void> {
    return this.load(`${domain} page ${path}`, domain, () => this.pickPage(domain, path));
  }

  /** Preloads a page's code. A failure isn't kept: the visit itself retries and reports it. */
  async warmPage(domain: PageOwner, path: string): Promise<void> {
    const key = `${domain} page ${path}`;
    if (this.states.has(key) || this.running.has(key)) return;
    try {
      const module = await this.pickPage(domain, path);
      if (module && !this.states.has(key)) this.set(key, { status: 'ready', module });
    } catch (error) {
      console.warn(`${key} could not be fetched ahead:`, error);
    }
  }

  /** A failed page or slot piece is retried when it is next shown. */
  forgetFailure(domain: PageOwner, kind: 'page' | 'slot', id: string): void {
    const key = `${domain} ${kind} ${id}`;
    if (this.states.get(key)?.status === 'failed') this.states.delete(key);
  }

  loadSlot(domain: RemoteDomain, id: string): Promise<void> {
    return this.load(`${domain} slot ${id}`, domain, async () => {
      const entry = await this.entry(domain);
      const light = this.remote(domain)?.manifest.slots.find((slot) => slot.id === id)?.light;
      return this.withTexts(domain, entry, entry.slots[id], light);
    });
  }

  /** The remote's entry. Rejects when it can't be loaded. */
  private entry(domain: RemoteDomain): Promise<RemoteEntry> {
    const known = this.entries.get(domain);
    if (known) return known;
    const loading = this.fetchEntry(domain);
    this.entries.set(domain, loading);
    loading.catch(() => this.entries.delete(domain));
    return loading;
  }

  /** Loads the texts of another language for every remote in use, and for those that come into use meanwhile. */
  async addTexts(language: Language): Promise<void> {
    this.language = language;
    const inUse = [...this.texts];
    try {
      await Promise.all(inUse.map(([texts, { domain }]) => this.options.addTexts(domain, texts, language)));
    } catch (error) {
      // The page stays in its language, so remotes to come need no texts of this one.
      this.language = undefined;
      throw error;
    }
  }

  private async pickPage(domain: PageOwner, path: string): Promise<PageModule | undefined> {
    if (domain === 'shell') return this.options.localPages[path]?.();
    const entry = await this.entry(domain);
    return this.withTexts(domain, entry, entry.pages[path]);
  }

  /** The module, once the texts that it needs are added, too. */
  private async withTexts<T>(
    domain: RemoteDomain,
    entry: RemoteEntry,
    load: (() => Promise<T>) | undefined,
    light?: boolean,
  ): Promise<T | undefined> {
    const [module] = await Promise.all([load?.(), this.addTextsOf(domain, entry, light)]);
    return module;
  }

  private addTextsOf(domain: RemoteDomain, { locales, lightLocales }: RemoteEntry, light = false): Promise<void> {
    const wanted = light && lightLocales && !this.texts.has(locales) ? lightLocales : locales;
    const known = this.texts.get(wanted);
    if (known) return known.added;
    const added = this.addInEveryLanguage(domain, wanted);
    this.texts.set(wanted, { domain, added });
    added.catch(() => this.texts.delete(wanted));
    return added;
  }

  /** Of the page, and of the one that it changes to. */
  private async addInEveryLanguage(domain: RemoteDomain, texts: Catalogues): Promise<void> {
    await this.options.addTexts(domain, texts);
    if (this.language) await this.options.addTexts(domain, texts, this.language);
  }

  private async fetchEntry(domain: RemoteDomain): Promise<RemoteEntry> {
    const remote = this.remote(domain);
    if (!remote) throw new Error(`${domain} is not live`);
    if (remote.manifest.contract !== contractNumber) throw new IncompatibleRemoteError(remote);
    return this.options.loadEntry(remote);
  }

  /** Resolves when the module is loaded or has failed; never rejects. */
  private load(key: string, domain: PageOwner, pick: () => Promise<Module | undefined>): Promise<void> {
    if (this.states.get(key)?.status === 'ready') return Promise.resolve();
    const already = this.running.get(key);
    if (already) return already;
    // Reading starts the first load during React's render, so listeners are only notified of a
    // retry.
    if (this.states.has(key)) this.set(key, { status: 'loading' });
    const run = this.attempt(key, domain, pick).finally(() => this.running.delete(key));
    this.running.set(key, run);
    return run;
  }

  private async attempt(key: string, domain: PageOwner, pick: () => Promise<Module | undefined>): Promise<void> {
    const live = domain === 'shell' || this.remote(domain) !== undefined;
    try {
      this.set(key, { status: 'ready', module: await this.tryTwice(key, domain, live, pick) });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const reason = error instanceof IncompatibleRemoteError ? 'incompatible' : live ? 'unreachable' : 'absent';
      console.error(`Area ${domain} failed:`, error);
      this.set(key, { status: 'failed', reason, error });
      if (reason === 'unreachable') this.options.onUnreachable?.();
    }
  }

  /**
   * One retry for the same failure. A failure of another file than before is progress, not a second
   * failure: a browser answers a file's first request from its failed preload hint without asking
   * the server again.
   */
  private async tryTwice(key: string, domain: PageOwner, live: boolean, pick: () => Promise<Module | undefined>) {
    const seen = new Set<string>();
    for (;;) {
      try {
        const module = await withTimeout(pick(), this.options.timeoutMs ?? 8000, key);
        if (!module) throw new Error(`${key} does not exist`);
        return module;
      } catch (error) {
        if (domain !== 'shell') this.entries.delete(domain);
        const failure = String(error);
        if (error instanceof IncompatibleRemoteError || !live) throw error;
        if (seen.has(failure) || seen.size === mostAttempts) throw error;
        seen.add(failure);
      }
    }
  }

  private set(key: string, state: Loaded<Module>) {
    this.states.set(key, state);
    for (const listener of this.listeners) listener();
  }
}
