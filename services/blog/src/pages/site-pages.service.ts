import {
  forEachLanguage,
  type Language,
  links,
  type PageOf,
  type SearchEntries,
  type SitePage,
} from '@arcada/contracts';
import { FullTextSearch } from '@arcada/search';
import { Injectable } from '@nestjs/common';
import { Blog } from '../posts/blog.ts';
import { contactTexts, type FoundPageName, pagesOfOthers, searchWords } from './house/found-pages.ts';
import { Pages } from './pages.service.ts';

interface SearchedPage extends SitePage {
  keywords: string;
  /** Searched here only: browsers get title, summary and keywords. */
  details: string;
}

interface Made {
  at: number;
  /** The posts' state, from which authors come. */
  from: unknown;
  pages: SearchedPage[];
  index: FullTextSearch;
}

/** How long an index is used before the pages are read again. */
const keptMs = 30_000;
/** Texts without the parts that aren't words: addresses and marks of Markdown. */
const wordsOf = (text: string) => text.replace(/\]\([^)]*\)/g, ' ').replace(/[#*_`|[\]]/g, ' ');

/** The site's own pages as search finds them: services, about and its people, contact, legal texts. */
@Injectable()
export class SitePages {
  private readonly made = forEachLanguage((): Promise<Made> | undefined => undefined);

  constructor(
    private readonly pages: Pages,
    private readonly blog: Blog,
  ) {}

  /** All pages, or those with the words, best first. */
  async list(
    { q, page, pageSize }: { q?: string | undefined; page: number; pageSize: number },
    language: Language,
  ): Promise<PageOf<SitePage>> {
    const { pages, index } = await this.in(language);
    const matches = q ? index.search(q) : undefined;
    const found = matches ? matches.best(0, matches.count).map((place) => pages[place] as SearchedPage) : pages;
    const items = found
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ id, title, summary, path }) => ({ id, title, summary, path }));
    return { items, total: found.length, page, pageSize };
  }

  async searchEntries(language: Language): Promise<SearchEntries> {
    const { pages } = await this.in(language);
    const entries = pages.map(({ details: _, ...entry }) => ({ ...entry, kind: 'page' }));
    return { entries, complete: true };
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
    const page = (id: FoundPageName, path: string, title: string, summary: string, details = ''): SearchedPage => ({
      id,
      title,
      summary,
      path,
      keywords: searchWords[id][language],
      details,
    });
    const pages = [
      page('services', links.services(), services.title, services.lead),
      ...services.services.map(({ id, tab, title, audience, outcome, offer, process, deliverables, questions }) =>
        page(
          id,
          links.services(id),
          tab,
          title,
          [
            audience,
            outcome,
            ...offer,
            ...[...process, ...questions].flatMap(({ name, text }) => [name, text]),
            ...deliverables,
          ].join(' '),
        ),
      ),
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
        path: `${links.about()}#${id}`,
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
    const documents = pages.map(({ title, keywords, summary, details }) => ({
      name: title,
      labels: keywords,
      description: summary,
      details,
    }));
    return { at: Date.now(), from, pages, index: new FullTextSearch(language, documents) };
  }
}
