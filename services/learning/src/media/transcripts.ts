import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Cue, readCaptions } from './captions.ts';
import { MediaFiles } from './media-files.ts';

/** The spoken text of clips. A captions file is parsed once, not for each reader of its lesson. */
@Injectable()
export class Transcripts {
  // Keyed by content, because a seeded file may be replaced under the same name.
  private readonly cues = new LRUCache<string, Promise<Cue[]>>({ max: 200 });

  constructor(private readonly files: MediaFiles) {}

  async of(name: string): Promise<Cue[]> {
    const file = await this.files.find(name);
    if (!file) return [];
    const key = `${name} ${file.etag}`;
    const known = this.cues.get(key);
    if (known) return known;
    const reading = readFile(file.path, 'utf8').then(readCaptions);
    this.cues.set(key, reading);
    reading.catch(() => this.cues.delete(key));
    return reading;
  }
}
