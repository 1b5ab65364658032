import fs from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDomain } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { writeDurably } from '../releases/durable-file.ts';
import { isMissing, ReleaseStore } from '../releases/release-store.ts';
import { Turns } from '../releases/turns.ts';
import { unreadablePointer } from './live.errors.ts';
import { type LiveRemoteState, type LiveState, liveStateSchema } from './live-state.ts';

/** The one file that says what is live: read and replaced as a whole, by one writer at a time. */
@Injectable()
export class LivePointer {
  private readonly file: string;
  /** The state before the last change: the one to restore when the file is damaged. */
  private readonly previous: string;
  private readonly turns = new Turns();
  private state: LiveState | undefined;

  constructor(store: ReleaseStore) {
    this.file = path.join(store.root, 'live.json');
    this.previous = path.join(store.root, 'live.previous.json');
  }

  async read(): Promise<LiveState> {
    if (this.state) return this.state;
    let text: string;
    try {
      text = await fs.readFile(this.file, 'utf8');
    } catch (error) {
      if (!isMissing(error)) throw unreadablePointer(this.file, this.previous, error);
      this.state = {};
      return this.state;
    }
    try {
      this.state = liveStateSchema.parse(JSON.parse(text)).remotes;
      return this.state;
    } catch (error) {
      throw unreadablePointer(this.file, this.previous, error);
    }
  }

  async servedVersions(remote: RemoteDomain): Promise<readonly string[]> {
    return (await this.read())[remote]?.served ?? [];
  }

  /** Replaces one remote's state by the result of `decide`; undefined leaves it unchanged. */
  change(
    remote: RemoteDomain,
    decide: (
      present: LiveRemoteState | undefined,
    ) => LiveRemoteState | undefined | Promise<LiveRemoteState | undefined>,
  ): Promise<LiveRemoteState | undefined> {
    return this.turns.take('pointer', async () => {
      const state = await this.read();
      const next = await decide(state[remote]);
      if (!next) return state[remote];
      const changed = { ...state, [remote]: next };
      await fs.mkdir(path.dirname(this.file), { recursive: true });
      if (Object.keys(state).length > 0) await writeDurably(this.previous, textOf(state));
      await writeDurably(this.file, textOf(changed));
      this.state = changed;
      return next;
    });
  }
}

const textOf = (remotes: LiveState) => `${JSON.stringify({ remotes }, null, 1)}\n`;
