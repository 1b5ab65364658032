import type { AuthoredCourse, Enrolment } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { toRows } from '../src/seed/course-rows.ts';
import { courseSeeds } from '../src/seed/course-seeds.ts';
import { demoProducer } from '../src/seed/demo-draft.ts';
import { demoCustomer, writeDemoPeople } from '../src/seed/demo-people.ts';
import { writeCourse } from '../src/seed/seed-learning.ts';
import { TestLearning } from './harness/learning.ts';

describe.each(databases())('a first look on %s', (kind) => {
  let learning: TestLearning;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
    const database = learning.service.get(Database);
    const rows = await toRows(
      courseSeeds.find(({ id }) => id === 'iso-19650-in-practice') as (typeof courseSeeds)[number],
    );
    await database.transaction((manager) => writeCourse(manager, rows));
    for (const _ of ['once', 'again']) await database.transaction((manager) => writeDemoPeople(manager));
    await learning.service.get(Catalogue).refresh();
  });
  afterAll(() => learning?.close());

  it('shows the customer a course that was begun', async () => {
    const ana = learning.service.as(buildUser({ id: demoCustomer }));
    const { body } = await ana.get<Enrolment[]>('/api/enrolments');
    expect(body).toMatchObject([{ courseId: 'iso-19650-in-practice', completedLessons: 2, certificateCode: null }]);
    expect(body[0]?.nextLessonId).toBeTruthy();
  });

  it('shows the producer a draft that could be submitted', async () => {
    const bruno = learning.service.as(buildUser({ id: demoProducer, role: 'producer' }));
    const { body } = await bruno.get<AuthoredCourse[]>('/api/content/courses');
    expect(body).toMatchObject([{ id: 'a-naming-plan-in-one-hour', status: 'draft', lessonCount: 2 }]);
    const submitted = await bruno.post<AuthoredCourse>('/api/content/courses/a-naming-plan-in-one-hour/submit');
    expect([submitted.status, submitted.body.status]).toEqual([200, 'submitted']);
  });
});
