import { forEachLanguage, type Language, languages } from '@arcada/contracts';
import { CONFIG, guarded, ServiceClient } from '@arcada/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ToolsConfig } from '../../config.ts';
import { libraryFolder } from '../../library-folder.ts';
import { Retriever } from '../retrieval/retriever.ts';
import { libraryPassages } from './library-passages.ts';
import { neighbours, type ReadNeighbour } from './neighbours.ts';
import type { Passage } from './passage.ts';

/** Sooner than usual, since a neighbour that starts at the same time is soon there. */
const secondsAfterFailure = 5;

/**
 * What the assistant knows: the library of this service at once, and what the neighbours publish as soon as they
 * were asked. Of a neighbour that is away the last known passages stay.
 */
@Injectable()
export class Sources implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sources.name);
  private readonly library: Passage[] = libraryPassages(libraryFolder);
  private readonly known = new Map<string, Passage[]>();
  private timer?: NodeJS.Timeout;
  private running = false;
  /** Whether more is known than what `current` was built of. */
  private stale = false;
  private current?: Retriever;

  constructor(
    private readonly client: ServiceClient,
    @Inject(CONFIG) private readonly config: ToolsConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.current = await Retriever.build(this.library);
    this.running = true;
    void this.follow();
  }

  /** Present from the start of the service on. */
  get retriever(): Retriever {
    if (!this.current) throw new Error('the assistant was asked before the service had started');
    return this.current;
  }

  onApplicationShutdown(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  /** Asks all neighbours. Whether each of them responded. */
  async refresh(): Promise<boolean> {
    const results = await Promise.all(Object.entries(neighbours).map(([name, read]) => this.ask(name, read)));
    this.stale ||= results.includes('changed');
    if (this.stale) {
      this.current = await Retriever.build([...this.library, ...[...this.known.values()].flat()]);
      this.stale = false;
    }
    return !results.includes('away');
  }

  private async ask(name: string, read: ReadNeighbour): Promise<'changed' | 'same' | 'away'> {
    try {
      const get: Parameters<ReadNeighbour>[0] = (domain, path, language, schema) =>
        this.client.call(domain, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
          schema,
          background: true,
        });
      const each = forEachLanguage((language: Language) => read(get, language));
      const passages = (await Promise.all(languages.map((language) => each[language]))).flat();
      const same = JSON.stringify(passages) === JSON.stringify(this.known.get(name));
      this.known.set(name, passages);
      return same ? 'same' : 'changed';
    } catch (error) {
      this.logger.debug(`${name} can't be read and stays as it was: ${error instanceof Error ? error.message : error}`);
      return 'away';
    }
  }

  private async follow(): Promise<void> {
    let complete = false;
    try {
      complete = await this.refresh();
    } catch (error) {
      // What was built before stays; a rejection that nothing catches would end the process.
      this.logger.error(error);
    }
    if (!this.running) return;
    const seconds = complete ? this.config.TOOLS_SOURCES_SECONDS : secondsAfterFailure;
    this.timer = setTimeout(
      guarded(() => this.follow(), this.logger),
      seconds * 1000,
    ).unref();
  }
}
