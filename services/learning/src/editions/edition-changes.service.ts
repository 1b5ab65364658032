import type { EditionChanges as Changes, Language } from '@arcada/contracts';
import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { textIn } from '../catalogue/course-model.ts';
import type { States } from '../progress/course-state.ts';
import {
  EditionLessonEntity,
  EditionSeenEntity,
  type LessonChangeKind,
  lessonChangeKinds,
  PublishedEditionEntity,
} from './edition.entity.ts';
import { editionPublishedTask } from './edition-readers.service.ts';
import { netChanges } from './net-changes.ts';

export interface LessonChange extends Pick<EditionLessonEntity, 'change' | 'place' | 'titles'> {
  id: string;
}
interface Taken {
  courseId: string;
  since: Date;
}

/** What has changed in the lessons of a course since a learner looked last. */
@Injectable()
export class EditionChanges {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** In the transaction that publishes it, under the course's lock; returns its number. */
  async record(manager: EntityManager, courseId: string, changes: readonly LessonChange[]): Promise<number> {
    const number = (await manager.countBy(PublishedEditionEntity, { courseId })) + 2;
    await manager.insert(PublishedEditionEntity, { courseId, number, publishedAt: new Date() });
    if (changes.length === 0) return number;
    const lessons = changes.map(({ id: lessonId, ...change }) => ({ courseId, number, lessonId, ...change }));
    await manager.insert(EditionLessonEntity, lessons);
    await this.outbox.addTask(manager, editionPublishedTask, { courseId, number });
    return number;
  }

  /** Of the learner's courses, those whose lessons have changed since the learner has them and looked last. */
  async ofCourses(
    userId: string,
    taken: readonly Taken[],
    language: Language,
    statesOf: (courseId: string) => States,
  ): Promise<Map<string, Changes>> {
    const { read } = this.database;
    const courseId = In(taken.map((one) => one.courseId));
    const editions = await read.find(PublishedEditionEntity, { where: { courseId }, order: { number: 'ASC' } });
    if (editions.length === 0) return new Map();
    const seen = await read.findBy(EditionSeenEntity, { userId, courseId });
    const news = editions.filter(({ courseId: id, number, publishedAt }) => {
      const since = taken.find((one) => one.courseId === id)?.since;
      return since && publishedAt > since && number > (seen.find((one) => one.courseId === id)?.number ?? 0);
    });
    const lessons = news.length ? await read.findBy(EditionLessonEntity, { courseId }) : [];
    const found = [...Map.groupBy(news, (edition) => edition.courseId)].flatMap(([id, numbers]) => {
      const steps = numbers.map(({ number }) =>
        lessons.filter((lesson) => lesson.courseId === id && lesson.number === number),
      );
      const last = numbers.at(-1);
      const net = netChanges(steps);
      return last && net.length ? [[id, present(last, net, language, statesOf(id))] as const] : [];
    });
    return new Map(found);
  }

  /** The learner has seen what changed up to this edition. */
  async dismiss(userId: string, courseId: string, edition: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const known = await manager.findOneBy(EditionSeenEntity, { userId, courseId });
      const newest = await manager.countBy(PublishedEditionEntity, { courseId });
      const number = Math.min(Math.max(edition, known?.number ?? 0), newest + 1);
      await manager.upsert(EditionSeenEntity, { userId, courseId, number }, ['userId', 'courseId']);
    });
  }
}

function present(
  { number, publishedAt }: PublishedEditionEntity,
  lessons: readonly EditionLessonEntity[],
  language: Language,
  states: States,
): Changes {
  const of = (kind: LessonChangeKind) =>
    lessons
      .filter(({ change }) => change === kind)
      .sort((left, right) => left.place - right.place)
      .map(({ lessonId: id, titles }) => ({ id, title: textIn(titles, language) || id }));
  const [added, removed, changed] = lessonChangeKinds.map(of);
  return {
    edition: number,
    publishedAt: publishedAt.toISOString(),
    added: added ?? [],
    removed: (removed ?? []).map((lesson) => ({ ...lesson, completed: states.get(lesson.id)?.completedAt != null })),
    changed: changed ?? [],
  };
}
