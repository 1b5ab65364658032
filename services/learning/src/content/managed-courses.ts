import {
  type AdminCourse,
  type AdminCourseQuery,
  type CourseDifference,
  centsToDollars,
  type HandedInCourse,
  type KeysetPage,
  type Language,
} from '@arcada/contracts';
import { fold } from '@arcada/search';
import { Database, keysetOf } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import type { CourseEntity } from '../catalogue/course.entity.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { isUnsubmitted, phaseOf } from '../catalogue/course-phase.ts';
import { readEditions, readWorking } from '../catalogue/edition.ts';
import { People } from '../people/people.ts';
import { authoredSummary } from './authored-view.ts';
import { courseDifferences } from './course-differences.ts';
import { gapsOf } from './course-gaps.ts';
import { courseVersion } from './part-versions.ts';

type State = NonNullable<AdminCourseQuery['status']>;
const isIn: Record<State, (course: CourseModel) => boolean> = {
  submitted: ({ row }) => phaseOf(row) === 'submitted',
  published: ({ row }) => row.status === 'published',
  archived: ({ row }) => row.status === 'archived',
  draft: ({ row }) => phaseOf(row) === 'draft' && row.adminNote === null,
  'sent-back': ({ row }) => phaseOf(row) === 'draft' && row.adminNote !== null,
  revision: ({ edition }) => edition !== undefined,
};

/** Courses of every author and status, as admins see them. */
@Injectable()
export class ManagedCourses {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly people: People,
  ) {}

  async list({ status, q, ...request }: AdminCourseQuery, language: Language): Promise<KeysetPage<AdminCourse>> {
    const wanted = fold(q ?? '');
    const titleOf = (course: CourseModel) => fold(inLanguage(course.texts, language).title);
    const found = this.catalogue
      .all()
      .filter(
        (course) =>
          (!status || isIn[status](course)) &&
          `${titleOf(course)}\n${course.row.id}\n${fold(course.row.instructorName)}`.includes(wanted),
      );
    const { rows, ...page } = keysetOf(found, request, {
      idOf: ({ row }) => row.id,
      orders: { updatedAt: ({ row }) => row.updatedAt, title: titleOf, price: ({ row }) => row.priceCents },
    });
    const learners = await this.access.learners(rows.map(({ row }) => row.id));
    return { items: rows.map((course) => view(course, learners, language)), ...page };
  }

  async read(id: string, language: Language): Promise<AdminCourse> {
    return view(this.catalogue.working(id), await this.access.learners([id]), language);
  }

  /** What an admin decides about, read from the database together with its version. */
  async handedIn(id: string, adminId: string, language: Language): Promise<HandedInCourse> {
    // The snapshot may be behind another process's write.
    await this.catalogue.refresh();
    const course = this.catalogue.working(id);
    const working = await readWorking(this.database.read, course.row);
    const onSale = (await readEditions(this.database.read, id)).get(id);
    const { ownerId } = course.row;
    return {
      course: await this.read(id, language),
      ownerName: (ownerId && (await this.people.names([ownerId])).get(ownerId)) || null,
      version: courseVersion(course.row, working),
      isUnsubmitted: isUnsubmitted(course.row, adminId),
      lessons: course.lessons.map(({ row, texts }) => ({ id: row.id, title: inLanguage(texts, language).title })),
      differences: onSale ? [...pricesOf(course.row), ...courseDifferences(onSale, working, language)] : null,
      ...gapsOf(
        course,
        Map.groupBy(working.lessonTexts, ({ lessonId }) => lessonId),
        language,
      ),
    };
  }
}

/** The price belongs to the sale, and not to the editions: the next one asks for another. */
function pricesOf({ priceCents, revisedPriceCents }: CourseEntity): CourseDifference[] {
  if (revisedPriceCents === null || revisedPriceCents === priceCents) return [];
  const [before, after] = [priceCents, revisedPriceCents].map((cents) => centsToDollars(cents).toFixed(2));
  return [{ lesson: null, field: 'price', language: null, before: before ?? null, after: after ?? null }];
}

function view(course: CourseModel, learners: ReadonlyMap<string, number>, language: Language): AdminCourse {
  const { id, ownerId, instructorName, featuredPlace } = course.row;
  return {
    ...authoredSummary(course, language),
    ownerId,
    instructorName,
    featuredPlace,
    underRevision: course.edition !== undefined,
    learners: learners.get(id) ?? 0,
  };
}
