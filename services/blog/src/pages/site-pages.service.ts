import {
  forEachLanguage,
  type Language,
  links,
  type PageOf,
  type SearchEntries,
  type ServiceList,
  type SitePage,
} from '@arcada/contracts';
import { FullTextSearch } from '@arcada/search';
import { stemIn } from '@arcada/search/stems';
import { Injectable } from '@nestjs/common';
import { Blog } from '../posts/blog.ts';
import { contactTexts, type FoundPageName, pagesOfOthers, searchWords } from './house/found-pages.ts';
import { Pages } from './pages.service.ts';

interface Searched extends SitePage {
  keywords: string;
  /** Searched here only: browsers get title, summary and keywords. */
  details: string;
}
interface SearchedService extends Searched {
  priceFrom: number;
}

/** What can be listed and searched. */
interface Indexed<Of extends Searched> {
  all: readonly Of[];
  index: FullTextSearch;
}
interface Made {
  at: number;
  /** The posts' state, from which authors come. */
  from: unknown;
  pages: Indexed<Searched>;
  services: Indexed<SearchedService>;
}
interface ListQuery {
  q?: string | undefined;
  page: number;
  pageSize: number;
}

/** How long an index is used before the pages are read again. */
const keptMs = 30_000;
/** Texts without the parts that aren't words: addresses and marks of Markdown. */
const wordsOf = (text: string) => text.replace(/\]\([^)]*\)/g, ' ').replace(/[#*_`|[\]]/g, ' ');

function indexed<Of extends Searched>(all: readonly Of[], language: Language): Indexed<Of> {
  const documents = all.map(({ title, keywords, summary, details }) => ({
    name: title,
    labels: keywords,
    description: summary,
    details,
  }));
  return { all, index: new FullTextSearch(language, documents, { stem: stemIn(language) }) };
}

/** All of them, or those with the words, best first. */
function listed<Of extends Searched>({ all, index }: Indexed<Of>, { q, page, pageSize }: ListQuery): PageOf<Of> {
  const matches = q ? index.search(q) : undefined;
  const found = matches ? matches.best(0, matches.count).map((place) => all[place] as Of) : all;
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
}

const entriesOf = (all: readonly Searched[], kind: string): SearchEntries => ({
  entries: all.map(({ details: _, ...entry }) => ({ ...entry, kind })),
  complete: true,
});

/** The site's own pages as search finds them: services; about and its people, contact, legal texts. */
@Injectable()
export class SitePages {
  private readonly made = forEachLanguage((): Promise<Made> | undefined => undefined);

  constructor(
    private readonly pages: Pages,
    private readonly blog: Blog,
  ) {}

  async list(query: ListQuery, language: Language): Promise<PageOf<SitePage>> {
    const { items, ...rest } = listed((await this.in(language)).pages, query);
    return { ...rest, items: items.map(({ details: _, ...page }) => page) };
  }

  async services(query: ListQuery, language: Language): Promise<ServiceList> {
    const { services } = await this.in(language);
    const { items, ...rest } = listed(services, query);
    return {
      ...rest,
      items: items.map(({ details: _, ...service }) => service),
      priceFrom: Math.min(...services.all.map(({ priceFrom }) => priceFrom)),
    };
  }

  async searchEntries(language: Language): Promise<SearchEntries> {
    return entriesOf((await this.in(language)).pages.all, 'page');
  }

  async serviceEntries(language: Language): Promise<SearchEntries> {
    return entriesOf((await this.in(language)).services.all, 'service');
  }

  private async in(language: Language): Promise<Made> {
    const made = await this.made[language];
    if (made && Date.now() - made.at < keptMs && made.from === this.blog.snapshot) return made;
    const making = this.make(language);
    this.made[language] = making;
    making.catch(() => {
      if (this.made[language] === making) this.made[language] = undefined;
    });
    return making;
  }

  private async make(language: Language): Promise<Made> {
    const from = this.blog.snapshot;
    const [services, about, privacy, terms] = await Promise.all([
      this.pages.services(language),
      this.pages.about(language),
      this.pages.stored('privacy', language),
      this.pages.stored('terms', language),
    ]);
    const page = (id: FoundPageName, path: string, title: string, summary: string, details = ''): Searched => ({
      id,
      title,
      summary,
      path,
      keywords: searchWords[id][language],
      details,
    });
    const writers = new Set(from.authors(language).map(({ id }) => id));
    const offered = services.services.map(
      ({ id, tab, title, audience, outcome, offer, process, deliverables, questions, price }) => ({
        ...page(
          id,
          links.services(id),
          tab,
          `${outcome}.`,
          [
            title,
            audience,
            ...offer,
            ...[...process, ...questions].flatMap(({ name, text }) => [name, text]),
            ...deliverables,
          ].join(' '),
        ),
        priceFrom: price.from,
      }),
    );
    const pages: Searched[] = [
      page('services', links.services(), services.title, services.lead),
      page('contact', links.contact(), contactTexts.title[language], contactTexts.summary[language]),
      page(
        'about',
        links.about(),
        about.title,
        about.lead,
        [...about.paragraphs, ...[...about.work, ...about.principles].map(({ text }) => text)].join(' '),
      ),
      ...about.team.map(({ id, name, role, bio }) => ({
        id,
        title: name,
        summary: role,
        path: writers.has(id) ? links.author(id) : `${links.about()}#${id}`,
        keywords: about.teamTitle,
        details: bio,
      })),
      page('terms', links.terms(), terms.title, terms.lead, wordsOf(terms.text)),
      page('privacy', links.privacy(), privacy.title, privacy.lead, wordsOf(privacy.text)),
      ...pagesOfOthers.map(({ id, path, title, summary, words }) => ({
        id,
        path,
        title: title[language],
        summary: summary[language],
        keywords: words[language],
        details: '',
      })),
    ];
    return { at: Date.now(), from, pages: indexed(pages, language), services: indexed(offered, language) };
  }
}
