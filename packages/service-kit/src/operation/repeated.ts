import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { guarded } from './guarded.ts';

/**
 * Work that a service repeats with a pause after each run. Several processes may do it at once, and each may be killed
 * within it: what it does belongs in transactions that fit that.
 */
export abstract class Repeated implements OnApplicationBootstrap, OnApplicationShutdown {
  protected abstract readonly everyMilliseconds: number;
  protected stopped = false;
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  abstract run(now?: number): Promise<void>;

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = guarded(() => this.run(), this.logger)().then(() => this.schedule());
    }, this.everyMilliseconds).unref();
  }
}
