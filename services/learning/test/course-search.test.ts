import type { CourseSummary, Language, PageOf } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { toRows } from '../src/seed/course-rows.ts';
import { courseSeeds } from '../src/seed/course-seeds.ts';
import { writeCourse } from '../src/seed/seed-learning.ts';
import { TestLearning } from './harness/learning.ts';

describe.each(databases())('the courses of the seed on %s', (kind) => {
  let learning: TestLearning;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
    for (const seed of courseSeeds) {
      const rows = await toRows(seed);
      await learning.service.get(Database).transaction((manager) => writeCourse(manager, rows));
    }
    await learning.service.get(Catalogue).takeOverChanges();
  });
  afterAll(() => learning?.close());

  it.each<[string, Language, string]>([
    ['clash detection', 'en', 'clash-detection-that-closes'],
    ['clash detection', 'pt-BR', 'clash-detection-that-closes'],
    ['clash detection', 'es', 'clash-detection-that-closes'],
    ['interferências', 'pt-BR', 'clash-detection-that-closes'],
    ['4D', 'en', 'construction-sequence-with-timeliner'],
    ['4D', 'pt-BR', 'construction-sequence-with-timeliner'],
    ['4D', 'es', 'construction-sequence-with-timeliner'],
    ['cronograma', 'pt-BR', 'construction-sequence-with-timeliner'],
    ['EIR BEP', 'en', 'iso-19650-in-practice'],
    ['EIR BEP', 'pt-BR', 'iso-19650-in-practice'],
    ['EIR BEP', 'es', 'iso-19650-in-practice'],
    ['TIDP', 'pt-BR', 'responsibility-and-delivery-plans'],
  ])('are found by what people call their subject: %s in %s leads to %s', async (q, lang, course) => {
    const { body } = await learning.visitor.get<PageOf<CourseSummary>>(
      `/api/courses?${new URLSearchParams({ q, lang })}`,
    );
    expect(body.items[0]?.id).toBe(course);
  });
});
