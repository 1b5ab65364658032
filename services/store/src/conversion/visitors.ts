import { defaultLanguage, type Visit } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Offers } from '../cart/offers.ts';
import { VisitCounts } from '../visits/visit-counts.ts';
import { countedWords } from './counted-words.ts';
import { RepeatedViews } from './repeated-views.ts';

/** Programs that say what they are. */
const programs = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java\/|^$/i;

/** Another area is asked about a course once in this time, however many visitors come; also about one that isn't there. */
const knownMilliseconds = 60_000;

/** Counts what visitors report. The page that calls waits for nothing, so that refusals are silent. */
@Injectable()
export class Visitors {
  private readonly courses = new LRUCache<string, Promise<boolean>>({ max: 2000, ttl: knownMilliseconds });

  constructor(
    private readonly offers: Offers,
    private readonly counts: VisitCounts,
    private readonly repeated: RepeatedViews,
  ) {}

  /** What isn't on sale isn't counted, nor what programs do, nor a page that the same browser has just seen. */
  async count(visit: Visit, from: { address: string; program: string }): Promise<void> {
    if (programs.test(from.program)) return;
    if (visit.kind === 'search') {
      const words = countedWords(visit.words);
      if (words) this.counts.count('search', words);
      return;
    }
    const subject = `${visit.kind}:${visit.id}`;
    if ((await this.isOnSale(visit.kind, visit.id)) && this.repeated.isFirst(subject, from))
      this.counts.count('view', subject);
  }

  private isOnSale(kind: 'product' | 'course', id: string): Promise<boolean> {
    const ask = async () => (await this.offers.find(kind, id, defaultLanguage)) !== undefined;
    if (kind === 'product') return ask();
    const known = this.courses.get(id);
    if (known) return known;
    const asked = ask();
    this.courses.set(id, asked);
    // What could not be found out is asked again.
    asked.catch(() => this.courses.delete(id));
    return asked;
  }
}
