import fs from 'node:fs/promises';
import path from 'node:path';
import { type RemoteDomain, remoteDomains } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { writeDurably } from '../releases/durable-file.ts';
import { isMissing, ReleaseStore } from '../releases/release-store.ts';
import { Turns } from '../releases/turns.ts';

const liveRemote = z.object({
  version: z.string(),
  /** Versions to go back to, the latest last. */
  before: z.array(z.string()),
  /** Every version that has ever been live: its files stay served, for tabs that are still open. */
  served: z.array(z.string()),
});
const pointerSchema = z.object({ remotes: z.partialRecord(z.enum(remoteDomains), liveRemote) });
export type LiveState = z.infer<typeof pointerSchema>['remotes'];
type LiveRemoteState = z.infer<typeof liveRemote>;

const mostBefore = 50;

/** The one file that says what is live: read whole, replaced whole, changed by one at a time. */
@Injectable()
export class LivePointer {
  private readonly file: string;
  private readonly turns = new Turns();
  private state: LiveState | undefined;

  constructor(store: ReleaseStore) {
    this.file = path.join(store.root, 'live.json');
  }

  async read(): Promise<LiveState> {
    if (this.state) return this.state;
    try {
      this.state = pointerSchema.parse(JSON.parse(await fs.readFile(this.file, 'utf8'))).remotes;
    } catch (error) {
      if (!isMissing(error))
        throw new Error(`${this.file} is unreadable: put back a copy or remove it`, { cause: error });
      this.state = {};
    }
    return this.state;
  }

  async servedVersions(remote: RemoteDomain): Promise<readonly string[]> {
    return (await this.read())[remote]?.served ?? [];
  }

  /** Replaces one remote's state by what `decide` makes of the present one; undefined leaves it. */
  change(
    remote: RemoteDomain,
    decide: (present: LiveRemoteState | undefined) => LiveRemoteState | undefined,
  ): Promise<LiveRemoteState | undefined> {
    return this.turns.take('pointer', async () => {
      const state = await this.read();
      const next = decide(state[remote]);
      if (!next) return state[remote];
      const bounded = { ...next, before: next.before.slice(-mostBefore) };
      const changed = { ...state, [remote]: bounded };
      await fs.mkdir(path.dirname(this.file), { recursive: true });
      await writeDurably(this.file, `${JSON.stringify({ remotes: changed }, null, 1)}\n`);
      this.state = changed;
      return bounded;
    });
  }
}
