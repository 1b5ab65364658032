import fs from 'node:fs/promises';
import path from 'node:path';
import { guarded, type Log } from '@arcada/service-kit/process';
import { hashOf } from './resolve-session.ts';

/** More than sign out while identity is down; beyond, a sign-out fails rather than fill the disk. */
const most = 10_000;

/**
 * Sessions that this gateway ended while identity was unavailable: refused here from then on, and
 * reported to identity until it confirms. Each is an empty file named by the token's hash, so that
 * a restart loses none.
 */
export class EndedSessions {
  private readonly hashes = new Set<string>();
  private readonly parts: {
    folder: string;
    tell: (tokenHash: string) => Promise<void>;
    every: number;
    log: Log;
  };
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(parts: EndedSessions['parts']) {
    this.parts = parts;
  }

  async start(): Promise<void> {
    const names = await fs.readdir(this.parts.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return [];
    });
    for (const name of names) if (/^[0-9a-f]{64}$/.test(name)) this.hashes.add(name);
    this.tellLater();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  has(session: string): boolean {
    return this.hashes.size > 0 && this.hashes.has(hashOf(session));
  }

  /** Refuses a session from now on; false when there are too many. */
  async add(session: string): Promise<boolean> {
    const tokenHash = hashOf(session);
    if (this.hashes.has(tokenHash)) return true;
    if (this.hashes.size >= most) return false;
    this.hashes.add(tokenHash);
    const { folder, log } = this.parts;
    try {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(path.join(folder, tokenHash), '', { mode: 0o600, flush: true });
    } catch (error) {
      // A full disk keeps no visitor signed in: identity is still told, unless this process ends
      // first.
      log.error({ err: error }, 'an ended session could not be kept');
    }
    this.tellLater();
    return true;
  }

  private tellLater(): void {
    if (this.timer || this.stopped || this.hashes.size === 0) return;
    this.timer = setTimeout(async () => {
      await guarded(() => this.tellAll(), this.parts.log)();
      this.timer = undefined;
      this.tellLater();
    }, this.parts.every).unref();
  }

  /** Reports one after the other to identity, up to the first that it doesn't confirm. */
  private async tellAll(): Promise<void> {
    const { folder, tell, log } = this.parts;
    for (const tokenHash of this.hashes) {
      if (this.stopped) return;
      try {
        await tell(tokenHash);
        await fs.rm(path.join(folder, tokenHash), { force: true });
        this.hashes.delete(tokenHash);
      } catch (error) {
        log.warn({ waiting: this.hashes.size, err: error }, 'identity has not confirmed ended sessions');
        return;
      }
    }
    log.info('identity has confirmed all ended sessions');
  }
}
