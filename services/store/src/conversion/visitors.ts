import type { Visit } from '@arcada/contracts';
import { defaultLanguage } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { Offers } from '../cart/offers.ts';
import { VisitCounts } from '../visits/visit-counts.ts';
import { countedWords } from './counted-words.ts';

/** Programs that say what they are. */
const programs = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java\/|^$/i;

/** Counts what visitors report. The page that calls waits for nothing, so that refusals are silent. */
@Injectable()
export class Visitors {
  constructor(
    private readonly offers: Offers,
    private readonly counts: VisitCounts,
  ) {}

  /** What isn't on sale isn't counted, nor what programs do. */
  async count(visit: Visit, program: string): Promise<void> {
    if (programs.test(program)) return;
    if (visit.kind === 'search') {
      const words = countedWords(visit.words);
      if (words) this.counts.count('search', words);
      return;
    }
    const offer = await this.offers.find(visit.kind, visit.id, defaultLanguage);
    if (offer) this.counts.count('view', `${visit.kind}:${visit.id}`);
  }
}
