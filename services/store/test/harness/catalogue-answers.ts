import { languages, productCategories, productTypes } from '@arcada/contracts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';

const sorts = ['newest', 'price', '-price', 'name'] as const;
const questions = ['door', 'dor', 'wall counter', 'revit', 'iso19650', 'script data', 'level guard 2', 'zebra'];

/**
 * Every response of a catalogue: all lists in every order and filter, pages, searches, featured,
 * entries, products.
 */
export async function answersOf(catalogue: Catalogue, ids: readonly string[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const language of languages) {
    const list = (query: Partial<Parameters<Catalogue['list']>[0]>) => {
      const asked = { sort: 'newest', page: 1, pageSize: 100, ...query } as const;
      answers[`${language} ${JSON.stringify(query)}`] = catalogue.list(asked, language);
    };
    for (const sort of sorts) {
      for (const type of [undefined, ...productTypes])
        for (const category of [undefined, ...productCategories]) list({ sort, type, category });
      list({ sort, page: 2, pageSize: 5 });
      for (const q of questions) list({ sort, q });
      list({ sort, q: 'revit', type: 'plugin' });
    }
    answers[`${language} featured`] = catalogue.featured(language);
    answers[`${language} entries`] = catalogue.searchEntries(language);
    for (const id of ids) {
      const detail = catalogue.detail(id, language).catch(() => 'not on sale');
      const known = [catalogue.find(id, language), catalogue.downloadFile(id)?.fileName];
      answers[`${language} ${id}`] = `${await detail} ${JSON.stringify(known)}`;
    }
  }
  return answers;
}
